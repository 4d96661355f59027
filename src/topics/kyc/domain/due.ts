import { dayNumber } from '../../../core/format/date';

const DAY = 86_400_000;

/** Adds business days (Monday to Friday in Asia/Jakarta) at the same time of day. Public holidays are not known. */
export function businessDaysAfter(iso: string, days: number): string {
  let at = Date.parse(iso);
  let left = days;
  while (left > 0) {
    at += DAY;
    if (isBusinessDay(at)) left -= 1;
  }
  return new Date(at).toISOString();
}

/** Day 0, 1 January 1970, was a Thursday. */
const isBusinessDay = (instant: number): boolean => {
  const weekday = (dayNumber(instant) + 4) % 7;
  return weekday !== 0 && weekday !== 6;
};
