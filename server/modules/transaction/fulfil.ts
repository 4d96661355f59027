import type { Supplier } from '../../adapters/supplier/supplier';
import type { Database, Db } from '../../db/client';
import { run } from '../../db/statement';
import type { JobHandler } from '../../jobs/job';
import { type PendingOrder, pendingOrder } from './order-store';
import { type FinalOutcome, settle, settleIn } from './settle';
import { progressStatement } from './settle-statement';

/** Kind of the job that `buy` queues. */
export const FULFIL = 'fulfil';

/** A wait that a partner would ask about, in milliseconds, is told on the timeline. */
const WORTH_TELLING = 5_000;

/**
 * Ends an order of a partner's website together with the purchase behind it, in one transaction. `settle` ends the
 * purchase: false when it had ended before.
 */
export type WebsiteEnding = (
  tx: Db,
  transactionId: string,
  outcome: FinalOutcome,
  settle: () => Promise<boolean>,
) => Promise<boolean>;

const PANEL = 3;

/** Takes an order to the supplier, asks until it has ended, and settles it. */
export const createFulfilment =
  ({
    database,
    supplier,
    endOfWebsite,
  }: {
    database: Database;
    supplier: Supplier;
    endOfWebsite?: WebsiteEnding;
  }): JobHandler =>
  async (job) => {
    const order = await pendingOrder(database, job.ref_id);
    if (!order) return 'done';
    const inputs = order.order_param.map((param) => param.value);
    const request = { id: order.id, sku: order.sku, qty: order.qty, inputs, age: order.age };
    const outcome = order.sent ? await supplier.status(request) : await supplier.place(request);
    if (outcome.state !== 'pending') {
      const settled =
        order.source === PANEL && endOfWebsite
          ? await together(database, endOfWebsite, order, outcome)
          : await settle(database, order, outcome);
      return settled ? 'closed' : 'done';
    }
    const steps = outcome.checkAfter > WORTH_TELLING ? ['sent', 'waiting'] : ['sent'];
    await run(database, progressStatement, { id: order.id, steps });
    return { again: outcome.checkAfter };
  };

const together = (
  database: Database,
  endOfWebsite: WebsiteEnding,
  order: PendingOrder,
  outcome: FinalOutcome,
): Promise<boolean> =>
  database.transaction((tx) => endOfWebsite(tx, order.id, outcome, () => settleIn(tx, order, outcome)));
