/** The first of all items with the same value of a property, in their order. */
function uniqBy<Item extends object>(items: readonly Item[], key: keyof Item): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => !seen.has(item[key]) && seen.add(item[key]));
}

export default uniqBy;
