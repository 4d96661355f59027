import { dayOf, months } from './date';

/** Month in Jakarta of an instant (milliseconds since 1970): `2026-11`. */
export const monthOf = (instant: number): string => dayOf(new Date(instant).toISOString()).slice(0, 7);

/** `2026-11` and 2 → `2027-01`; `by` may be negative. */
export const addMonths = (month: string, by: number): string => {
  const count = numberOf(month) + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

/** `2026-11` → `Nov 2026`; invalid text stays unchanged. */
export const monthText = (month: string): string =>
  isMonth(month) ? `${months[numberOf(month) % 12]} ${month.slice(0, 4)}` : month;

/** Consecutive months as `Sep 2026 – Nov 2026`, others one by one. */
export const monthsText = (all: readonly string[]): string => {
  const [first = '', last = ''] = [all[0], all.at(-1)];
  const isRow = all.length > 1 && all.every((month, at) => isMonth(month) && month === addMonths(first, at));
  return isRow ? `${monthText(first)} – ${monthText(last)}` : all.map(monthText).join(', ');
};

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
