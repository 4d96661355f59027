import type { StatisticDay, StatisticHour } from '../../../../src/core/contract/statistic';
import { dayOfNumber } from '../../../../src/core/statistic/period';
import { figuresFor, type Sight } from './shown';
import type { Stretch } from './store';
import { NO_SUMS, type Sums } from './sums';

/** Days of a period, each with the corresponding day of the preceding one; includes days without orders. */
export function daysOf(
  sight: Sight,
  rows: readonly (Sums & { day: number })[],
  now: Stretch,
  before: Stretch,
): StatisticDay[] {
  const sums = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: now.last - now.first + 1 }, (_, at) => ({
    day: dayOfNumber(now.first + at),
    ...figuresFor(sight, sums.get(now.first + at) ?? NO_SUMS),
    ...besideFor(sight, before.first + at <= before.last ? sums.get(before.first + at) : undefined),
  }));
}

export function hoursOf(
  sight: Sight,
  rows: readonly (Sums & { day: number; hour: number })[],
  { now, before, lastHour }: { now: Stretch; before: Stretch; lastHour: number },
): StatisticHour[] {
  const sums = new Map(rows.map((row) => [`${row.day} ${row.hour}`, row]));
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    is_ahead: hour > lastHour,
    ...figuresFor(sight, sums.get(`${now.first} ${hour}`) ?? NO_SUMS),
    ...besideFor(sight, sums.get(`${before.first} ${hour}`)),
  }));
}

const besideFor = (sight: Sight, { orders, profit } = NO_SUMS) => ({
  orders_before: orders,
  profit_before: sight.sales ? profit : null,
});
