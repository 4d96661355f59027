import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';

export interface FlashCount {
  flash_sale_id: string;
  product_id: string;
  sold: number;
  bought: number;
}

export async function readFlashCounts(
  db: Db,
  saleIds: string[],
  buyer: string | null,
): Promise<FlashCount[]> {
  if (saleIds.length === 0) return [];
  return db.rows<FlashCount>(sql`
    select c.flash_sale_id, c.product_id, c.sold, coalesce(b.bought, 0) as bought
    from flash_sale_counts c
    left join flash_sale_buyers b on b.flash_sale_id = c.flash_sale_id and b.product_id = c.product_id
      and b.buyer_key = ${buyer}
    where c.flash_sale_id in ${saleIds}`);
}

export async function readPromoCounts(
  db: Db,
  promoId: string,
  buyer: string | null,
): Promise<{ used: number; used_by_buyer: number }> {
  const { rows } = await db.execute<{ used: number; used_by_buyer: number }>(sql`
    select coalesce((select used from promo_counts where promo_id = ${promoId}), 0) as used,
      coalesce((select used from promo_buyers where promo_id = ${promoId} and buyer_key = ${buyer}), 0)
        as used_by_buyer`);
  return rows[0] ?? { used: 0, used_by_buyer: 0 };
}

/** Uses of codes by their ids; unused ones are missing. */
export async function readPromoUses(db: Db, promoIds: string[]): Promise<Map<string, number>> {
  if (promoIds.length === 0) return new Map();
  const rows = await db.rows<{ promo_id: string; used: number }>(sql`
    select promo_id, used from promo_counts where promo_id in ${promoIds}`);
  return new Map(rows.map(({ promo_id, used }) => [promo_id, used]));
}

/** True if a member has never paid for an order. */
export async function isNewMember(db: Db, memberId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from panel_orders where member_id = ${memberId} and payment_status in (2, 5) limit 1`,
  );
  return rows.length === 0;
}
