import { DAY } from './date';

/** Calendar days in Asia/Jakarta, `YYYY-MM-DD`, both included. */
export interface Span {
  from: string;
  to: string;
}

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const moved = (day: string, days: number): string => dayOf(at(day) + days * DAY);

export const lengthOf = ({ from, to }: Span): number => (at(to) - at(from)) / DAY + 1;

export function monthSpan(month: string): Span {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, nth, 0)).toISOString().slice(0, 10) };
}

export function monthAfter(month: string, months = 1): string {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth - 1 + months, 1)).toISOString().slice(0, 7);
}

/**
 * Comparison period: a year to date is compared with the same days of the year before, whole months with as many months
 * before, the first days of a month with the same days of the month before, any other range with as many days before.
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

const DAYS_SHOWN = 93;

export const isByMonth = (span: Span): boolean => lengthOf(span) > DAYS_SHOWN;

export const daysOf = (span: Span): string[] =>
  Array.from({ length: lengthOf(span) }, (_, nth) => moved(span.from, nth));

export function monthsOf({ from, to }: Span): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month)) months.push(month);
  return months;
}
