import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { tierPrice } from '../../src/core/pricing/tier-price';
import { PRICE_REASON } from '../../src/core/states';
import type { Db } from '../db/client';
import { isoInstant } from '../db/row-parsers';
import { priceChanges } from '../db/schema/price-change';
import type { Shelf } from './catalogue-rows';
import { type Chance, chanceOf } from './history-chance';
import { insertRows } from './insert-rows';

type Variation = Shelf['variations'][number];
type ChangeRow = typeof priceChanges.$inferSelect;

const DAYS = 90;
const DAY = 86_400_000;
const MOST = 6;

/** How prices came to be what they are: up to six moves an item within 90 days, each on a multiple of 25. */
export async function seedPriceChanges(tx: Db, shelves: readonly Shelf[], now: number): Promise<void> {
  const rows = shelves.flatMap(({ variations }) => variations.flatMap((item) => movesOf(item, now)));
  await insertRows(tx, priceChanges, rows);
}

/** From today back: each move ends where the one after it begins. */
function movesOf(item: Variation, now: number): ChangeRow[] {
  const chance = chanceOf(`price ${item.sku}`);
  const moments = Array.from(
    { length: chance.between(0, MOST) },
    () => now - chance.between(DAY / 24, DAYS * DAY),
  );
  if (item.price_before !== null && moments.length === 0) moments.push(now - chance.between(1, 6) * DAY);
  let price = item.base_price;
  return moments
    .toSorted((one, other) => other - one)
    .map((moment, nth) => {
      const isPromo = nth === 0 && item.price_before !== null;
      const before = isPromo ? (item.price_before ?? price) : stepped(price, chance);
      const effective_at = new Date(moment).toISOString();
      const row: ChangeRow = {
        id: v7({ msecs: moment }),
        variation_id: item.id,
        old_price: before,
        new_price: price,
        reason: isPromo ? PRICE_REASON.promo : reasonOf(chance),
        effective_at,
        created_at: effective_at,
      };
      price = before;
      return row;
    });
}

const reasonOf = (chance: Chance): number =>
  chance.weighted([PRICE_REASON.supplier, PRICE_REASON.currency, PRICE_REASON.promo], (reason) =>
    reason === PRICE_REASON.supplier ? 8 : 1,
  );

/** What it cost before: half a percent to three less or more, never what it costs now. */
function stepped(price: number, chance: Chance): number {
  const step = Math.max(25, Math.round((price * chance.between(50, 300)) / 10_000 / 25) * 25);
  // Prices rise more often than they fall.
  return chance.happens(0.6) && price > step + 500 ? price - step : price + step;
}

/** How costs of a partner have moved since `from` (milliseconds since 1970), the oldest first; rupiah at its own tier. */
export async function recentChanges(tx: Db, from: number, partnerId: string) {
  const { rows } = await tx.execute<{
    id: string;
    variation_id: string;
    brand_id: string;
    category_id: string;
    item: string;
    old_price: number;
    new_price: number;
    discount: number;
    at: string;
  }>(sql`
    select c.id, c.variation_id, v.brand_id, b.category_id, b.name || ' – ' || v.name as item, c.old_price, c.new_price,
      t.price_discount_bps as discount, c.effective_at as at
    from price_changes c join variations v on v.id = c.variation_id join brands b on b.id = v.brand_id
      join partners p on p.id = ${partnerId} join tiers t on t.id = p.tier_id
    where c.effective_at >= ${new Date(from).toISOString()}::timestamptz order by c.effective_at, c.id`);
  return rows.map(({ old_price, new_price, discount, at, ...row }) => ({
    ...{ ...row, at: isoInstant(at) },
    ...{ cost_before: tierPrice(old_price, discount), cost_now: tierPrice(new_price, discount) },
  }));
}
