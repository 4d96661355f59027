import { roundPercent } from '../value/percent';
import { shareUp } from '../value/rate';
import { withinRoundPrices } from './round-price';

/** How far a rule of selling prices reaches; the narrower one wins (domain 3.4). */
export const RULE_SCOPES = ['global', 'category', 'brand', 'variation'] as const;
export type RuleScope = (typeof RULE_SCOPES)[number];

/** How a rule comes to its price: a share on the cost, rupiah on the cost, or one price whatever it costs. */
export const RULE_METHODS = ['percent', 'amount', 'fixed'] as const;
export type RuleMethod = (typeof RULE_METHODS)[number];

/** Digits that a price ends with; empty: whichever come out. */
export const PRICE_ENDINGS = ['', '9', '99', '00'] as const;
export type PriceEnding = (typeof PRICE_ENDINGS)[number];

/** What a rule says of prices. Money is whole rupiah. */
export interface PriceRule {
  method: RuleMethod;
  /** Per cent with two decimals at most, or rupiah. */
  value: number;
  /** Prices are multiples of these rupiah; 0: of none. */
  rounding: number;
  /** Up, else to the nearest. */
  round_up: boolean;
  ending: PriceEnding;
  /** Least and most rupiah above the cost; null: whatever comes out. */
  min_margin: number | null;
  max_margin: number | null;
}

export interface SellingRule extends PriceRule {
  id: string;
  scope: RuleScope;
  /** Id of the category, the brand or the item; null for everything. */
  scope_id: string | null;
}

/** An item as it is bought; `cost` is what its partner pays, in rupiah. */
export interface PricedItem {
  variation_id: string;
  brand_id: string;
  category_id: string;
  cost: number;
}

/** What an item is sold for, in rupiah, and which rule says so. `percent` is the margin's share of the cost. */
export interface SellingPrice {
  price: number;
  margin: number;
  percent: number;
  rule_id: string;
  scope: RuleScope;
}

/** The price by one rule for something that costs so much, whole rupiah and at least 1. */
export function priceByRule(rule: PriceRule, cost: number): number {
  const least = cost + (rule.min_margin ?? Number.NEGATIVE_INFINITY);
  const most = cost + (rule.max_margin ?? Number.POSITIVE_INFINITY);
  const limited = Math.max(least, Math.min(most, rawPrice(rule, cost)));
  // One price is meant to the rupiah.
  const price = rule.method === 'fixed' ? limited : withinRoundPrices(limited, rule, least, most);
  return Math.max(1, price);
}

function rawPrice({ method, value }: PriceRule, cost: number): number {
  if (method === 'fixed') return value;
  return cost + shareUp(cost, { type: method === 'percent' ? 'percent' : 'nominal', value });
}

/** What each item is sold for by these rules; null where none reaches it. Look-ups cost the same for any number of rules. */
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

/** What a rule makes of one cost. */
export function soldBy(rule: SellingRule, cost: number): SellingPrice {
  const price = priceByRule(rule, cost);
  const margin = price - cost;
  return { price, margin, percent: roundPercent(margin, cost), rule_id: rule.id, scope: rule.scope };
}
