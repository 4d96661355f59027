import { DAY } from '../../../core/format/date';

/** Presets; all end today, except yesterday. */
export const statisticPeriods = ['today', 'yesterday', '7', '30', 'month'] as const;
export type StatisticPeriod = (typeof statisticPeriods)[number];
export const USUAL_PERIOD: StatisticPeriod = '30';

export interface AskedPeriod {
  period: StatisticPeriod;
  from?: string | undefined;
  to?: string | undefined;
}

/** Inclusive calendar days in Asia/Jakarta, `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

/** Period and comparison period. */
export interface Compared {
  now: Days;
  before: Days;
  /** Today only: the running day is compared with the same part of the day before. */
  isToday: boolean;
}

/** 0 is 1970-01-01. */
export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
export const dayOfNumber = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/**
 * Compares with the previous period of the same length; this month with the same days of the month before, at most up
 * to its last day.
 */
export function comparedPeriods({ period, from, to }: AskedPeriod, today: string): Compared {
  if (from !== undefined && to !== undefined) return beforeOf({ from, to }, today);
  const last = numberOfDay(today);
  if (period === 'month') return sinceFirst(today);
  if (period === 'yesterday') {
    const day = dayOfNumber(last - 1);
    return beforeOf({ from: day, to: day }, today);
  }
  const length = period === 'today' ? 1 : Number(period);
  return beforeOf({ from: dayOfNumber(last - length + 1), to: today }, today);
}

function beforeOf({ from, to }: Days, today: string): Compared {
  const [first, last] = [numberOfDay(from), numberOfDay(to)];
  return {
    now: { from, to },
    before: { from: dayOfNumber(first - (last - first + 1)), to: dayOfNumber(first - 1) },
    isToday: from === today && to === today,
  };
}

function sinceFirst(today: string): Compared {
  const first = `${today.slice(0, 7)}-01`;
  const lastOfBefore = dayOfNumber(numberOfDay(first) - 1);
  const month = lastOfBefore.slice(0, 8);
  const day = Math.min(Number(today.slice(8)), Number(lastOfBefore.slice(8)));
  return {
    now: { from: first, to: today },
    before: { from: `${month}01`, to: month + String(day).padStart(2, '0') },
    isToday: false,
  };
}
