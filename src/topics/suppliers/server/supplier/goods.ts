import { METERS } from '../../../../platform/adapters/supplier/meters';
import type { Outcome } from '../../../../platform/adapters/supplier/supplier';
import type { PendingOrder } from '../../../orders/server/transaction/end-order';
import type { FinalOutcome } from '../../../orders/server/transaction/settle';

/** Delivered goods: without a destination it is a spendable code. */
export const goodsOf = ({ order_param }: Pick<PendingOrder, 'order_param'>, outcome: FinalOutcome) =>
  outcome.state === 'success' && order_param.length === 0 && outcome.sn
    ? { ...outcome, sn: null, voucherCodes: [outcome.sn] }
    : outcome;

/** Codes and tokens are useless without a number, and a paid bill without one looks like an inquiry. */
const needsNumber = ({ bill, order_param, brand_key }: PendingOrder): boolean =>
  bill !== null || order_param.length === 0 || brand_key === METERS;

/**
 * A success without a required number is uncertain. `checkAfter`: milliseconds until the next status check.
 */
export function weighed(order: PendingOrder, outcome: Outcome, checkAfter: number): Outcome {
  const { reply } = outcome;
  const isEmpty = outcome.state === 'success' && !outcome.sn && outcome.voucherCodes.length === 0;
  return isEmpty && needsNumber(order) ? { state: 'pending', checkAfter, ...(reply && { reply }) } : outcome;
}
