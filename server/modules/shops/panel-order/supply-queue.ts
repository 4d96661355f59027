import type { Db } from '../../../db/client';
import { isJobDue, requeueJob } from '../../../jobs/queue';

/** Kind of the job that delivers an order once more: the supplier is asked outside any transaction. */
export const ORDER_SUPPLY = 'panel-order-supply';

/** Kind of the job that does so by itself once its item is sold again; neither takes the other's moment away. */
export const ORDER_RESUME = 'panel-order-resume';

/** Asks for it with the commit of `tx`. */
export const queueSupply = (tx: Db, orderId: string): Promise<void> => requeueJob(tx, ORDER_SUPPLY, orderId);

/** The same, after so many milliseconds. */
export const queueResume = (tx: Db, orderId: string, delay: number): Promise<void> =>
  requeueJob(tx, ORDER_RESUME, orderId, delay);

/** Whether an order is on its way to the supplier already. */
export const isSupplyQueued = (tx: Db, orderId: string): Promise<boolean> =>
  isJobDue(tx, ORDER_SUPPLY, orderId);
