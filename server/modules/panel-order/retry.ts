import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database, Db } from '../../db/client';
import type { JobHandler } from '../../jobs/job';
import { lockOrder, orderById } from './order-store';
import type { SupplyService } from './supply';

/** Kind of the job that delivers an order once more: the supplier is asked outside any transaction. */
export const ORDER_SUPPLY = 'panel-order-supply';

/** Asks for it with the commit of `tx`: again after every time it was done, and while it is being done. */
export async function queueSupply(tx: Db, orderId: string): Promise<void> {
  await tx.execute(sql`
    insert into jobs (id, kind, ref_id, run_at) values (${v7()}, ${ORDER_SUPPLY}, ${orderId}, clock_timestamp())
    on conflict (kind, ref_id) do update set run_at = clock_timestamp(), done_at = null, attempts = 0`);
}

/** Delivers an order that its partner has sent on its way again; one that has ended meanwhile is left alone. */
export const createSupplyJob =
  ({ database, supply }: { database: Database; supply: SupplyService }): JobHandler =>
  async ({ ref_id: id }) => {
    const known = await orderById(database.db, id);
    if (!known) return 'done';
    const found = await supply.prepare(known);
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, { id });
      const isWaiting = order?.payment_status === 2 && order.order_status === 2 && !order.h2h_transaction_id;
      if (order && isWaiting) await supply.supply(tx, order, found);
    });
    supply.wake();
    return 'done';
  };
