import { METERS } from '../../../adapters/supplier/meters';
import type { Outcome } from '../../../adapters/supplier/supplier';
import type { PendingOrder } from '../transaction/end-order';
import type { FinalOutcome } from '../transaction/settle';

/** What was bought: without a destination it is a code that somebody can spend. */
export const goodsOf = ({ order_param }: Pick<PendingOrder, 'order_param'>, outcome: FinalOutcome) =>
  outcome.state === 'success' && order_param.length === 0 && outcome.sn
    ? { ...outcome, sn: null, voucherCodes: [outcome.sn] }
    : outcome;

/** A code or a token is nothing without its number, and a bill without one reads the same when it was only asked for. */
const needsNumber = ({ bill, order_param, brand_key }: PendingOrder): boolean =>
  bill !== null || order_param.length === 0 || brand_key === METERS;

/** A success that delivers nothing yet leaves a doubt. `checkAfter`: milliseconds until asking again makes sense. */
export function weighed(order: PendingOrder, outcome: Outcome, checkAfter: number): Outcome {
  const { told } = outcome;
  const isEmpty = outcome.state === 'success' && !outcome.sn && outcome.voucherCodes.length === 0;
  return isEmpty && needsNumber(order) ? { state: 'pending', checkAfter, ...(told && { told }) } : outcome;
}
