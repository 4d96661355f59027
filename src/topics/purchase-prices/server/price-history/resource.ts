import type { EntityRow } from '../../../../admin/entity/calls';
import type { ResourceService } from '../../../../admin/server/service-shape';
import { createTableReading } from '../../../../admin/server/table-reading';
import { tableRow } from '../../../../admin/server/table-row';
import type { Database, Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import type { Store } from '../../../offers';
import { tierPrice } from '../../../selling-prices/domain/tier-price';

interface ChangeRow {
  id: string;
  variation_id: string;
  sku: string;
  brand_id: string;
  brand: string;
  item: string;
  old_price: number;
  new_price: number;
  /** `PRICE_REASON`. */
  reason: number;
  effective_at: string;
  /** Tier discount of the caller in basis points. */
  discount: number;
}

const DIRECTION = sql`case when c.new_price > c.old_price then 'up' when c.new_price < c.old_price then 'down' end`;

const CHANGES = sql`price_changes c join variations v on v.id = c.variation_id join brands b on b.id = v.brand_id`;

const readChanges = (db: Db, partnerId: string, where: SQL): Promise<ChangeRow[]> =>
  db.rows<ChangeRow>(sql`
    select c.id, c.variation_id, v.sku, v.brand_id, b.name as brand, v.name as item, c.old_price, c.new_price, c.reason,
      c.effective_at, t.price_discount_bps as discount
    from ${CHANGES} join partners p on p.id = ${partnerId} join tiers t on t.id = p.tier_id
    where ${where}`);

/** Store of the resource `price-history`; read-only. */
export const createPriceHistory = (database: Database): ResourceService =>
  createTableReading<Store<'price-history'>>(database, {
    from: CHANGES,
    id: sql`c.id`,
    seenBy: () => sql`b.status <> 4`,
    columns: {
      created_at: sql`c.effective_at`,
      effective_at: sql`c.effective_at`,
      brand_id: sql`v.brand_id`,
      direction: DIRECTION,
      reason: sql`c.reason`,
    },
    search: { sku: sql`v.sku`, item: sql`v.name` },
    besides: [sql`b.name`],
    read: async (db, tail, { partnerId }) => (await readChanges(db, partnerId, tail)).map(present),
  });

function present({ discount, ...row }: ChangeRow): EntityRow {
  const old_price = tierPrice(row.old_price, discount);
  const new_price = tierPrice(row.new_price, discount);
  return tableRow({
    variation_id: row.variation_id,
    sku: row.sku,
    item: row.item,
    brand_id: row.brand_id,
    old_price,
    new_price,
    diff: new_price - old_price,
    diff_percent: Math.round(((new_price - old_price) / old_price) * 10_000) / 100,
    direction: row.new_price > row.old_price ? 'up' : 'down',
    reason: String(row.reason),
    effective_at: row.effective_at,
    id: row.id,
    created_at: row.effective_at,
    reference_titles: { [row.brand_id]: row.brand },
  });
}
