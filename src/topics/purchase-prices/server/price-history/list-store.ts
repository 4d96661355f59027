import type { Db } from '../../../../platform/db/client';
import { isoInstant } from '../../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../../platform/db/sql';

export interface ChangeRow {
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

export const DIRECTION = sql`case when c.new_price > c.old_price then 'up' when c.new_price < c.old_price then 'down' end`;

export const CHANGES = sql`price_changes c join variations v on v.id = c.variation_id join brands b on b.id = v.brand_id`;

export async function readChanges(db: Db, partnerId: string, where: SQL): Promise<ChangeRow[]> {
  const { rows } = await db.execute<ChangeRow & Record<string, unknown>>(sql`
    select c.id, c.variation_id, v.sku, v.brand_id, b.name as brand, v.name as item, c.old_price, c.new_price, c.reason,
      c.effective_at, t.price_discount_bps as discount
    from ${CHANGES} join partners p on p.id = ${partnerId} join tiers t on t.id = p.tier_id
    where ${where}`);
  return rows.map((row) => ({ ...row, effective_at: isoInstant(row.effective_at) }));
}
