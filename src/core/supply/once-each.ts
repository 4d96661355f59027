import type { ListedItem } from './listed-item';

/**
 * Each code of a list once, as it stands there first. `doubled`: codes that stand there again and say something else, so
 * that nobody knows which of them is meant.
 */
export function onceEach(list: readonly ListedItem[]): { items: ListedItem[]; doubled: string[] } {
  const first = new Map<string, ListedItem>();
  const doubled = new Set<string>();
  for (const item of list) {
    const known = first.get(item.code);
    if (!known) first.set(item.code, item);
    else if (JSON.stringify(known) !== JSON.stringify(item)) doubled.add(item.code);
  }
  return { items: [...first.values()], doubled: [...doubled] };
}
