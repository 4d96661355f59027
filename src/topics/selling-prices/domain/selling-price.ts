import { roundPercent } from '../../../core/value/percent';
import { shareUp } from '../../../core/value/rate';

/** Multiples of `rounding` rupiah (0: none), up or to the nearest, and the last digits. */
interface Rounding {
  rounding: number;
  round_up: boolean;
  ending: '' | '9' | '99' | '00';
}

/** Multiples of `every`, less one rupiah for an ending of nines. */
interface Grid {
  every: number;
  less: number;
}

const ENDINGS: Record<Rounding['ending'], Grid> = {
  '': { every: 1, less: 0 },
  '9': { every: 10, less: 1 },
  '99': { every: 100, less: 1 },
  '00': { every: 100, less: 0 },
};

/**
 * Rounded price. Limits take precedence: if rounding leaves them, the next rounded price within them, or the price
 * itself if there is none.
 */
function withinRoundPrices(price: number, how: Rounding, least: number, most: number): number {
  const { every, less } = gridOf(how);
  const up = Math.ceil((price + less) / every) * every - less;
  const down = Math.floor((price + less) / every) * every - less;
  const isUpFirst = how.round_up || up - price <= price - down;
  // No closures here: the whole catalogue is priced with each keystroke.
  const [first, second] = isUpFirst ? [up, down] : [down, up];
  if (fits(first, least, most)) return first;
  return fits(second, least, most) ? second : price;
}

const fits = (round: number, least: number, most: number): boolean =>
  round > 0 && round >= least && round <= most;

/** A step of 50 with a two-digit ending is a step of 100: each step is a multiple of the smaller one. */
function gridOf({ rounding, ending }: Rounding): Grid {
  const { every, less } = ENDINGS[ending];
  return { every: Math.max(every, rounding), less };
}

/** Scope of a price rule; the narrowest wins (domain 3.4). */
export const RULE_SCOPES = ['global', 'category', 'brand', 'variation'] as const;
export type RuleScope = (typeof RULE_SCOPES)[number];

/** A percentage of the cost, an amount added to it, or a fixed price. */
export const RULE_METHODS = ['percent', 'amount', 'fixed'] as const;
export type RuleMethod = (typeof RULE_METHODS)[number];

export const PRICE_ENDINGS = ['', '9', '99', '00'] as const;
export type PriceEnding = (typeof PRICE_ENDINGS)[number];

/** Amounts are whole rupiah. */
export interface PriceRule {
  method: RuleMethod;
  /** Percent with at most two decimals, or rupiah. */
  value: number;
  /** Multiples of this amount in rupiah; 0: none. */
  rounding: number;
  round_up: boolean;
  ending: PriceEnding;
  /** Limits of the margin in rupiah; null: none. */
  min_margin: number | null;
  max_margin: number | null;
}

export interface SellingRule extends PriceRule {
  id: string;
  scope: RuleScope;
  /** Id of the category, brand or item; null for everything. */
  scope_id: string | null;
}

/** `cost` is what the partner pays, in rupiah. */
export interface PricedItem {
  variation_id: string;
  brand_id: string;
  category_id: string;
  cost: number;
}

/** Price in rupiah and its rule. `percent` is margin per cost. */
export interface SellingPrice {
  price: number;
  margin: number;
  percent: number;
  rule_id: string;
  scope: RuleScope;
}

/** Whole rupiah, at least 1. */
export function priceByRule(rule: PriceRule, cost: number): number {
  const least = cost + (rule.min_margin ?? Number.NEGATIVE_INFINITY);
  const most = cost + (rule.max_margin ?? Number.POSITIVE_INFINITY);
  const limited = Math.max(least, Math.min(most, rawPrice(rule, cost)));
  const price = rule.method === 'fixed' ? limited : withinRoundPrices(limited, rule, least, most);
  return Math.max(1, price);
}

function rawPrice({ method, value }: PriceRule, cost: number): number {
  if (method === 'fixed') return value;
  return cost + shareUp(cost, { type: method === 'percent' ? 'percent' : 'nominal', value });
}

/**
 * Returns a function from item to price; null without a matching rule. Look-ups take constant time for any number of
 * rules.
 */
export function pricerOf(rules: readonly SellingRule[]): (item: PricedItem) => SellingPrice | null {
  const of = (wanted: RuleScope) =>
    new Map(rules.filter(({ scope }) => scope === wanted).map((rule) => [rule.scope_id, rule]));
  const [variations, brands, categories, all] = [of('variation'), of('brand'), of('category'), of('global')];
  return (item) => {
    const rule =
      variations.get(item.variation_id) ??
      brands.get(item.brand_id) ??
      categories.get(item.category_id) ??
      all.get(null);
    return rule ? soldBy(rule, item.cost) : null;
  };
}

export function soldBy(rule: SellingRule, cost: number): SellingPrice {
  const price = priceByRule(rule, cost);
  const margin = price - cost;
  return { price, margin, percent: roundPercent(margin, cost), rule_id: rule.id, scope: rule.scope };
}
