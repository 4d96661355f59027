import type { Statistic, StatisticDay, StatisticHour } from '../../contract/statistic';
import { copy } from './copy';
import { dayText, hourText, runningIndex } from './spans';

export interface Slots {
  labels: string[];
  labelTitle: string;
  isDay: boolean;
  runningAt: number | undefined;
  /** Null for slots in the future. */
  values: (of: (slot: StatisticDay | StatisticHour) => number | null) => (number | null)[];
  valuesBefore: (of: (slot: StatisticDay | StatisticHour) => number | null) => (number | null)[];
  words: { orders: string; profit: string; now: string; before: string };
}

export const beforeWord = ({ previous_until }: Statistic): string =>
  previous_until ? copy.yesterday : copy.lastPeriod;

export function slotsOf(statistic: Statistic): Slots {
  const { today, days, hours, previous_until } = statistic;
  const runningAt = runningIndex(statistic);
  const names = { now: previous_until ? copy.today : copy.thisPeriod, before: beforeWord(statistic) };
  if (hours.length === 0) {
    return {
      labels: days.map(({ day }) => dayText(day)),
      ...{ labelTitle: copy.day, isDay: false, runningAt },
      values: (of) => days.map((one) => (one.day > today ? null : of(one))),
      valuesBefore: (of) => days.map(of),
      words: { orders: copy.ordersOfDays, profit: copy.profitOfDays, ...names },
    };
  }
  return {
    labels: hours.map(({ hour }) => hourText(hour)),
    ...{ labelTitle: copy.hour, isDay: true, runningAt },
    values: (of) => hours.map((hour) => (hour.is_ahead ? null : of(hour))),
    valuesBefore: (of) => hours.map(of),
    words: { orders: copy.ordersOfHours, profit: copy.profitOfHours, ...names },
  };
}
