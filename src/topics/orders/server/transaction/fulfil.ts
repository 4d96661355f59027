import type { Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import { run } from '../../../../platform/db/statement';
import type { JobHandler, JobResult } from '../../../../platform/jobs/job';
import { createEndOrder, isOfWebsite, type WebsiteEnding } from './end-order';
import { type PendingOrder, readPendingOrder } from './order-store';
import { type FinalOutcome, settle } from './settle';
import { progressStatement } from './settle-statement';
import type { Vouchers } from './vouchers';

/** Job kind queued by `buy`. */
export const FULFIL = 'fulfil';

/** Milliseconds from which a wait is shown on the timeline. */
const NOTICE_AFTER = 5_000;

/**
 * Sends an order to an external supplier, recording calls first, and ends it if possible. Null for sandbox
 * orders.
 */
export type Fulfil = (order: PendingOrder) => Promise<JobResult | null>;

export const createFulfilment = ({
  database,
  supplier,
  vouchers,
  endOfWebsite,
  fulfil,
  onEnd,
}: {
  database: Database;
  supplier: Supplier;
  vouchers: Pick<Vouchers, 'seal'>;
  endOfWebsite?: WebsiteEnding;
  /** If omitted, the single supplier gets every order. */
  fulfil?: Fulfil;
  /** Called after the commit, once per purchase. */
  onEnd?: (state: FinalOutcome['state']) => void;
}): JobHandler => {
  const end = createEndOrder({ vouchers, ...(endOfWebsite && { endOfWebsite }) });
  return async (job) => {
    const order = await readPendingOrder(database, { id: job.ref_id });
    if (!order) return 'done';
    const fulfilled = await fulfil?.(order);
    if (fulfilled) return fulfilled;
    const inputs = order.order_param.map((param) => param.value);
    const { id, sku, qty, age, bill } = order;
    const request = { id, sku, qty, inputs, age, bill };
    const send = () => (bill ? supplier.pay(request) : supplier.place(request));
    const outcome = order.sent ? await supplier.status(request) : await send();
    if (outcome.state !== 'pending') {
      const settled = isOfWebsite(order)
        ? await database.transaction((tx) => end(tx, order, outcome))
        : await settle(database, { order, outcome, vouchers });
      if (settled) onEnd?.(outcome.state);
      return settled ? 'closed' : 'done';
    }
    await noteWaiting(database, order.id, outcome.checkAfter);
    return { again: outcome.checkAfter };
  };
};

export async function noteWaiting(database: Database, id: string, wait: number): Promise<void> {
  const steps = wait > NOTICE_AFTER ? ['sent', 'waiting'] : ['sent'];
  await run(database, progressStatement, { id, steps });
}
