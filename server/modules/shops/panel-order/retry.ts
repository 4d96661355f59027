import { ORDER, PAYMENT } from '../../../../src/core/states';
import type { Database } from '../../../db/client';
import type { JobHandler } from '../../../jobs/job';
import { lockOrder, orderById } from './order-store';
import type { SupplyService } from './supply';

/** Delivers a retried order; ignores one that has ended meanwhile. */
export const createSupplyJob =
  ({ database, supply }: { database: Database; supply: SupplyService }): JobHandler =>
  async ({ ref_id: id }) => {
    const known = await orderById(database.db, id);
    if (!known) return 'done';
    const found = await supply.prepare(known);
    if (found.way === 'later') throw found.failure;
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, { id });
      const isWaiting =
        order?.payment_status === PAYMENT.paid &&
        order.order_status === ORDER.processing &&
        !order.h2h_transaction_id;
      if (order && isWaiting) await supply.supply(tx, order, found);
    });
    supply.wake();
    return 'done';
  };
