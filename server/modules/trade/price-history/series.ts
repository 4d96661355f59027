import type { PriceSeries } from '../../../../src/core/contract/price-history';
import { tierPrice } from '../../../../src/core/pricing/tier-price';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { movesOf, seriesItem } from './series-store';

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
