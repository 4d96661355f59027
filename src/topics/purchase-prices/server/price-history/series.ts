import type { Database } from '../../../../platform/db/client';
import { queryAll, queryOne } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { tierPrice } from '../../../selling-prices/domain/tier-price';
import type { PriceSeries } from '../../contract/price-history';

type SeriesItem = Pick<
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

const seriesItem = queryOne<{ partner: string; variation: string }, SeriesItem>(
  'price_series_item',
  `select v.id as variation_id, v.sku, v.name as item, b.id as brand_id, b.name as brand, b.key as brand_key, b.image,
  b.monogram, case when b.status = 1 then v.status else 2 end as status, t.name as tier_name, v.base_price,
  t.price_discount_bps as discount, now() as now
from variations v join brands b on b.id = v.brand_id
join partners p on p.id = :partner::uuid join tiers t on t.id = p.tier_id
where v.id = :variation::uuid and v.base_price is not null`,
);

interface Move {
  at: string;
  old_price: number;
  new_price: number;
}

/** Changes of the last `days` days, oldest first. */
const movesOf = queryAll<{ variation: string; days: number }, Move>(
  'price_series_moves',
  `select effective_at as at, old_price, new_price from price_changes
where variation_id = :variation::uuid and effective_at > now() - make_interval(days => :days::int)
order by effective_at, id`,
);

const DAY = 86_400_000;

/** Price curve of an item at the caller's tier. Throws NOT_FOUND. */
export async function readSeries(
  database: Database,
  actor: Actor,
  variationId: string,
  days: number,
): Promise<Omit<PriceSeries, 'alarms'>> {
  const [item, moves] = await Promise.all([
    seriesItem(database, { partner: actor.partnerId, variation: variationId }),
    movesOf(database, { variation: variationId, days }),
  ]);
  if (!item) throw new AppError('NOT_FOUND');
  const { base_price, discount, now, ...facts } = item;
  const price = tierPrice(base_price, discount);
  const begin = new Date(Date.parse(now) - days * DAY).toISOString();
  const first = moves[0] ? tierPrice(moves[0].old_price, discount) : price;
  const points = [
    { at: begin, price: first },
    ...moves.map(({ at, new_price }) => ({ at, price: tierPrice(new_price, discount) })),
    { at: now, price },
  ];
  const prices = points.map((point) => point.price);
  return { ...facts, price, lowest: Math.min(...prices), highest: Math.max(...prices), points };
}

/** The partner's current price in rupiah; null if there is no such item. */
export async function priceNow(database: Database, partnerId: string, variationId: string) {
  const item = await seriesItem(database, { partner: partnerId, variation: variationId });
  return item && tierPrice(item.base_price, item.discount);
}
