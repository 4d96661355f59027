import type { ListedItem } from '../../../core/contract/listed-item';
import { skuKey } from '../../catalogue/domain/order-line';
import { nameKey } from './listed-name';
import type { Margin } from './resale';

export interface OwnItem {
  sku: string;
  brand_id: string;
  group: string;
  name: string;
}

/** Two kinds with one name may be different products. */
export type Kind = Pick<ListedItem, 'category' | 'brand' | 'type'>;

/** A supplier code with a route to our item; without a kind if it was never listed. */
export interface Routed {
  code: string;
  sku: string;
  kind: Kind | null;
  /** Our margin; null if the operator sets the price. */
  margin: Margin | null;
}

type ShelfItem = Pick<OwnItem, 'brand_id' | 'group' | 'name'>;

export const shelfKey = ({ brand_id, group, name }: ShelfItem): string =>
  JSON.stringify([brand_id, group, nameKey(name)]);

/** Initial state of a plan; `taken`: keys (`skuKey`) of all sold items of any brand. */
export interface Stock {
  items: readonly OwnItem[];
  taken: ReadonlySet<string>;
  routed: readonly Routed[];
}

/** Our items, including those that the plan adds. */
export function createShelf({ items, taken, routed }: Stock) {
  const own = new Map<string, OwnItem & { isNew: boolean }>();
  const namesByShelf = new Map<string, string[]>();
  const kinds = new Map<string, Kind[]>();
  const kindsOf = (sku: string): readonly Kind[] => kinds.get(skuKey(sku)) ?? [];
  const join = (sku: string, kind: Kind) => kinds.set(skuKey(sku), [...kindsOf(sku), kind]);
  const put = ({ sku, brand_id, group, name }: OwnItem, isNew: boolean) => {
    own.set(skuKey(sku), { sku, brand_id, group, name, isNew });
    const key = shelfKey({ brand_id, group, name });
    namesByShelf.set(key, [...(namesByShelf.get(key) ?? []), sku]);
  };
  for (const item of items) put(item, false);
  for (const { sku, kind } of routed) if (kind) join(sku, kind);
  return {
    put: (item: OwnItem) => put(item, true),
    join,
    kindsOf,
    /** `isNew`: added by the plan. */
    named(sku: string, brand: string): (OwnItem & { isNew: boolean }) | undefined {
      const found = own.get(skuKey(sku));
      return found?.brand_id === brand ? found : undefined;
    },
    alike: (item: ShelfItem): readonly string[] => namesByShelf.get(shelfKey(item)) ?? [],
    isTaken: (sku: string): boolean => taken.has(skuKey(sku)) || own.has(skuKey(sku)),
  };
}

export type Shelf = ReturnType<typeof createShelf>;
