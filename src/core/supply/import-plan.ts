import { skuKey } from '../catalogue/order-line';
import { tierPrice } from '../pricing/tier-price';
import type { ListedItem } from './listed-item';
import { listedName, nameKey } from './listed-name';
import { type Margin, resaleOf, sharedCommission } from './resale';

/** Where a supplier's brand belongs; an empty `type` stands for those that have no mapping of their own. */
export interface Mapping {
  brand: string;
  type: string;
  /** Ours: id and key of the brand, and the group of its items. */
  brand_id: string;
  brand_key: string;
  is_postpaid: boolean;
  group: string;
  margin: Margin;
}

/** An item of ours, in a brand that something is mapped to. */
export interface OwnItem {
  sku: string;
  brand_id: string;
  group: string;
  name: string;
}

/** What the plan is made of. `taken`: keys (`skuKey`) of every item that is sold, whatever its brand. */
export interface Grounds {
  listed: readonly ListedItem[];
  mappings: readonly Mapping[];
  items: readonly OwnItem[];
  taken: ReadonlySet<string>;
  /** Codes of the supplier that an item has a route by, and whose item it is. */
  routed: ReadonlyMap<string, string>;
  /** The greatest discount that a tier has, in hundredths of a percent. */
  discountBps: number;
  /** Key of the one brand of ours that is asked for; null: every one that something is mapped to. */
  only: string | null;
}

/** What becomes of one listed item: a new one of ours, a further route of one that we have, or nothing. */
export interface Planned {
  code: string;
  act: 'new' | 'route' | 'kept' | 'skipped';
  /** Ours; empty where it is skipped. */
  sku: string;
  brand_id: string;
  brand_key: string;
  group: string;
  name: string;
  /** Rupiah: what it costs us and what it costs partners; null: postpaid. */
  cost: number | null;
  price: number | null;
  /** Of a postpaid item, rupiah a sheet. */
  admin_fee: number | null;
  commission: number | null;
  margin: Margin;
  /** English, for the operator: why it is skipped, or what to look at. */
  note: string;
}

const LONGEST_SKU = 40;
const SKU = /^[A-Z0-9][A-Z0-9_-]*$/;

type Verdict = Pick<Planned, 'act' | 'sku'> & { why?: string };
type Facts = Omit<Planned, 'act' | 'sku'>;

/** Every item of the list that something is mapped to, the cheapest first; nothing is done yet. */
export function planImport(grounds: Grounds): Planned[] {
  const shelf = createShelf(grounds);
  return grounds.listed.toSorted(cheapest).flatMap((item): Planned[] => {
    const mapping = mappingOf(grounds.mappings, item);
    // The mapping is chosen first: one of another brand of ours may be the closer one.
    if (!mapping || (grounds.only !== null && mapping.brand_key !== grounds.only)) return [];
    const facts = factsOf(item, mapping, grounds.discountBps);
    const { act, sku, why } = verdictOf(item, { mapping, facts, shelf, routed: grounds.routed });
    if (act === 'new') shelf.put({ ...facts, sku });
    return [{ ...facts, act, sku, note: why ?? facts.note }];
  });
}

const skipped = (why: string): Verdict => ({ act: 'skipped', sku: '', why });

function verdictOf(
  item: ListedItem,
  {
    mapping,
    facts,
    shelf,
    routed,
  }: { mapping: Mapping; facts: Facts; shelf: Shelf; routed: Grounds['routed'] },
): Verdict {
  const kept = routed.get(item.code);
  if (kept !== undefined) return { act: 'kept', sku: kept };
  if (item.is_postpaid !== mapping.is_postpaid) {
    return skipped(`${mapping.brand_key} is ${mapping.is_postpaid ? 'postpaid' : 'prepaid'}`);
  }
  const sku = item.code.toUpperCase().replace(/\s+/g, '-');
  const named = shelf.named(sku, mapping.brand_id);
  if (named) {
    const isSame = nameKey(named.name) === nameKey(facts.name);
    return { act: 'route', sku: named.sku, ...(!isSame && { why: `sold here as "${named.name}"` }) };
  }
  const [alike, ...others] = shelf.alike(facts);
  if (others.length > 0) return skipped(`several items are alike: ${[alike, ...others].join(', ')}`);
  if (alike) return { act: 'route', sku: alike };
  if (shelf.isTaken(sku)) return skipped(`${sku} is sold under another brand`);
  if (!SKU.test(sku) || sku.length > LONGEST_SKU) return skipped(`${sku} can be no SKU`);
  return { act: 'new', sku };
}

type Shelf = ReturnType<typeof createShelf>;

/** What we sell, and will when the plan is carried out as far as it is made. */
function createShelf({ items, taken }: Pick<Grounds, 'items' | 'taken'>) {
  const names = new Set(taken);
  const own = new Map<string, OwnItem>();
  const alike = new Map<string, string[]>();
  const placeKey = ({ brand_id, group, name }: Pick<OwnItem, 'brand_id' | 'group' | 'name'>) =>
    JSON.stringify([brand_id, group, nameKey(name)]);
  const put = ({ sku, brand_id, group, name }: OwnItem) => {
    own.set(skuKey(sku), { sku, brand_id, group, name });
    const key = placeKey({ brand_id, group, name });
    alike.set(key, [...(alike.get(key) ?? []), sku]);
  };
  for (const item of items) put(item);
  return {
    put,
    /** Ours of that name in the brand; undefined where there is none. */
    named(sku: string, brand: string): OwnItem | undefined {
      const found = own.get(skuKey(sku));
      return found?.brand_id === brand ? found : undefined;
    },
    /** Those of the same brand and group whose names say the same. */
    alike: (facts: Facts): readonly string[] => alike.get(placeKey(facts)) ?? [],
    isTaken: (sku: string): boolean => names.has(skuKey(sku)) || own.has(skuKey(sku)),
  };
}

const cheapest = (one: ListedItem, other: ListedItem): number =>
  (one.price ?? 0) - (other.price ?? 0) || one.code.localeCompare(other.code);

const mappingOf = (mappings: readonly Mapping[], { brand, type }: ListedItem): Mapping | undefined =>
  mappings.find((mapping) => mapping.brand === brand && mapping.type === type) ??
  mappings.find((mapping) => mapping.brand === brand && mapping.type === '');

function factsOf(
  item: ListedItem,
  { brand_id, brand_key, group, margin }: Mapping,
  discountBps: number,
): Facts {
  const price = item.price === null ? null : resaleOf(item.price, margin);
  const isLoss = item.price !== null && price !== null && tierPrice(price, discountBps) < item.price;
  return {
    ...{
      code: item.code,
      brand_id,
      brand_key,
      group,
      margin,
      name: listedName(item),
      cost: item.price,
      price,
    },
    admin_fee: item.admin_fee,
    commission: item.commission === null ? null : sharedCommission(item.commission, margin),
    note: isLoss ? 'the highest tier would pay less than it costs' : '',
  };
}
