import type { ListedItem } from '../../../core/contract/listed-item';

/**
 * First occurrence of each code. `doubled`: codes that occur again with different content and are therefore ambiguous.
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
