import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { type NamedStatement, runIn, statement } from '../../../db/statement';
import { type PeriodParams, paramsOf, SOLD, SPAN } from '../panel/period';

interface Count {
  id: string;
  count: number;
}
type Counts = Map<string, number>;

async function countsOf(db: Db, query: ReturnType<typeof sql>): Promise<Counts> {
  const { rows } = await db.execute<Count & Record<string, unknown>>(query);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The period that is chosen on the statistic of a website at first: 30 days up to today. */
const MONTH = { days: 30 };

type Asked = PeriodParams & { ids: string[] };

async function soldOf(db: Db, counted: NamedStatement<Asked, Count>, partner: string, ids: string[]) {
  const rows = await runIn(db, counted, { ...paramsOf(partner, MONTH), ids });
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const itemsStatement = statement<Asked, Count>(
  'panel_items_sold',
  `with ${SPAN} select product_id as id, sum(qty)::int as count from panel_orders
where ${SOLD} and product_id = any(:ids::uuid[]) group by 1`,
);

const methodsStatement = statement<Asked, Count>(
  'panel_methods_used',
  `with ${SPAN} select payment_method_id as id, count(*)::int as count from panel_orders
where ${SOLD} and payment_method_id = any(:ids::uuid[]) group by 1`,
);

/** Items sold in 30 days, by product. */
export const readSold = (db: Db, partnerId: string, ids: string[]): Promise<Counts> =>
  soldOf(db, itemsStatement, partnerId, ids);

/** Orders in 30 days that succeeded, by payment method. */
export const readUsage = (db: Db, partnerId: string, ids: string[]): Promise<Counts> =>
  soldOf(db, methodsStatement, partnerId, ids);

export const readPromoUses = (db: Db, _partnerId: string, ids: string[]): Promise<Counts> =>
  countsOf(db, sql`select promo_id as id, used as count from promo_counts where promo_id in ${ids}`);

/** Flash sale sales by `<sale> <product>`. */
export const readFlashSold = (db: Db, _partnerId: string, ids: string[]): Promise<Counts> =>
  countsOf(
    db,
    sql`select flash_sale_id || ' ' || product_id as id, sold as count from flash_sale_counts
      where flash_sale_id in ${ids}`,
  );

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
