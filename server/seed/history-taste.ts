import { BRAND, ITEM } from '../../src/core/states';
import type { BrandRow, Shelf, VariationRow } from './catalogue-rows';
import type { Chance } from './history-chance';
import { type Customer, customersOf } from './history-customers';

/** One visit to the shop: what, how many, and for whom. */
export interface Choice {
  brand: BrandRow;
  variation: VariationRow;
  qty: number;
  customer: Customer;
}

/** How much more these brands sell than the rest of the shop, which counts as 0.4. */
const POPULAR: Record<string, number> = {
  'mobile-legends': 16,
  'free-fire': 12,
  'token-pln': 8,
  telkomsel: 8,
  dana: 7,
  gopay: 5,
  'pubg-mobile': 4,
  'genshin-impact': 4,
  indosat: 4,
  'telkomsel-data': 4,
  xl: 3,
  'google-play': 3,
  'steam-wallet': 3,
  roblox: 3,
  shopeepay: 3,
  'honor-of-kings': 2.5,
  axis: 2,
  tri: 2,
  ovo: 2,
  valorant: 2,
  'magic-chess-go-go': 1.5,
};
const OTHERS = 0.4;
/** Rupiah above which this street's customers hardly ever buy. */
const DEAR = 520_000;
/** Rupiah at which an item sells half as often as the cheapest. */
const HALF = 55_000;
/** How much more a thing with several routes sells: it has them because it sells. */
const ROUTED = 10;

/** A shop's custom: brands by popularity, cheap items before dear ones, regular customers before new ones. */
export function tasteOf(chance: Chance, shelves: readonly Shelf[]): () => Choice {
  const open = shelves
    .filter((shelf) => shelf.brand.status !== BRAND.inactive)
    .map((shelf) => ({
      brand: shelf.brand,
      weight: POPULAR[shelf.brand.key] ?? OTHERS,
      items: shelf.variations.filter((item) => item.status !== ITEM.soldOut && item.base_price <= DEAR),
    }))
    .filter((shelf) => shelf.items.length > 0)
    .map((shelf) => ({
      ...shelf,
      customers: customersOf(chance, shelf.brand, Math.ceil(4 + shelf.weight * 2)),
    }));
  return () => {
    const { brand, items, customers } = chance.weighted(open, (shelf) => shelf.weight);
    const variation = chance.weighted(
      items,
      (item) => (item.group_key === null ? 1 : ROUTED) / (1 + item.base_price / HALF),
    );
    const regular = chance.weighted(customers, (one) => 1 / (1 + customers.indexOf(one)));
    return { brand, variation, qty: quantity(chance, variation), customer: regular };
  };
}

function quantity(chance: Chance, { max_qty, base_price }: VariationRow): number {
  const mayRepeat = max_qty > 1 && base_price < 60_000;
  return mayRepeat && chance.happens(0.08) ? chance.between(2, Math.min(3, max_qty)) : 1;
}
