import { periods } from '../../core/contract/panel-statistic';
import { ownRange } from '../../features/statistic/own-range';

/** What the address asks for. */
export interface AskedPeriod {
  days?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What is shown: days up to today, or a whole range of one's own. */
export type Period = { days: number } | { from: string; to: string };

/** Null for a range that the server would refuse. A range that is half typed shows the usual 30 days. */
export function periodOf({ days, from, to }: AskedPeriod): Period | null {
  const range = ownRange(from, to);
  if (range !== undefined) return range;
  return { days: periods.find((one) => String(one) === days) ?? 30 };
}
