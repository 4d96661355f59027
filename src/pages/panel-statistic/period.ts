import { dayRangeError } from '../../core/contract/day-range';
import { periods } from '../../core/contract/panel-statistic';

export interface AskedPeriod {
  days?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export type Period = { days: number } | { from: string; to: string };

/** Null for days that the server would refuse. */
export function periodOf({ days, from, to }: AskedPeriod): Period | null {
  if (dayRangeError({ from, to })) return null;
  if (from && to) return { from, to };
  return { days: periods.find((one) => String(one) === days) ?? 30 };
}
