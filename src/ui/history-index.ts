/** The router's index in this tab's history: 0 is the first page. Null if unknown. */
export function historyIndex(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx ?? null;
}
