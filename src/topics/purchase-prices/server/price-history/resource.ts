import type { EntityRow } from '../../../../admin/entity/calls';
import type { ResourceService } from '../../../../admin/server/service-shape';
import { createTableReading } from '../../../../admin/server/table-reading';
import type { Database } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import type { Store } from '../../../offers';
import { tierPrice } from '../../../selling-prices/domain/tier-price';
import { CHANGES, type ChangeRow, DIRECTION, readChanges } from './list-store';

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
  return {
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
    version: 1,
    created_at: row.effective_at,
    updated_at: row.effective_at,
    updated_by: null,
    reference_titles: { [row.brand_id]: row.brand },
  };
}
