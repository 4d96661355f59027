import type { Db } from '../../../platform/db/client';
import { isJobDue, requeueJob } from '../../../platform/jobs/queue';

/** Job kind that delivers an order again, because the supplier is called outside transactions. */
export const ORDER_SUPPLY = 'panel-order-supply';

/**
 * Job kind for an automatic retry when the item is sold again; a separate kind, so that neither reschedules
 * the other.
 */
export const ORDER_RESUME = 'panel-order-resume';

/** Queues the delivery in `tx`. */
export const queueSupply = (tx: Db, orderId: string): Promise<void> => requeueJob(tx, ORDER_SUPPLY, orderId);

/** Queues the retry after `delay` milliseconds. */
export const queueResume = (tx: Db, orderId: string, delay: number): Promise<void> =>
  requeueJob(tx, ORDER_RESUME, orderId, delay);

export const isSupplyQueued = (tx: Db, orderId: string): Promise<boolean> =>
  isJobDue(tx, ORDER_SUPPLY, orderId);
