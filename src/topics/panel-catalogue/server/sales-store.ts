import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { runIn, statement } from '../../../platform/db/statement';
import { type PeriodParams, paramsOf, SOLD, SPAN } from '../../shops/server/panel/period';
import { PRODUCTS } from '../../shops/server/shop-record/records';

interface Count {
  id: string;
  count: number;
}
type Counts = Map<string, number>;

async function countsOf(db: Db, query: ReturnType<typeof sql>): Promise<Counts> {
  const { rows } = await db.execute<Count & Record<string, unknown>>(query);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The period that the statistic of a website shows first: 30 days up to today. */
const MONTH = { days: 30 };

function soldBy(column: 'product_id' | 'payment_method_id', counted: string) {
  const sold = statement<PeriodParams & { ids: string[] }, Count>(
    `panel_sold_by_${column}`,
    `with ${SPAN} select ${column} as id, ${counted}::int as count from panel_orders
where ${SOLD} and ${column} = any(:ids::uuid[]) group by 1`,
  );
  return async (db: Db, partner: string, ids: string[]): Promise<Counts> => {
    const rows = await runIn(db, sold, { ...paramsOf(partner, MONTH), ids });
    return new Map(rows.map(({ id, count }) => [id, count]));
  };
}

/** Items sold in 30 days, by product. */
export const readSold = soldBy('product_id', 'sum(qty)');

/** Orders in 30 days that succeeded, by payment method. */
export const readUsage = soldBy('payment_method_id', 'count(*)');

export const readPromoUses = (db: Db, _partnerId: string, ids: string[]): Promise<Counts> =>
  countsOf(db, sql`select promo_id as id, used as count from promo_counts where promo_id in ${ids}`);

/** Flash sale sales by `<sale> <product>`. */
export const readFlashSold = (db: Db, _partnerId: string, ids: string[]): Promise<Counts> =>
  countsOf(
    db,
    sql`select flash_sale_id || ' ' || product_id as id, sold as count from flash_sale_counts
      where flash_sale_id in ${ids}`,
  );

export const countProducts = async (db: Db, partnerId: string, categoryId: string): Promise<number> => {
  const row = await db.row<{ count: number }>(sql`
    select count(*)::int as count from entities
    where partner_id = ${partnerId} and resource in ${[...PRODUCTS]} and deleted_at is null
      and data->>'category_id' = ${categoryId}`);
  return row?.count ?? 0;
};
