import type { PriceSeries } from '../../../../src/core/contract/price-history';
import { queryAll, queryOne } from '../../../db/statement';

export type SeriesItem = Pick<
  PriceSeries,
  | 'variation_id'
  | 'sku'
  | 'item'
  | 'brand_id'
  | 'brand'
  | 'brand_key'
  | 'image'
  | 'monogram'
  | 'status'
  | 'tier_name'
> & { base_price: number; discount: number; now: string };

export const seriesItem = queryOne<{ partner: string; variation: string }, SeriesItem>(
  'price_series_item',
  `select v.id as variation_id, v.sku, v.name as item, b.id as brand_id, b.name as brand, b.key as brand_key, b.image,
  b.monogram, case when b.status = 1 then v.status else 2 end as status, t.name as tier_name, v.base_price,
  t.price_discount_bps as discount, now() as now
from variations v join brands b on b.id = v.brand_id
join partners p on p.id = :partner::uuid join tiers t on t.id = p.tier_id
where v.id = :variation::uuid and v.base_price is not null`,
);

export interface Move {
  at: string;
  old_price: number;
  new_price: number;
}

/** Changes of the last `days` days, oldest first. */
export const movesOf = queryAll<{ variation: string; days: number }, Move>(
  'price_series_moves',
  `select effective_at as at, old_price, new_price from price_changes
where variation_id = :variation::uuid and effective_at > now() - make_interval(days => :days::int)
order by effective_at, id`,
);
