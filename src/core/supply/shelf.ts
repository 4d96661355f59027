import { skuKey } from '../catalogue/order-line';
import type { ListedItem } from './listed-item';
import { nameKey } from './listed-name';
import type { Margin } from './resale';

/** An item of ours, in a brand that something is mapped to. */
export interface OwnItem {
  sku: string;
  brand_id: string;
  group: string;
  name: string;
}

/** Under what a supplier lists an item: two kinds with one name may be two things. */
export type Kind = Pick<ListedItem, 'category' | 'brand' | 'type'>;

/** A code of the supplier that an item of ours has a route by; without a kind where it was never listed. */
export interface Routed {
  code: string;
  sku: string;
  kind: Kind | null;
  /** What we put on its price; null: the operator sets what the item costs. */
  margin: Margin | null;
}

type Place = Pick<OwnItem, 'brand_id' | 'group' | 'name'>;

export const placeKey = ({ brand_id, group, name }: Place): string =>
  JSON.stringify([brand_id, group, nameKey(name)]);

/** What a plan starts from; `taken`: keys (`skuKey`) of every item that is sold, whatever its brand. */
export interface Stock {
  items: readonly OwnItem[];
  taken: ReadonlySet<string>;
  routed: readonly Routed[];
}

/** What we sell, and will when a plan is carried out as far as it is made. */
export function createShelf({ items, taken, routed }: Stock) {
  const own = new Map<string, OwnItem & { isNew: boolean }>();
  const places = new Map<string, string[]>();
  const kinds = new Map<string, Kind[]>();
  const kindsOf = (sku: string): readonly Kind[] => kinds.get(skuKey(sku)) ?? [];
  const join = (sku: string, kind: Kind) => kinds.set(skuKey(sku), [...kindsOf(sku), kind]);
  const put = ({ sku, brand_id, group, name }: OwnItem, isNew: boolean) => {
    own.set(skuKey(sku), { sku, brand_id, group, name, isNew });
    const key = placeKey({ brand_id, group, name });
    places.set(key, [...(places.get(key) ?? []), sku]);
  };
  for (const item of items) put(item, false);
  for (const { sku, kind } of routed) if (kind) join(sku, kind);
  return {
    put: (item: OwnItem) => put(item, true),
    /** An item has, or gets, a route to what is listed as that. */
    join,
    kindsOf,
    /** Ours of that name in the brand; undefined where there is none. `isNew`: by the plan. */
    named(sku: string, brand: string): (OwnItem & { isNew: boolean }) | undefined {
      const found = own.get(skuKey(sku));
      return found?.brand_id === brand ? found : undefined;
    },
    /** Those of the same brand and group whose names say the same. */
    alike: (place: Place): readonly string[] => places.get(placeKey(place)) ?? [],
    isTaken: (sku: string): boolean => taken.has(skuKey(sku)) || own.has(skuKey(sku)),
  };
}

export type Shelf = ReturnType<typeof createShelf>;
