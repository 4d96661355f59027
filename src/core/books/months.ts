import type { BookClosing } from '../contract/books';

/** A month that has ended, with its latest closing; that one may have been reopened. */
export interface BookMonth {
  month: string;
  closing: BookClosing | null;
}

/** Every month once, the newest first, whether it is open or closed. `closings` come newest first. */
export function bookMonths(open: readonly string[], closings: readonly BookClosing[]): BookMonth[] {
  const latest = new Map<string, BookClosing>();
  for (const closing of closings) if (!latest.has(closing.month)) latest.set(closing.month, closing);
  return [...new Set([...open, ...latest.keys()])]
    .sort()
    .reverse()
    .map((month) => ({ month, closing: latest.get(month) ?? null }));
}
