import { day } from './shapes';

/** Longest range of one's own, days. */
export const LONGEST_RANGE = 366;

/** No website and no order is older, and none sells that far ahead. */
const FIRST_DAY = '2015-01-01';
const LAST_DAY = '2099-12-31';
const DAY = 86_400_000;

/** Both ends of a range of days, both included; or neither. */
export const dayRange = { from: day.optional(), to: day.optional() };

export const isDayRange = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean => {
  if (from === undefined && to === undefined) return true;
  if (from === undefined || to === undefined || to < from) return false;
  if (from < FIRST_DAY || to > LAST_DAY) return false;
  return Date.parse(to) - Date.parse(from) < LONGEST_RANGE * DAY;
};

export const wrongDayRange = { path: ['from'], message: `Pilih rentang 1 sampai ${LONGEST_RANGE} hari.` };
