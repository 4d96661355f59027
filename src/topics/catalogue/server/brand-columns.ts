import { isCutOff } from '../../../core/value/cut-off';
import { tierPrice } from '../../selling-prices/domain/tier-price';
import type { BrandSummary } from '../contract/catalogue';

export interface PriceFacts {
  tier_name: string;
  price_discount_bps: number;
  /** Milliseconds since 1970 by the database clock. */
  now: number;
}

export interface BrandRow extends Omit<BrandSummary, 'is_cut_off' | 'min_price'> {
  cut_off_start: string | null;
  /** Rupiah of the cheapest item on sale. */
  min_base_price: number | null;
}

/**
 * Columns over `brands b` with `categories c`, `variations v` and the partner's `favorites f`, grouped by
 * `BRAND_GROUP`.
 */
export const BRAND_COLUMNS = `b.id, b.key, b.name, b.publisher, b.monogram, b.image, b.category_id,
  c.name as category_name, c.type = 2 as is_postpaid, b.status, b.cut_off_start, b.cut_off_end, b.is_voucher,
  count(v.id)::int as variation_count, min(v.base_price) filter (where v.status = 1) as min_base_price,
  f.brand_id is not null as is_favorite`;

export const BRAND_SOURCE = `brands b
  join categories c on c.id = b.category_id
  left join variations v on v.brand_id = b.id
  left join favorites f on f.brand_id = b.id and f.partner_id = :partner::uuid`;

export const BRAND_GROUP = 'b.id, c.id, f.brand_id';

/** The discount preserves the order of prices, so the cheapest item stays the cheapest. */
export function brandSummary(
  { cut_off_start, min_base_price, ...row }: BrandRow,
  facts: PriceFacts,
): BrandSummary {
  return {
    ...row,
    is_cut_off: isCutOff({ cut_off_start, cut_off_end: row.cut_off_end }, facts.now),
    min_price: min_base_price === null ? null : tierPrice(min_base_price, facts.price_discount_bps),
  };
}
