type Comparator<Item> = (one: Item, other: Item) => boolean;

/**
 * Items of all lists without repetitions; the first one wins. The last argument compares two items. Refine may pass an
 * undefined list.
 */
export default function unionWith<Item>(...args: [...lists: Item[][], isSame: Comparator<Item>]): Item[] {
  const isSame = args.at(-1) as Comparator<Item>;
  const union: Item[] = [];
  for (const item of (args.slice(0, -1) as Item[][]).filter(Array.isArray).flat())
    if (!union.some((other) => isSame(other, item))) union.push(item);
  return union;
}
