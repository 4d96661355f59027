import { inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { BULK, BULK_ROW, TRANSACTION } from '../../src/core/states';
import type { Db } from '../db/client';
import { bulkBatches, bulkRows } from '../db/schema/bulk-order';
import { transactions } from '../db/schema/transaction';
import { fingerprintOf } from '../modules/trade/bulk-order/check';
import type { Plan } from './history-plan';
import { insertRows } from './insert-rows';

const PARTNER = 'mitra@demo.test';
const ROWS = 6;
/** Orders from the newest back to the batch: it is found on no first page, and is no news. */
const BACK = 40;
/** `transactions.source` of orders that a batch made. */
const MANY = 4;

/** One batch of many orders that was carried out, of orders that the demonstration has. */
export async function seedBulk(tx: Db, plans: readonly Plan[]): Promise<void> {
  for (const plan of plans.filter(({ account }) => account.past.email === PARTNER)) {
    const orders = plan.transactions
      .filter(({ qty, status, inquiry_id }) => qty === 1 && status === TRANSACTION.success && !inquiry_id)
      .slice(-BACK - ROWS, -BACK);
    const [first] = orders;
    const last = orders.at(-1);
    if (!first || !last) continue;
    const id = v7({ msecs: Date.parse(first.created_at) });
    const { partnerId, owner } = plan.account;
    await insertRows(tx, bulkBatches, [
      {
        ...{ id, partner_id: partnerId, user_id: owner.userId, user_name: owner.name },
        ...{ code: first.code.replace('TRX', 'BM'), idempotency_key: v7(), request_hash: first.request_hash },
        ...{
          fingerprint: fingerprintOf(
            orders.map(({ variation_id: variation, destination }) => ({ variation, destination })),
          ),
          status: BULK.done,
          reason: null,
          total: orders.length,
        },
        planned: orders.reduce((sum, { selling_total }) => sum + selling_total, 0),
        ...{ created_at: first.created_at, finished_at: last.created_at },
      },
    ]);
    await insertRows(
      tx,
      bulkRows,
      orders.map((order, place) => ({
        ...{ id: v7(), batch_id: id, partner_id: partnerId, place },
        line: `${order.sku} ${order.order_param.map(({ value }) => value).join(' ')}`.trim(),
        ...{ brand_id: order.brand_id, variation_id: order.variation_id, product_name: order.product_name },
        ...{ item_name: order.item_name, sku: order.sku, destination: order.destination },
        form_values: Object.fromEntries(order.order_param.map(({ key, value }) => [key, value])),
        ...{
          nickname: order.nickname,
          inquiry_id: null,
          unit_price: order.unit_price,
          again: false,
          idempotency_key: v7(),
        },
        ...{ state: BULK_ROW.placed, transaction_id: order.id, refusal_code: null, refusal: null },
      })),
    );
    const ids = orders.map((order) => order.id);
    await tx.update(transactions).set({ source: MANY }).where(inArray(transactions.id, ids));
  }
}
