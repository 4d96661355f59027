import { dayRangeError } from '../../core/contract/day-range';
import { type StatisticPeriod, statisticPeriods, USUAL_PERIOD } from '../../core/statistic/period';

export const askedNames = ['period', 'from', 'to', 'category', 'source'] as const;

export type AddressState = Partial<Record<(typeof askedNames)[number], string | undefined>>;

export interface Query {
  period?: StatisticPeriod;
  from?: string;
  to?: string;
  category?: string;
  source?: number;
}

export const stretchOf = ({ period }: AddressState): StatisticPeriod =>
  statisticPeriods.find((one) => one === period) ?? USUAL_PERIOD;

const isId = (text: string | undefined): text is string => /^[0-9a-f-]{36}$/.test(text ?? '');

/** Null for days that the server would refuse. */
export function queryOf(state: AddressState): Query | null {
  const { from, to } = state;
  if (dayRangeError({ from, to })) return null;
  return {
    ...(from && to ? { from, to } : { period: stretchOf(state) }),
    ...(isId(state.category) && { category: state.category }),
    ...(/^[1-4]$/.test(state.source ?? '') && { source: Number(state.source) }),
  };
}
