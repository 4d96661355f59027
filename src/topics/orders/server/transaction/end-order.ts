import { ORDER_SOURCE } from '../../../../core/states';
import type { Db } from '../../../../platform/db/client';
import { type PendingOrder, readPendingOrder } from './order-store';
import { type FinalOutcome, settleIn } from './settle';
import type { Vouchers } from './vouchers';

export type { PendingOrder } from './order-store';

export const pendingOrderOf = readPendingOrder;

/**
 * Ends a website order together with its purchase, in one transaction. `settle` ends the purchase: false if
 * it had ended.
 */
export type WebsiteEnding = (
  tx: Db,
  transactionId: string,
  outcome: FinalOutcome,
  settle: () => Promise<boolean>,
) => Promise<boolean>;

/** Ends a pending order in `tx`; false if it had ended. */
export type EndOrder = (tx: Db, order: PendingOrder, outcome: FinalOutcome) => Promise<boolean>;

export interface EndDeps {
  vouchers: Pick<Vouchers, 'seal'>;
  endOfWebsite?: WebsiteEnding;
}

export const isOfWebsite = ({ source }: Pick<PendingOrder, 'source'>): boolean =>
  source === ORDER_SOURCE.website;

export const createEndOrder =
  ({ vouchers, endOfWebsite }: EndDeps): EndOrder =>
  (tx, order, outcome) => {
    const settle = () => settleIn(tx, { order, outcome, vouchers });
    return isOfWebsite(order) && endOfWebsite ? endOfWebsite(tx, order.id, outcome, settle) : settle();
  };
