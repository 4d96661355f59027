/** Caches the result for `milliseconds`; failures are not cached. */
export function cachedFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { until: number; value: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (cached && now < cached.until) return cached.value;
    const value = read();
    const mine = { until: now + milliseconds, value };
    cached = mine;
    value.catch(() => {
      if (cached === mine) cached = undefined;
    });
    return value;
  };
}
