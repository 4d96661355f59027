import type { ListedItem } from '../../../core/contract/listed-item';
import { tierPrice } from '../../selling-prices/domain/tier-price';
import { LONGEST_NAME, listedName, nameKey } from './listed-name';
import { type Margin, resaleOf, sharedCommission } from './resale';
import { createShelf, type Kind, type Routed, type Shelf, type Stock, shelfKey } from './shelf';

/** Maps a supplier's brand in one category; an empty `type` matches types without a mapping of their own. */
export interface Mapping extends Kind {
  /** Our brand's id and key, and the group of its items. */
  brand_id: string;
  brand_key: string;
  is_postpaid: boolean;
  group: string;
  margin: Margin;
}

export interface ImportInput extends Stock {
  listed: readonly ListedItem[];
  mappings: readonly Mapping[];
  /** Highest tier discount in hundredths of a percent. */
  discountBps: number;
  /** Key of one brand of ours; null: all mapped brands. */
  only: string | null;
}

export interface Planned {
  code: string;
  action: 'new' | 'route' | 'unchanged' | 'skipped';
  sku: string;
  brand_id: string;
  brand_key: string;
  group: string;
  name: string;
  /** Our cost and the partners' price in rupiah; null for postpaid. */
  cost: number | null;
  price: number | null;
  /** Rupiah per sheet, for postpaid items. */
  admin_fee: number | null;
  commission: number | null;
  margin: Margin;
  /** English, for the operator: reason of skipping, or a warning. */
  note: string;
}

const LONGEST_SKU = 40;
const SKU = /^[A-Z0-9][A-Z0-9_-]*$/;

type Verdict = Pick<Planned, 'action' | 'sku'> & { why?: string };
type Facts = Omit<Planned, 'action' | 'sku'>;

interface Candidate {
  item: ListedItem;
  mapping: Mapping;
  facts: Facts;
}

/** Plans all mapped items, cheapest first, without changing anything. */
export function planImport(input: ImportInput): Planned[] {
  const { mappings, routed, discountBps, only } = input;
  const codes = new Map(routed.map((route) => [route.code, route]));
  const candidates = input.listed.toSorted(cheapest).flatMap((item): Candidate[] => {
    // Chosen first, because another brand's mapping may be the better match.
    const mapping = mappingOf(mappings, item);
    if (!mapping || (only !== null && mapping.brand_key !== only)) return [];
    const margin = codes.get(item.code)?.margin ?? mapping.margin;
    return [{ item, mapping, facts: factsOf(item, { ...mapping, margin }, discountBps) }];
  });
  const world = { mappings, codes, shelf: createShelf(input), kindsAt: kindsByShelf(candidates) };
  return candidates.map((candidate) => {
    const { item, facts } = candidate;
    const { action, sku, why } = verdictOf(candidate, world);
    if (action === 'new') world.shelf.put({ ...facts, sku });
    if (action === 'new' || action === 'route') world.shelf.join(sku, item);
    return { ...facts, action, sku, note: [why, facts.note].filter(Boolean).join('; ') };
  });
}

interface World {
  mappings: readonly Mapping[];
  codes: ReadonlyMap<string, Routed>;
  shelf: Shelf;
  kindsAt: ReadonlyMap<string, readonly Kind[]>;
}

const retained = ({ sku, margin }: Routed): Verdict => ({
  ...{ action: 'unchanged', sku },
  ...(!margin && { why: 'its price is set by hand' }),
});

const skipped = (why: string): Verdict => ({ action: 'skipped', sku: '', why });

function verdictOf(candidate: Candidate, world: World): Verdict {
  const { item, mapping, facts } = candidate;
  const { shelf } = world;
  const existing = world.codes.get(item.code);
  if (existing) return retained(existing);
  if (item.is_postpaid !== mapping.is_postpaid) {
    return skipped(`${mapping.brand_key} is ${mapping.is_postpaid ? 'postpaid' : 'prepaid'}`);
  }
  const sku = item.code.toUpperCase().replace(/\s+/g, '-');
  const named = shelf.named(sku, mapping.brand_id);
  if (named) {
    const isSame = nameKey(named.name) === nameKey(facts.name);
    if (isSame) return joined(candidate, { sku: named.sku, beside: shelf.kindsOf(named.sku) }, world);
    const why = `sold here as "${named.name}"`;
    // SKUs of our own items are ours; within this list a match is coincidence.
    return named.isNew ? skipped(`${named.sku} is ${why}`) : { action: 'route', sku: named.sku, why };
  }
  if (nameKey(facts.name) === '') return skipped('its name says nothing');
  const [alike, ...more] = shelf.alike(facts);
  if (more.length > 0) return skipped(`several items are alike: ${[alike, ...more].join(', ')}`);
  const listed = world.kindsAt.get(shelfKey(facts)) ?? [];
  if (alike) {
    const known = shelf.kindsOf(alike);
    return joined(candidate, { sku: alike, beside: known.length > 0 ? known : listed }, world);
  }
  if (shelf.isTaken(sku)) return skipped(`${sku} is sold under another brand`);
  if (!SKU.test(sku) || sku.length > LONGEST_SKU) return skipped(`${sku} can be no SKU`);
  if (facts.name.length > LONGEST_NAME) return skipped(`its name has more than ${LONGEST_NAME} letters`);
  const others = listed.filter((kind) => isApart(kind, item));
  return { action: 'new', sku, ...(others.length > 0 && { why: `listed as ${kindsText(others)} too` }) };
}

/** Different kinds may be different products: a credit transfer, another region. */
const isApart = (one: Kind, other: Kind): boolean =>
  one.category !== other.category || one.type !== other.type;

const kindsText = (kinds: readonly Kind[]): string => [...new Set(kinds.map(kindText))].join(', ');

const kindText = ({ category, brand, type }: Kind): string =>
  [category, brand, type].filter(Boolean).join(' / ');

/**
 * Adds a route if the names are equal. `beside`: other routes of the item. Another category or type joins only if the
 * operator mapped each of them to the same item.
 */
function joined(
  { item, mapping }: Candidate,
  { sku, beside }: { sku: string; beside: readonly Kind[] },
  { mappings }: World,
): Verdict {
  const others = beside.filter((kind) => kindText(kind) !== kindText(item));
  if (others.length === 0) return { action: 'route', sku };
  const why = `${kindText(item)}, beside ${kindsText(others)}`;
  const isSaid = [item, ...others].every((kind) => isSent(kind, mapping, mappings));
  return others.some((kind) => isApart(kind, item)) && !isSaid
    ? skipped(`${sku} is called the same: ${why}`)
    : { action: 'route', sku, why };
}

const isSent = ({ category, brand, type }: Kind, to: Mapping, mappings: readonly Mapping[]): boolean =>
  mappings.some(
    (one) =>
      [one.category, one.brand, one.type].join('\n') === [category, brand, type].join('\n') &&
      one.brand_id === to.brand_id &&
      one.group === to.group,
  );

function kindsByShelf(candidates: readonly Candidate[]): Map<string, Kind[]> {
  const kinds = new Map<string, Kind[]>();
  for (const { item, facts } of candidates) {
    const key = shelfKey(facts);
    kinds.set(key, [...(kinds.get(key) ?? []), item]);
  }
  return kinds;
}

const cheapest = (one: ListedItem, other: ListedItem): number =>
  (one.price ?? 0) - (other.price ?? 0) || one.code.localeCompare(other.code);

function mappingOf(mappings: readonly Mapping[], { category, brand, type }: Kind): Mapping | undefined {
  const ofBrand = mappings.filter((one) => one.category === category && one.brand === brand);
  return ofBrand.find((one) => one.type === type) ?? ofBrand.find((one) => one.type === '');
}

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
