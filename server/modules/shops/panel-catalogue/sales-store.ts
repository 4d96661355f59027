import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';

type Counts = Map<string, number>;

async function countsOf(db: Db, query: ReturnType<typeof sql>): Promise<Counts> {
  const { rows } = await db.execute<{ id: string; count: number }>(query);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Items sold in the last 30 days, by product; orders that succeeded (domain 3.18, status 3). */
export const readSold = (db: Db, partnerId: string, ids: string[]): Promise<Counts> =>
  countsOf(
    db,
    sql`select product_id as id, sum(qty)::int as count from panel_orders
      where partner_id = ${partnerId} and order_status = 3 and created_at > now() - interval '30 days'
        and product_id in ${ids} group by product_id`,
  );

/** Orders of the last 30 days by payment method, whatever became of them. */
export const readUsage = (db: Db, partnerId: string, ids: string[]): Promise<Counts> =>
  countsOf(
    db,
    sql`select payment_method_id as id, count(*)::int as count from panel_orders
      where partner_id = ${partnerId} and created_at > now() - interval '30 days'
        and payment_method_id in ${ids} group by payment_method_id`,
  );

/** Orders that have reserved a promo code. */
export const readPromoUses = (db: Db, _partnerId: string, ids: string[]): Promise<Counts> =>
  countsOf(db, sql`select promo_id as id, used as count from promo_counts where promo_id in ${ids}`);

/** What flash sales have sold, by `<sale> <product>`. */
export const readFlashSold = (db: Db, _partnerId: string, ids: string[]): Promise<Counts> =>
  countsOf(
    db,
    sql`select flash_sale_id || ' ' || product_id as id, sold as count from flash_sale_counts
      where flash_sale_id in ${ids}`,
  );

/** How many live documents of these resources name each id in their field. */
export const readProductCounts = (
  db: Db,
  partnerId: string,
  field: 'category_id' | 'label_id',
  resources: readonly string[],
  ids: string[],
): Promise<Counts> =>
  countsOf(
    db,
    sql`select data->>${field} as id, count(*)::int as count from entities
      where partner_id = ${partnerId} and resource in ${[...resources]} and deleted_at is null
        and data->>${field} in ${ids} group by 1`,
  );
