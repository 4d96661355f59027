import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MOST_PAGES } from '../../core/contract/query-text';

/** Text values of a page stored in its URL. Changing any of them except `page` returns to page 1. */
export function useQueryState<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(
    () => Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined])) as State<Name>,
    [names, query],
  );
  const change = useCallback(
    (part: Partial<Record<Name | 'page', string | undefined>>) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          if (!('page' in part)) next.delete('page');
          for (const [name, value] of Object.entries(part)) {
            if (value) next.set(name, String(value));
            else next.delete(name);
          }
          return next;
        },
        { replace: !('page' in part) },
      ),
    [setQuery],
  );
  return [state, change] as const;
}

type State<Name extends string> = Record<Name, string | undefined>;

/** Page of an address. One beyond the bound of every list asks for that bound, and so leads to the last page. */
export const pageNumber = (text: string | null | undefined): number => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, MOST_PAGES) : 1;
};
