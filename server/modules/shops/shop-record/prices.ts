import {
  offerOf,
  type PricedItem,
  type TierMargin,
  tierPriceOf,
} from '../../../../src/core/storefront/price';
import type { Db } from '../../../db/client';
import { recordsByIds } from './reading';
import { PRODUCTS, type ProductData } from './records';
import { type Supply, saleSuppliesByIds, suppliesByIds, suppliesOfBrand } from './supply-store';
import { type ShopTiers, tiersPaid } from './tiers';

export type { SaleSupply, Supply } from './supply-store';

/** What items of the H2H catalogue cost the partner now, by id. */
export const readSupplies = suppliesByIds;

/** The same with what decides whether it may buy them now. */
export const readSaleSupplies = saleSuppliesByIds;

/** All that a brand of the H2H catalogue sells. */
export const readSuppliesOf = suppliesOfBrand;

/** A product of a shop with what decides its prices. */
export interface Priced {
  id: string;
  data: ProductData;
  title: string;
  /** Of the H2H catalogue; absent for a shop's own. */
  supply: Supply | undefined;
  /** Rupiah; null when its item has left the H2H catalogue. */
  cost: number | null;
}

/** What is told of a product whichever of the two it is. */
export const titleOf = ({ display_name, name }: ProductData): string => display_name ?? name ?? '';

/** Whether a price below the cost closes it. */
export const closesOnLoss = ({ auto_disable_on_loss }: ProductData): boolean => auto_disable_on_loss ?? false;

/** A shop's own product has typed prices alone. */
export const pricedItem = (data: ProductData, cost: number): PricedItem => ({
  cost,
  price_mode: data.variation_id ? (data.price_mode ?? 'tier') : 'manual',
  prices: data.prices,
});

/** What these products hold, with what they cost the shop now. */
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

/** The same for products that are read by their ids; those that are gone are left out. */
export const readPriced = async (db: Db, partnerId: string, ids: string[]): Promise<Priced[]> =>
  pricedOf(db, partnerId, await recordsByIds(db, partnerId, PRODUCTS, ids));

/** What members of a tier pay; null when nobody has given it a price, or it has no cost any more. */
export function priceFor({ data, cost }: Priced, tier: TierMargin, { standard }: ShopTiers): number | null {
  if (cost === null || !standard) return null;
  return tierPriceOf(pricedItem(data, cost), tier, standard);
}

/** What buyers are asked for it now, flash sales aside: null while nobody can buy it. The cheapest tier decides. */
export function lowestOffer({ data, cost }: Priced, shop: ShopTiers): number | null {
  const { standard } = shop;
  if (cost === null || !standard) return null;
  const item = { priced: pricedItem(data, cost), closesOnLoss: closesOnLoss(data) };
  return lowestOf(
    tiersPaid(shop).map((tier) => offerOf(item, [], { tier, standard, qty: 1, now: 0 })?.price ?? null),
  );
}

/** What the cheapest tier pays: a margin that it leaves, every other one leaves as well. */
export const lowestPrice = (priced: Priced, shop: ShopTiers): number | null =>
  lowestOf(tiersPaid(shop).map((tier) => priceFor(priced, tier, shop)));

function lowestOf(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** What guests and new members pay. */
export const standardPrice = (priced: Priced, shop: ShopTiers): number | null =>
  shop.standard ? priceFor(priced, shop.standard, shop) : null;
