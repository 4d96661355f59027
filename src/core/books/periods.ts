import { DAY } from '../format/date';

/** Calendar days in Asia/Jakarta, `YYYY-MM-DD`, both included. */
export interface Span {
  from: string;
  to: string;
}

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const moved = (day: string, days: number): string => dayOf(at(day) + days * DAY);

/** Days of a stretch. */
export const lengthOf = ({ from, to }: Span): number => (at(to) - at(from)) / DAY + 1;

/** `2026-11` → its first and last day. */
export function monthSpan(month: string): Span {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, nth, 0)).toISOString().slice(0, 10) };
}

/** `2026-11`, one month on: `2026-12`. */
export function monthAfter(month: string, months = 1): string {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth - 1 + months, 1)).toISOString().slice(0, 7);
}

/**
 * What a period is set beside: a year so far beside the same days of the one before, whole months beside as many before
 * them, the first days of a month beside the same days of the one before, every other stretch beside as many days
 * before it.
 */
export function spanBefore({ from, to }: Span): Span {
  if (!from.endsWith('-01')) return { from: moved(from, -lengthOf({ from, to })), to: moved(from, -1) };
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  const running = monthsOf({ from, to }).length;
  const months = from.endsWith('-01-01') && running > 1 ? 12 : running;
  const begin = monthAfter(first, -months);
  const end = monthSpan(monthAfter(last, -months));
  if (to === monthSpan(last).to) return { from: `${begin}-01`, to: end.to };
  const sameDay = `${end.to.slice(0, 8)}${to.slice(8)}`;
  return { from: `${begin}-01`, to: sameDay > end.to ? end.to : sameDay };
}

/** Longer than this, a period is told by months. */
const DAYS_SHOWN = 93;

/** Whether the chart of a period has a point for each month instead of each day. */
export const isByMonth = (span: Span): boolean => lengthOf(span) > DAYS_SHOWN;

export const daysOf = (span: Span): string[] =>
  Array.from({ length: lengthOf(span) }, (_, nth) => moved(span.from, nth));

/** Months that a period touches, `YYYY-MM`. */
export function monthsOf({ from, to }: Span): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month)) months.push(month);
  return months;
}
