import { v7 } from 'uuid';
import type { KeptRule } from '../../src/core/pricing/rule-change';
import { type PricedItem, type PriceRule, pricerOf } from '../../src/core/pricing/selling-price';
import type { Shelf } from './catalogue-rows';
import type { Account } from './history-accounts';
import type { Choice } from './history-taste';

/** Who sells by rules. */
export const SELLER = 'mitra@demo.test';
const BRAND = 'mobile-legends';
const DAY = 86_400_000;

/** A rule of selling prices with the moment of which it is, in milliseconds since 1970. */
export interface PastRule {
  name: string;
  at: number;
  rule: KeptRule;
}

const everything: PriceRule = {
  ...{ method: 'percent', value: 5, rounding: 500, round_up: true, ending: '' },
  ...{ min_margin: 500, max_margin: 25_000 },
};
const brand: PriceRule = {
  ...{ method: 'percent', value: 4, rounding: 100, round_up: true, ending: '99' },
  ...{ min_margin: null, max_margin: null },
};
const item: PriceRule = { ...brand, method: 'amount', value: 750 };
/** Typed once, and passed by the cost since: sold at a loss. */
const OVERTAKEN = { brand: 'free-fire', share: 0.96 };
const typedPrice = (value: number): PriceRule => ({
  ...brand,
  method: 'fixed',
  value,
  rounding: 0,
  ending: '',
});

/**
 * Rules from wide to narrow, as a partner comes to them: one for everything after a month without any, one for what
 * sells best a month later, and some that are new and can still be taken back.
 */
export function pastRules(shelves: readonly Shelf[], now: number): PastRule[] {
  const shelf = shelves.find((one) => one.brand.key === BRAND);
  const [first] = shelf?.variations ?? [];
  if (!shelf || !first) return [];
  const kept = (name: string, ago: number, rule: PriceRule, reach: Pick<KeptRule, 'scope' | 'scope_id'>) => {
    const at = now - ago * DAY;
    return { name, at, rule: { ...rule, ...reach, id: v7({ msecs: at }), is_active: true, version: 1 } };
  };
  const cheap = shelves.find((one) => one.brand.key === OVERTAKEN.brand);
  const overtaken = (cheap?.variations.slice(1, 3) ?? []).map((one) => {
    const price = Math.floor((one.base_price * OVERTAKEN.share) / 100) * 100;
    const reach = { scope: 'variation' as const, scope_id: one.id };
    return kept(`${cheap?.brand.name} – ${one.name}`, 0, typedPrice(price), reach);
  });
  return [
    kept('Semua item', 62, everything, { scope: 'global', scope_id: null }),
    kept(shelf.brand.name, 31, brand, { scope: 'brand', scope_id: shelf.brand.id }),
    kept(`${shelf.brand.name} – ${first.name}`, 0, item, { scope: 'variation', scope_id: first.id }),
    ...overtaken,
  ];
}

/** What an item was sold for at a cost then (milliseconds since 1970); null where no rule reached it yet. */
export function pastPrice(rules: readonly PastRule[], item: PricedItem, at: number): number | null {
  const price = pricerOf(rules.filter((one) => one.at <= at).map(({ rule }) => rule));
  return price(item)?.price ?? null;
}

/** What an order was sold for at a cost an item; null where nobody had a rule for it then. */
export function resaleOf(
  rules: readonly PastRule[],
  { past }: Account,
  { brand, variation, qty }: Choice,
  { at, cost }: { at: number; cost: number },
): number | null {
  if (past.email !== SELLER) return null;
  const item = { variation_id: variation.id, brand_id: brand.id, category_id: brand.category_id, cost };
  const price = pastPrice(rules, item, at);
  return price && price * qty;
}
