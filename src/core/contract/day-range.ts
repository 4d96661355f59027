import { DAY, date } from '../format/date';
import { type Days, daysError } from '../format/days';
import { day } from './shapes';

export const LONGEST_RANGE = 366;

/** Bounds of a date: no order is older, and no sale is planned further ahead. */
const FIRST_DAY = '2015-01-01';
const LAST_DAY = '2099-12-31';

/** Both days inclusive; both or neither. */
export const dayRange = { from: day.optional(), to: day.optional() };

/** Error text of a range; null if valid. Omitting both ends is valid. */
export function dayRangeError({ from, to }: Days): string | null {
  if (from === undefined && to === undefined) return null;
  if (!from || !to) return 'Pilih tanggal awal dan tanggal akhir.';
  const wrong = daysError({ from, to });
  if (wrong) return wrong;
  if (from < FIRST_DAY || to > LAST_DAY)
    return `Pilih tanggal antara ${date(FIRST_DAY)} dan ${date(LAST_DAY)}.`;
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return length > LONGEST_RANGE ? `Rentang tanggal paling lama ${LONGEST_RANGE} hari.` : null;
}

export const isDayRange = (range: Days): boolean => dayRangeError(range) === null;

export const wrongDayRange = {
  path: ['from'],
  error: ({ input }: { input?: unknown }) => dayRangeError(input as Days) ?? undefined,
};
