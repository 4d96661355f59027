import { useMemo } from 'react';
import { onDesktop } from '../../api/device';
import { useFacts } from '../../api/facts';
import { useKnownLink } from '../../api/known-path';
import { type RecentPick, recentPicks } from '../../api/recent-picks';
import { type IconName, iconNames } from '../../core/look/icons';
import { hasPanelMode } from '../../features/mode/mode';
import { matching, type SearchEntry } from '../header/search-entries';
import { foundGroups } from './found-rows';
import type { PaletteGroup, PaletteRow } from './row';
import { type FinderState, useFinder } from './use-finder';

export type PaletteContent = { groups: PaletteGroup[] } & Omit<FinderState, 'found'>;

/** Results for the text, or recent picks without one. `picks` changes when picks are forgotten. */
export function useGroups(text: string, entries: () => SearchEntry[], picks: number): PaletteContent {
  const { profile, can } = useFacts();
  const known = useKnownLink();
  const { found, ...state } = useFinder(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: storage is read anew when something was forgotten
  const recent = useMemo(
    () => recentPicks(profile.id).filter(({ path }) => known(path) !== null),
    [profile.id, known, picks],
  );
  const groups = useMemo((): PaletteGroup[] => {
    if (text.trim() === '') return grouped('recent', recent.map(recentRow));
    const places = { orders: can('product.order').can, panel: hasPanelMode(profile, onDesktop()) };
    return [
      ...grouped('pages', matching(entries(), text).map(pageRow)),
      ...(found ? foundGroups(found, places) : []),
    ];
  }, [text, recent, entries, found, profile, can]);
  return { groups, ...state };
}

const grouped = (name: PaletteGroup['name'], rows: PaletteRow[]): PaletteGroup[] =>
  rows.length > 0 ? [{ name, rows }] : [];

const pageRow = (entry: SearchEntry): PaletteRow => ({
  key: entry.kind === 'page' ? entry.path : entry.url,
  title: entry.label,
  detail: entry.hint,
  picture: { icon: entry.icon },
  target: { entry },
});

const isIcon = (name: string | null): name is IconName => iconNames.some((one) => one === name);

const recentRow = ({ path, title, detail, icon, tile }: RecentPick): PaletteRow => ({
  key: path,
  title,
  detail,
  picture: tile ? { tile } : { icon: isIcon(icon) ? icon : 'history' },
  target: { path, isKept: true },
});
