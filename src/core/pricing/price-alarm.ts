import { PRICE_ALARM } from '../states';

/** A reminder: `PRICE_ALARM` and rupiah. */
export interface AlarmRule {
  direction: number;
  amount: number;
}

/** Whether a price is where its reminder would wait for it: nothing would ever be told of it. */
export const isThereAlready = ({ direction, amount }: AlarmRule, price: number): boolean =>
  direction === PRICE_ALARM.above ? price >= amount : price <= amount;

/** Whether a price that moved from `before` to `now` has come to where its reminder waits. All in rupiah. */
export const hasReached = ({ direction, amount }: AlarmRule, before: number, now: number): boolean =>
  !isThereAlready({ direction, amount }, before) && isThereAlready({ direction, amount }, now);
