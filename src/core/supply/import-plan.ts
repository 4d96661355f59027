import { tierPrice } from '../pricing/tier-price';
import type { ListedItem } from './listed-item';
import { LONGEST_NAME, listedName, nameKey } from './listed-name';
import { type Margin, resaleOf, sharedCommission } from './resale';
import { createShelf, type Kind, placeKey, type Routed, type Shelf, type Stock } from './shelf';

/**
 * Where a supplier's brand belongs, in one category of its list; an empty `type` stands for those that have no mapping
 * of their own.
 */
export interface Mapping extends Kind {
  /** Ours: id and key of the brand, and the group of its items. */
  brand_id: string;
  brand_key: string;
  is_postpaid: boolean;
  group: string;
  margin: Margin;
}

export interface Grounds extends Stock {
  listed: readonly ListedItem[];
  mappings: readonly Mapping[];
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

/** A listed item with what it would be here. */
interface Candidate {
  item: ListedItem;
  mapping: Mapping;
  facts: Facts;
}

/** Every item of the list that something is mapped to, the cheapest first; nothing is done yet. */
export function planImport(grounds: Grounds): Planned[] {
  const { mappings, routed, discountBps, only } = grounds;
  const codes = new Map(routed.map((route) => [route.code, route]));
  const candidates = grounds.listed.toSorted(cheapest).flatMap((item): Candidate[] => {
    // The mapping is chosen first: one of another brand of ours may be the closer one.
    const mapping = mappingOf(mappings, item);
    if (!mapping || (only !== null && mapping.brand_key !== only)) return [];
    const margin = codes.get(item.code)?.margin ?? mapping.margin;
    return [{ item, mapping, facts: factsOf(item, { ...mapping, margin }, discountBps) }];
  });
  const world = { mappings, codes, shelf: createShelf(grounds), kindsAt: kindsByPlace(candidates) };
  return candidates.map((candidate) => {
    const { item, facts } = candidate;
    const { act, sku, why } = verdictOf(candidate, world);
    if (act === 'new') world.shelf.put({ ...facts, sku });
    if (act === 'new' || act === 'route') world.shelf.join(sku, item);
    return { ...facts, act, sku, note: [why, facts.note].filter(Boolean).join('; ') };
  });
}

interface World {
  mappings: readonly Mapping[];
  codes: ReadonlyMap<string, Routed>;
  shelf: Shelf;
  kindsAt: ReadonlyMap<string, readonly Kind[]>;
}

const keptAs = ({ sku, margin }: Routed): Verdict => ({
  ...{ act: 'kept', sku },
  ...(!margin && { why: 'its price is set by hand' }),
});

const skipped = (why: string): Verdict => ({ act: 'skipped', sku: '', why });

function verdictOf(candidate: Candidate, world: World): Verdict {
  const { item, mapping, facts } = candidate;
  const { shelf } = world;
  const kept = world.codes.get(item.code);
  if (kept) return keptAs(kept);
  if (item.is_postpaid !== mapping.is_postpaid) {
    return skipped(`${mapping.brand_key} is ${mapping.is_postpaid ? 'postpaid' : 'prepaid'}`);
  }
  const sku = item.code.toUpperCase().replace(/\s+/g, '-');
  const named = shelf.named(sku, mapping.brand_id);
  if (named) {
    const isSame = nameKey(named.name) === nameKey(facts.name);
    if (isSame) return joined(candidate, { sku: named.sku, beside: shelf.kindsOf(named.sku) }, world);
    const why = `sold here as "${named.name}"`;
    // What we sell has its SKU from us; what this very list sells has it by chance.
    return named.isNew ? skipped(`${named.sku} is ${why}`) : { act: 'route', sku: named.sku, why };
  }
  if (nameKey(facts.name) === '') return skipped('its name says nothing');
  const [alike, ...more] = shelf.alike(facts);
  if (more.length > 0) return skipped(`several items are alike: ${[alike, ...more].join(', ')}`);
  const listed = world.kindsAt.get(placeKey(facts)) ?? [];
  if (alike) {
    const known = shelf.kindsOf(alike);
    return joined(candidate, { sku: alike, beside: known.length > 0 ? known : listed }, world);
  }
  if (shelf.isTaken(sku)) return skipped(`${sku} is sold under another brand`);
  if (!SKU.test(sku) || sku.length > LONGEST_SKU) return skipped(`${sku} can be no SKU`);
  if (facts.name.length > LONGEST_NAME) return skipped(`its name has more than ${LONGEST_NAME} letters`);
  const others = listed.filter((kind) => isApart(kind, item));
  return { act: 'new', sku, ...(others.length > 0 && { why: `listed as ${kindsText(others)} too` }) };
}

/** Two kinds that may be two things: a transfer of credit, another region. */
const isApart = (one: Kind, other: Kind): boolean =>
  one.category !== other.category || one.type !== other.type;

const kindsText = (kinds: readonly Kind[]): string => [...new Set(kinds.map(kindText))].join(', ');

const kindText = ({ category, brand, type }: Kind): string =>
  [category, brand, type].filter(Boolean).join(' / ');

/**
 * A further route of an item whose name says the same. `beside`: what else has, or wants, a route to it. What stands in
 * another category or type joins only where the operator has sent each of them to the same place.
 */
function joined(
  { item, mapping }: Candidate,
  { sku, beside }: { sku: string; beside: readonly Kind[] },
  { mappings }: World,
): Verdict {
  const others = beside.filter((kind) => kindText(kind) !== kindText(item));
  if (others.length === 0) return { act: 'route', sku };
  const why = `${kindText(item)}, beside ${kindsText(others)}`;
  const isSaid = [item, ...others].every((kind) => isSent(kind, mapping, mappings));
  return others.some((kind) => isApart(kind, item)) && !isSaid
    ? skipped(`${sku} is called the same: ${why}`)
    : { act: 'route', sku, why };
}

/** Whether a kind by itself is mapped to where `to` leads. */
const isSent = ({ category, brand, type }: Kind, to: Mapping, mappings: readonly Mapping[]): boolean =>
  mappings.some(
    (one) =>
      [one.category, one.brand, one.type].join('\n') === [category, brand, type].join('\n') &&
      one.brand_id === to.brand_id &&
      one.group === to.group,
  );

function kindsByPlace(candidates: readonly Candidate[]): Map<string, Kind[]> {
  const places = new Map<string, Kind[]>();
  for (const { item, facts } of candidates) {
    const key = placeKey(facts);
    places.set(key, [...(places.get(key) ?? []), item]);
  }
  return places;
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
