import { type PricedItem, tierPriceOf } from '../../../../src/core/storefront/price';
import type { Db } from '../../../db/client';
import type { TierData } from '../storefront/records';
import {
  type Document,
  PRODUCTS,
  type ProductData,
  readDocuments,
  readTiers,
  standardTier,
} from './documents-store';
import { readSupplies, type Supply } from './h2h-store';

/** An item of a shop with what decides its prices. */
export interface Priced {
  id: string;
  data: ProductData;
  title: string;
  /** Of the H2H catalogue; absent for a shop's own. */
  supply: Supply | undefined;
  /** Rupiah; null when its item has left the H2H catalogue. */
  cost: number | null;
}

export interface ShopTiers {
  tiers: Document<TierData>[];
  standard: Document<TierData> | undefined;
}

export async function readShopTiers(db: Db, partnerId: string): Promise<ShopTiers> {
  const tiers = await readTiers(db, partnerId);
  return { tiers, standard: standardTier(tiers) };
}

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
    return { id, data, title: data.display_name ?? data.name ?? '', supply, cost };
  });
}

/** The same for products that are read by their ids; those that are gone are left out. */
export async function readPriced(db: Db, partnerId: string, ids: string[]): Promise<Priced[]> {
  return pricedOf(db, partnerId, await readDocuments<ProductData>(db, partnerId, PRODUCTS, ids));
}

const itemOf = ({ data, cost }: Priced): PricedItem => ({
  cost: cost ?? 0,
  // A shop's own product has typed prices alone.
  price_mode: data.variation_id ? (data.price_mode ?? 'tier') : 'manual',
  prices: data.prices,
});

/** What members of a tier pay; null when nobody has given it a price, or it has no cost any more. */
export function priceFor(priced: Priced, tier: Document<TierData>, { standard }: ShopTiers): number | null {
  if (priced.cost === null || !standard) return null;
  const marginOf = ({ id, data }: Document<TierData>) => ({ id, margin: data.margin });
  return tierPriceOf(itemOf(priced), marginOf(tier), marginOf(standard));
}

/** What guests and new members pay. */
export const standardPrice = (priced: Priced, shop: ShopTiers): number | null =>
  shop.standard ? priceFor(priced, shop.standard, shop) : null;
