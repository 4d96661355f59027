import type { Supplier } from '../../adapters/supplier/supplier';
import type { Database } from '../../db/client';
import { run } from '../../db/statement';
import type { JobHandler } from '../../jobs/job';
import { pendingOrder } from './order-store';
import { settle } from './settle';
import { progressStatement } from './settle-statement';

/** Kind of the job that `buy` queues. */
export const FULFIL = 'fulfil';

/** A wait that a partner would ask about, in milliseconds, is told on the timeline. */
const WORTH_TELLING = 5_000;

/** Takes an order to the supplier, asks until it has ended, and settles it. */
export const createFulfilment =
  ({ database, supplier }: { database: Database; supplier: Supplier }): JobHandler =>
  async (job) => {
    const order = await pendingOrder(database, job.ref_id);
    if (!order) return 'done';
    const inputs = order.order_param.map((param) => param.value);
    const request = { id: order.id, sku: order.sku, qty: order.qty, inputs, age: order.age };
    const outcome = order.sent ? await supplier.status(request) : await supplier.place(request);
    if (outcome.state !== 'pending') {
      return (await settle(database, order, outcome)) ? 'closed' : 'done';
    }
    const steps = outcome.checkAfter > WORTH_TELLING ? ['sent', 'waiting'] : ['sent'];
    await run(database, progressStatement, { id: order.id, steps });
    return { again: outcome.checkAfter };
  };
