import { LONGEST_RANGE, periods } from '../../core/contract/panel-statistic';

const DAY = 86_400_000;
const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

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
  if (isDay(from) && isDay(to)) {
    const length = (Date.parse(to) - Date.parse(from)) / DAY + 1;
    return length >= 1 && length <= LONGEST_RANGE ? { from, to } : null;
  }
  return { days: periods.find((one) => String(one) === days) ?? 30 };
}
