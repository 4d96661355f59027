/** A month that has ended, with its latest closing; that one may have been reopened. */
export interface BookMonth<Closing> {
  month: string;
  closing: Closing | null;
}

/** Every month once, the newest first, whether it is open or closed. `closings` come newest first. */
export function bookMonths<Closing extends { month: string }>(
  open: readonly string[],
  closings: readonly Closing[],
): BookMonth<Closing>[] {
  const latest = new Map<string, Closing>();
  for (const closing of closings) if (!latest.has(closing.month)) latest.set(closing.month, closing);
  return [...new Set([...open, ...latest.keys()])]
    .sort()
    .reverse()
    .map((month) => ({ month, closing: latest.get(month) ?? null }));
}
