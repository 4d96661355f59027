/** Caches the result for `milliseconds`; failures are not cached. */
export function keptFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; value: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (kept && now < kept.until) return kept.value;
    const value = read();
    const mine = { until: now + milliseconds, value };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return value;
  };
}
