import type { PricedVariation } from '../../../catalogue/domain/priced';

export interface ItemGroup {
  name: string;
  items: PricedVariation[];
}

/** Items by group that contain every searched word; dots in numbers are ignored. */
export function groupsOf(items: readonly PricedVariation[], search: string): ItemGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const groups = new Map<string, PricedVariation[]>();
  for (const item of items) {
    const text = plain(`${item.name} ${item.group} ${item.sku}`);
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  }
  return [...groups].map(([name, of]) => ({ name, items: of }));
}

const plain = (text: string): string => text.toLowerCase().replaceAll('.', '');
