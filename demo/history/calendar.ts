import { dayNumber } from '../../src/core/format/date';
import type { Chance } from '../chance';
import { DAY, HOUR, JAKARTA_OFFSET, MINUTE } from '../time';

/** Minimum time between two purchases: the first is finished before the second begins. */
const GAP = 3 * MINUTE;

/** Weight of each hour of a Jakarta day. */
const HOURS = [2, 1, 0.5, 0.3, 0.4, 1, 2, 4, 6, 7, 8, 9, 11, 10, 8, 8, 9, 10, 12, 15, 16, 14, 9, 5];
/** Weight of each weekday, Sunday first. */
const WEEKDAYS = [1.3, 0.9, 0.85, 0.9, 0.95, 1.1, 1.35];

/**
 * Instants of purchases (milliseconds since 1970, ascending), about `perDay` a day over the last `days` days and
 * slowly growing, all long enough before `now` to be finished.
 */
export function purchaseTimes(chance: Chance, now: number, days: number, perDay: number): number[] {
  const today = dayNumber(now);
  const drafts: number[] = [];
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const midnight = (today - ago) * DAY - JAKARTA_OFFSET;
    const growth = 0.8 + 0.4 * (1 - ago / days);
    const mean = perDay * growth * weekday(today - ago) * payday(midnight);
    const count = Math.round((mean * chance.between(80, 120)) / 100);
    for (let one = 0; one < count; one += 1) drafts.push(midnight + timeOfDay(chance));
  }
  const latest = now - 2 * GAP;
  return spread(drafts.filter((at) => at < latest)).filter((at) => at < latest);
}

const HOUR_NUMBERS = [...HOURS.keys()];

function timeOfDay(chance: Chance): number {
  const hour = chance.weighted(HOUR_NUMBERS, (at) => HOURS[at] ?? 0);
  return hour * HOUR + chance.between(0, HOUR - 1);
}

/** 1 January 1970 was a Thursday. */
const weekday = (day: number): number => WEEKDAYS[(day + 4) % 7] ?? 1;

function payday(midnight: number): number {
  const date = new Date(midnight + JAKARTA_OFFSET).getUTCDate();
  return date >= 25 || date <= 3 ? 1.2 : 1;
}

function spread(times: readonly number[]): number[] {
  let before = 0;
  return [...times]
    .sort((one, other) => one - other)
    .map((at) => {
      before = Math.max(at, before + GAP);
      return before;
    });
}
