/** Where the router stands in this tab's history: 0 is the first page that was opened. Null where it does not know. */
export function placeInHistory(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx ?? null;
}
