import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryAll } from '../../../platform/db/statement';
import { type PeriodParams, SOLD, SPAN } from '../../shops/server/panel/period';
import { PRODUCTS } from '../../shops/server/shop-record/records';

interface Count {
  id: string;
  count: number;
}
type Counts = Map<string, number>;

const countsOf = async (rows: Promise<Count[]>): Promise<Counts> =>
  new Map((await rows).map(({ id, count }) => [id, count]));

/** The period that the statistic of a website shows first: 30 days up to today. */
const MONTH = { days: 30 };

function soldBy(column: 'product_id' | 'payment_method_id', counted: string) {
  const sold = queryAll<PeriodParams & { ids: string[] }, Count>(
    `panel_sold_by_${column}`,
    `with ${SPAN} select ${column} as id, ${counted}::int as count from panel_orders
where ${SOLD} and ${column} = any(:ids::uuid[]) group by 1`,
  );
  return (db: Db, partner: string, ids: string[]) => countsOf(sold(db, { partner, ...MONTH, ids }));
}

/** Items sold in 30 days, by product. */
export const readSold = soldBy('product_id', 'sum(qty)');

/** Orders in 30 days that succeeded, by payment method. */
export const readUsage = soldBy('payment_method_id', 'count(*)');

export const readPromoUses = (db: Db, _partnerId: string, ids: string[]): Promise<Counts> =>
  countsOf(db.rows(sql`select promo_id as id, used as count from promo_counts where promo_id in ${ids}`));

/** Flash sale sales by `<sale> <product>`. */
export const readFlashSold = (db: Db, _partnerId: string, ids: string[]): Promise<Counts> =>
  countsOf(
    db.rows(sql`select flash_sale_id || ' ' || product_id as id, sold as count from flash_sale_counts
      where flash_sale_id in ${ids}`),
  );

export const countProducts = async (db: Db, partnerId: string, categoryId: string): Promise<number> =>
  (await db.value<number>(sql`
    select count(*)::int from entities
    where partner_id = ${partnerId} and resource in ${[...PRODUCTS]} and deleted_at is null
      and data->>'category_id' = ${categoryId}`)) ?? 0;
