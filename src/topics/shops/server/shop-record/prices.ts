import type { Db } from '../../../../platform/db/client';
import { offerOf, type PricedItem, type TierMargin, tierPriceOf } from '../../domain/price';
import { recordsByIds } from './reading';
import { PRODUCTS, type ProductData } from './records';
import { readSaleSuppliesByIds, readSuppliesByIds, readSuppliesOfBrand, type Supply } from './supply-store';
import { type ShopTiers, tiersPaid } from './tiers';

export type { SaleSupply, Supply } from './supply-store';

export const readSupplies = readSuppliesByIds;

export const readSaleSupplies = readSaleSuppliesByIds;

export const readSuppliesOf = readSuppliesOfBrand;

export interface Priced {
  id: string;
  data: ProductData;
  title: string;
  supply: Supply | undefined;
  /** Rupiah; null if the H2H item is gone. */
  cost: number | null;
}

export const titleOf = ({ display_name, name }: ProductData): string => display_name ?? name ?? '';

export const closesOnLoss = ({ auto_disable_on_loss }: ProductData): boolean => auto_disable_on_loss ?? false;

/** Own products have typed prices only. */
export const pricedItem = (data: ProductData, cost: number): PricedItem => ({
  cost,
  price_mode: data.variation_id ? (data.price_mode ?? 'tier') : 'manual',
  prices: data.prices,
});

export async function pricedOf(
  db: Db,
  partnerId: string,
  products: { id: string; data: ProductData }[],
): Promise<Priced[]> {
  const variations = products.flatMap(({ data }) => data.variation_id ?? []);
  const supplies = await readSupplies(db, partnerId, variations);
  return products.map(({ id, data }) => {
    const supply = supplies.get(data.variation_id ?? '');
    const cost = data.variation_id ? (supply?.cost ?? null) : (data.cost ?? 0);
    return { id, data, title: titleOf(data), supply, cost };
  });
}

export const readPriced = async (db: Db, partnerId: string, ids: string[]): Promise<Priced[]> =>
  pricedOf(db, partnerId, await recordsByIds(db, partnerId, PRODUCTS, ids));

export function priceFor({ data, cost }: Priced, tier: TierMargin, { standard }: ShopTiers): number | null {
  if (cost === null || !standard) return null;
  return tierPriceOf(pricedItem(data, cost), tier, standard);
}

/** Lowest current price without flash sales; null while it cannot be bought. */
export function lowestOffer({ data, cost }: Priced, shop: ShopTiers): number | null {
  const { standard } = shop;
  if (cost === null || !standard) return null;
  const item = { priced: pricedItem(data, cost), closesOnLoss: closesOnLoss(data) };
  return lowestOf(
    tiersPaid(shop).map((tier) => offerOf(item, [], { tier, standard, qty: 1, now: 0 })?.price ?? null),
  );
}

/** Lowest tier price: its margin is a lower bound for all tiers. */
export const lowestPrice = (priced: Priced, shop: ShopTiers): number | null =>
  lowestOf(tiersPaid(shop).map((tier) => priceFor(priced, tier, shop)));

function lowestOf(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

export const standardPrice = (priced: Priced, shop: ShopTiers): number | null =>
  shop.standard ? priceFor(priced, shop.standard, shop) : null;
