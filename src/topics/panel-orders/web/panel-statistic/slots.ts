import type { PanelStatistic } from '../../../shops/contract/panel-statistic';
import { dayText, hourText, runningIndex } from '../../../statistics/web/statistic/spans';
import { copy } from './copy';

type Figure = 'succeeded' | 'new_members' | 'omzet' | 'profit' | 'omzet_before' | 'profit_before';

export interface Slots {
  labels: string[];
  labelTitle: string;
  isDay: boolean;
  runningAt: number | undefined;
  /** Null for slots in the future. */
  values: (name: Figure) => (number | null)[];
  words: { sales: string; profit: string; now: string; before: string };
}

export const beforeWord = ({ previous_until }: PanelStatistic): string =>
  previous_until ? copy.yesterday : copy.lastPeriod;

export function slotsOf(statistic: PanelStatistic): Slots {
  const { today, days, hours, previous_until } = statistic;
  const runningAt = runningIndex(statistic);
  const names = { now: previous_until ? copy.today : copy.thisPeriod, before: beforeWord(statistic) };
  if (hours.length === 0) {
    return {
      labels: days.map(({ day }) => dayText(day)),
      ...{ labelTitle: copy.day, isDay: false, runningAt },
      values: (name) => days.map((one) => (one.day > today && !name.endsWith('_before') ? null : one[name])),
      words: { sales: copy.salesChart, profit: copy.profitChart, ...names },
    };
  }
  return {
    labels: hours.map(({ hour }) => hourText(hour)),
    ...{ labelTitle: copy.hour, isDay: true, runningAt },
    values: (name) => hours.map((one) => (one.is_ahead && !name.endsWith('_before') ? null : one[name])),
    words: { sales: copy.salesOfHours, profit: copy.profitOfHours, ...names },
  };
}
