import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { seesCost } from '../../../../platform/http/visibility';
import { tierPrice } from '../../../selling-prices/domain/tier-price';
import type { Pricer, SellingPriceService } from '../../../selling-prices/server/service';
import type { Recommendation } from '../../contract/recommendation';
import { cachedFor } from './cached-for';
import { rank, type Signal } from './rank';
import {
  addInterest,
  type NewInterest,
  type OfferRow,
  readBoughtOften,
  readCheaperNow,
  readDiscount,
  readInterests,
  readRisingNow,
} from './store';

/** Milliseconds: the query over all orders is slow, and the result changes within hours. */
const RISING_CACHE_MS = 5 * 60_000;
/** Price reduction with maximum strength. */
const STRONG_DROP = 0.2;

type Found = Signal & { category_id: string };

export type RecommendationService = ReturnType<typeof createRecommendationService>;

export function createRecommendationService({
  database,
  sellingPrice,
}: {
  database: Database;
  sellingPrice: Pick<SellingPriceService, 'pricerFor'>;
}) {
  const rising = cachedFor(RISING_CACHE_MS, () => readRisingNow(database));

  return {
    list: async (actor: Actor): Promise<Recommendation[]> => {
      const { partnerId } = actor;
      const [bought, cheaper, market, interests, known] = await Promise.all([
        readBoughtOften(database, { partner: partnerId }),
        readCheaperNow(database),
        rising(),
        readInterests(database, { partner: partnerId }),
        readDiscount(database, { partner: partnerId }),
      ]);
      const discount = known ?? 0;
      const signals = [
        ...share(bought, 'Sering dibeli', (row) => row.orders, discount),
        ...share(market, 'Sedang naik', (row) => row.more, discount),
        ...cheaper.map((row) =>
          signal(row, 'Harga turun', (1 - row.base_price / row.price_before) / STRONG_DROP, discount),
        ),
      ];
      const visible = seesCost(actor) ? signals : sold(signals, await sellingPrice.pricerFor(actor));
      return rank(visible, interests);
    },

    inject: async (actor: Actor, interest: Omit<NewInterest, 'partner'>): Promise<void> => {
      const added = await addInterest(database, { ...interest, partner: actor.partnerId });
      if (!added) throw new AppError('NOT_FOUND');
    },
  };
}

/** Uses selling prices: items without one are omitted, and a lower cost is no visible reason. */
const sold = (found: readonly Found[], pricer: Pricer | null): Found[] =>
  found.flatMap((one) => {
    const { variation_id, brand_id, price: cost } = one.offer;
    const price = pricer?.({ variation_id, brand_id, category_id: one.category_id, cost });
    return price && one.reason !== 'Harga turun'
      ? [{ ...one, offer: { ...one.offer, price: price.price } }]
      : [];
  });

function share<Row extends OfferRow>(
  rows: readonly Row[],
  reason: Recommendation['reason'],
  amountOf: (row: Row) => number,
  discount: number,
): Found[] {
  const most = Math.max(1, ...rows.map(amountOf));
  return rows.map((row) => signal(row, reason, amountOf(row) / most, discount));
}

function signal(row: OfferRow, reason: Recommendation['reason'], strength: number, discount: number): Found {
  const { variation_id, brand_id, brand_key, brand_name, monogram, image, item_name, base_price } = row;
  const price = tierPrice(base_price, discount);
  return {
    offer: { variation_id, brand_id, brand_key, brand_name, monogram, image, item_name, price },
    reason,
    strength: Math.min(1, strength),
    category_id: row.category_id,
  };
}
