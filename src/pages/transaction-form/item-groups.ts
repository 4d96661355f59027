import type { Variation } from '../../core/contract/catalogue';

export interface ItemGroup {
  name: string;
  items: Variation[];
}

/** Items by group in the order they came, those that hold every searched word; dots in numbers do not matter. */
export function groupsOf(items: readonly Variation[], search: string): ItemGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const groups = new Map<string, Variation[]>();
  for (const item of items) {
    const text = plain(`${item.name} ${item.group} ${item.sku}`);
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  }
  return [...groups].map(([name, of]) => ({ name, items: of }));
}

const plain = (text: string): string => text.toLowerCase().replaceAll('.', '');
