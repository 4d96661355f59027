import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mayBeId } from '../../../../platform/web/record-id';

const FAVORITES = 'favorite';

export interface Shelf {
  search: string;
  /** Category id, `favorite`, or empty for all. */
  section: string;
  pages: number;
}

export const PORTION = 20;

/** Kept in the URL, so that it can be shared and restored after a purchase. */
export function useShelf() {
  const [query, setQuery] = useSearchParams();
  const shelf: Shelf = {
    search: query.get('search') ?? '',
    section: sectionOf(query),
    pages: pagesOf(query.get('page')),
  };

  const change = useCallback(
    (part: Partial<Shelf>) =>
      setQuery(
        (now) => written({ search: now.get('search') ?? '', section: sectionOf(now), pages: 1, ...part }),
        {
          // Typing and loading more create no history entries.
          replace: true,
        },
      ),
    [setQuery],
  );

  return [shelf, change] as const;
}

export const portionOf = ({ search, section }: Shelf, page: number) => ({
  page,
  limit: PORTION,
  ...(search && { search }),
  ...(section === FAVORITES ? { favorite: '1' as const } : section && { category: section }),
});

export const isFavorites = ({ section }: Shelf): boolean => section === FAVORITES;

function written({ search, section, pages }: Shelf): URLSearchParams {
  const next = new URLSearchParams();
  if (search) next.set('search', search);
  if (section === FAVORITES) next.set('favorite', '1');
  else if (section) next.set('category', section);
  if (pages > 1) next.set('page', String(pages));
  return next;
}

function sectionOf(query: URLSearchParams): string {
  if (query.get('favorite') === '1') return FAVORITES;
  const category = query.get('category');
  return mayBeId(category) ? category : '';
}

const pagesOf = (text: string | null): number => {
  const pages = Number(text);
  return Number.isInteger(pages) && pages > 0 && pages <= 50 ? pages : 1;
};
