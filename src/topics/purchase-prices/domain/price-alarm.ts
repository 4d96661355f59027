import { PRICE_ALARM } from '../../../core/states';

export interface AlarmRule {
  direction: number;
  amount: number;
}

/** A price already beyond the limit would never trigger the alarm. */
export const isThereAlready = ({ direction, amount }: AlarmRule, price: number): boolean =>
  direction === PRICE_ALARM.above ? price >= amount : price <= amount;

/** True if the price crossed the limit between `before` and `now`; rupiah. */
export const hasReached = ({ direction, amount }: AlarmRule, before: number, now: number): boolean =>
  !isThereAlready({ direction, amount }, before) && isThereAlready({ direction, amount }, now);
