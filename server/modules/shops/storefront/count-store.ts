import { sql } from 'drizzle-orm';
import type { BrandForm } from '../../../../src/core/contract/catalogue';
import type { LimitFacts } from '../../../../src/core/pricing/unverified-limit';
import type { Db } from '../../../db/client';
import type { SaleFacts } from '../../trade/transaction/check-product';
import type { Pricing } from './shop-store';

export interface FlashCount {
  flash_sale_id: string;
  product_id: string;
  sold: number;
  /** By this buyer. */
  bought: number;
}

/** What flash sales have sold; what never sold is missing. */
export async function flashCounts(db: Db, saleIds: string[], buyer: string | null): Promise<FlashCount[]> {
  if (saleIds.length === 0) return [];
  const { rows } = await db.execute<FlashCount & Record<string, unknown>>(sql`
    select c.flash_sale_id, c.product_id, c.sold, coalesce(b.bought, 0) as bought
    from flash_sale_counts c
    left join flash_sale_buyers b on b.flash_sale_id = c.flash_sale_id and b.product_id = c.product_id
      and b.buyer_key = ${buyer}
    where c.flash_sale_id in ${saleIds}`);
  return rows;
}

/** Orders that hold a code, and this buyer's of them. */
export async function promoCounts(
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

/** Whether a member has never paid for anything. */
export async function isNewMember(db: Db, memberId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from panel_orders where member_id = ${memberId} and payment_status in (2, 5) limit 1`,
  );
  return rows.length === 0;
}

/** What prices of a partner's website hang on, whether or not it is open. */
export async function pricingOf(db: Db, partnerId: string): Promise<Pricing> {
  const { rows } = await db.execute<Pricing & Record<string, unknown>>(sql`
    select p.id as partner_id, t.price_discount_bps, (extract(epoch from now()) * 1000)::float8 as now
    from partners p join tiers t on t.id = p.tier_id where p.id = ${partnerId}`);
  const [pricing] = rows;
  if (!pricing) throw new Error('a partner is gone');
  return pricing;
}

export interface SupplyItem extends SaleFacts, LimitFacts {
  variation_id: string;
  brand_key: string;
  base_price: number;
  max_qty: number;
  has_check_id: boolean;
  forms: BrandForm[];
}

/** Items of the H2H catalogue, as the partner of a website may buy them now. */
export async function supplyItems(
  db: Db,
  partnerId: string,
  variationIds: string[],
): Promise<Map<string, SupplyItem>> {
  if (variationIds.length === 0) return new Map();
  const { rows } = await db.execute<SupplyItem & Record<string, unknown>>(sql`
    select v.id as variation_id, b.key as brand_key, v.base_price, v.max_qty,
      b.status as brand_status, v.status as item_status, b.cut_off_start, b.cut_off_end,
      p.kyc_status, p.maximum_unverified_amount, b.has_check_id, b.forms,
      (extract(epoch from now()) * 1000)::float8 as now
    from variations v join brands b on b.id = v.brand_id join partners p on p.id = ${partnerId} where v.id in ${variationIds}`);
  return new Map(rows.map((row) => [row.variation_id, row]));
}
