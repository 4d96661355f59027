import type { Supplier } from '../../../adapters/supplier/supplier';
import type { Database, Db } from '../../../db/client';
import { run } from '../../../db/statement';
import type { JobHandler } from '../../../jobs/job';
import { pendingOrder } from './order-store';
import { type FinalOutcome, type Settling, settle, settleIn } from './settle';
import { progressStatement } from './settle-statement';
import type { Vouchers } from './vouchers';

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
    vouchers,
    endOfWebsite,
    onEnd,
  }: {
    database: Database;
    supplier: Supplier;
    vouchers: Pick<Vouchers, 'seal'>;
    endOfWebsite?: WebsiteEnding;
    /** Told after the commit, once for each purchase. */
    onEnd?: (state: FinalOutcome['state']) => void;
  }): JobHandler =>
  async (job) => {
    const order = await pendingOrder(database, job.ref_id);
    if (!order) return 'done';
    const inputs = order.order_param.map((param) => param.value);
    const { id, sku, qty, age, bill } = order;
    const request = { id, sku, qty, inputs, age, bill };
    const send = () => (bill ? supplier.pay(request) : supplier.place(request));
    const outcome = order.sent ? await supplier.status(request) : await send();
    if (outcome.state !== 'pending') {
      const settling = { order, outcome, vouchers };
      const settled =
        order.source === PANEL && endOfWebsite
          ? await together(database, endOfWebsite, settling)
          : await settle(database, settling);
      if (settled) onEnd?.(outcome.state);
      return settled ? 'closed' : 'done';
    }
    const steps = outcome.checkAfter > WORTH_TELLING ? ['sent', 'waiting'] : ['sent'];
    await run(database, progressStatement, { id: order.id, steps });
    return { again: outcome.checkAfter };
  };

const together = (database: Database, endOfWebsite: WebsiteEnding, settling: Settling): Promise<boolean> =>
  database.transaction((tx) =>
    endOfWebsite(tx, settling.order.id, settling.outcome, () => settleIn(tx, settling)),
  );
