import { minuteOfDay } from '../../core/format/date';

/** `HH:mm` in Asia/Jakarta. */
export interface OpenHours {
  from: string;
  to: string;
}

const DAY_MINUTES = 1440;
const MINUTE = 60_000;

/** Start inclusive, end exclusive; null means always. May cross midnight. */
export const isOpen = (hours: OpenHours | null, now: number): boolean => {
  if (!hours) return true;
  const [from, to, at] = [minutes(hours.from), minutes(hours.to), minuteOfDay(now)];
  return from <= to ? at >= from && at < to : at >= from || at < to;
};

/** Next opening after `now` (milliseconds since 1970); null while open. */
export const opensAt = (hours: OpenHours | null, now: number): number | null => {
  if (!hours || isOpen(hours, now)) return null;
  const wait = (minutes(hours.from) - minuteOfDay(now) + DAY_MINUTES) % DAY_MINUTES;
  return Math.floor(now / MINUTE) * MINUTE + wait * MINUTE;
};

const minutes = (clock: string): number => {
  const [hour = '0', minute = '0'] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
};
