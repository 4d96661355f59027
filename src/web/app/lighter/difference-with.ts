/** Items that equal none of the others. */
const differenceWith = <Item>(
  items: readonly Item[] = [],
  others: readonly Item[] = [],
  isSame: (one: Item, other: Item) => boolean = Object.is,
): Item[] => items.filter((item) => !others.some((other) => isSame(item, other)));

export default differenceWith;
