import { minuteOfDay } from '../format/date';

/** Daily closing hours of a brand, `HH:mm` in Asia/Jakarta (domain 3.4); null when it never closes. */
export interface CutOffWindow {
  cut_off_start: string | null;
  cut_off_end: string | null;
}

/**
 * `now` in milliseconds since 1970. The start is inclusive, the end exclusive. A start after the end crosses midnight
 * (domain 8: 23:45–00:15).
 */
export const isCutOff = ({ cut_off_start, cut_off_end }: CutOffWindow, now: number): boolean => {
  if (!cut_off_start || !cut_off_end) return false;
  const start = minutes(cut_off_start);
  const end = minutes(cut_off_end);
  const at = minuteOfDay(now);
  return start <= end ? at >= start && at < end : at >= start || at < end;
};

const DAY = 24 * 60;

/** Milliseconds from `now` until Jakarta's clock next shows `end`. */
export const untilClock = (end: string, now: number): number =>
  ((minutes(end) - minuteOfDay(now) + DAY) % DAY) * 60_000 - (now % 60_000);

const minutes = (clock: string): number => {
  const [hour = '0', minute = '0'] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
};
