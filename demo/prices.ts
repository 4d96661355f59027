import { PRICE_REASON } from '../src/core/states';
import type { StoredRule } from '../src/topics/selling-prices/domain/rule-change';
import { type PricedItem, type PriceRule, pricerOf } from '../src/topics/selling-prices/domain/selling-price';
import { tierPrice } from '../src/topics/selling-prices/domain/tier-price';
import type { Account } from './accounts';
import type { Shelf, VariationRow } from './catalogue';
import { type Chance, chanceOf } from './chance';
import type { Tables } from './tables';
import { DAY, HOUR, idAt, iso } from './time';

export interface PriceMove {
  shelf: Shelf;
  item: VariationRow;
  at: number;
  row: ReturnType<typeof changeRow>;
}

/** Past changes of prices: up to six an item within 90 days, each on a multiple of 25. */
export function addPriceChanges(tables: Tables, shelves: readonly Shelf[], now: number): PriceMove[] {
  const moves = shelves.flatMap((shelf) =>
    shelf.variations.flatMap((item) =>
      changesOf(item, now).map((row) => ({ shelf, item, at: Date.parse(row.effective_at), row })),
    ),
  );
  tables.add(
    'price_changes',
    moves.map(({ row }) => row),
  );
  return moves;
}

/** Backwards from today: each change ends where the following one begins. */
function changesOf(item: VariationRow, now: number) {
  const chance = chanceOf(`price ${item.sku}`);
  const moments = Array.from({ length: chance.between(0, 6) }, () => now - chance.between(HOUR, 90 * DAY));
  if (item.price_before !== null && moments.length === 0) moments.push(now - chance.between(1, 6) * DAY);
  let price = item.base_price;
  return moments
    .toSorted((one, other) => other - one)
    .map((at, nth) => {
      const promoPrice = nth === 0 ? item.price_before : null;
      const before = promoPrice ?? priceBefore(price, chance);
      const reason = promoPrice === null ? reasonOf(chance) : PRICE_REASON.promo;
      const row = changeRow({ variation_id: item.id, old_price: before, new_price: price, reason, at });
      price = before;
      return row;
    });
}

interface Change {
  variation_id: string;
  old_price: number;
  new_price: number;
  reason: number;
  at: number;
}

const changeRow = ({ at, ...change }: Change) => ({
  ...{ id: idAt(at), ...change },
  ...{ effective_at: iso(at), created_at: iso(at) },
});

const reasonOf = (chance: Chance): number =>
  chance.weighted([PRICE_REASON.supplier, PRICE_REASON.currency, PRICE_REASON.promo], (reason) =>
    reason === PRICE_REASON.supplier ? 8 : 1,
  );

/** A difference of 0.5 % to 3 %, never zero. Prices rise more often than they fall. */
function priceBefore(price: number, chance: Chance): number {
  const step = Math.max(25, Math.round((price * chance.between(50, 300)) / 10_000 / 25) * 25);
  return chance.happens(0.6) && price > step + 500 ? price - step : price + step;
}

/** A selling price rule and the time from which it applies, in milliseconds since 1970. */
export interface PastRule {
  name: string;
  at: number;
  rule: StoredRule;
}

const everything: PriceRule = {
  ...{ method: 'percent', value: 5, rounding: 500, round_up: true, ending: '' },
  ...{ min_margin: 500, max_margin: 25_000 },
};
const brandRule: PriceRule = {
  ...{ method: 'percent', value: 4, rounding: 100, round_up: true, ending: '99' },
  ...{ min_margin: null, max_margin: null },
};

/**
 * Rules of the main partner, from general to specific: one for everything after a month without rules, one
 * for the best seller a month later, and new ones that can still be undone. Two fixed prices are below
 * today's cost.
 */
export function pastRules(shelves: readonly Shelf[], now: number): PastRule[] {
  const [popular, overtaken] = ['mobile-legends', 'free-fire'].map((key) =>
    shelves.find(({ brand }) => brand.key === key),
  );
  const first = popular?.variations[0];
  if (!popular || !overtaken || !first) return [];
  const ruleOf = (
    name: string,
    ago: number,
    rule: PriceRule,
    reach: Pick<StoredRule, 'scope' | 'scope_id'>,
  ) => {
    const at = now - ago * DAY;
    return { name, at, rule: { ...rule, ...reach, id: idAt(at), is_active: true, version: 1 } };
  };
  const itemRule = ({ brand }: Shelf, item: VariationRow, rule: PriceRule) =>
    ruleOf(`${brand.name} – ${item.name}`, 0, rule, { scope: 'variation', scope_id: item.id });
  return [
    ruleOf('Semua item', 62, everything, { scope: 'global', scope_id: null }),
    ruleOf(popular.brand.name, 31, brandRule, { scope: 'brand', scope_id: popular.brand.id }),
    itemRule(popular, first, { ...brandRule, method: 'amount', value: 750 }),
    ...overtaken.variations.slice(1, 3).map((item) => {
      const value = Math.floor((item.base_price * 0.96) / 100) * 100;
      return itemRule(overtaken, item, { ...brandRule, method: 'fixed', value, rounding: 0, ending: '' });
    }),
  ];
}

/** Selling price of an item at a past cost; null before any rule applied. `at` in milliseconds since 1970. */
export function pastPriceOf(rules: readonly PastRule[]) {
  const pricers = new Map<number, ReturnType<typeof pricerOf>>();
  return (item: PricedItem, at: number): number | null => {
    const valid = rules.filter((one) => one.at <= at);
    const pricer = pricers.get(valid.length) ?? pricerOf(valid.map(({ rule }) => rule));
    pricers.set(valid.length, pricer);
    return pricer(item)?.price ?? null;
  };
}

export type PastPrice = ReturnType<typeof pastPriceOf>;

export function addSellingRules(tables: Tables, account: Account, rules: readonly PastRule[]): void {
  const { partnerId: partner_id, owner } = account;
  tables.add(
    'selling_rules',
    rules.map(({ rule, at }) => ({
      ...{ ...rule, partner_id, updated_by: owner.userId, created_at: iso(at), updated_at: iso(at) },
    })),
  );
  tables.add(
    'selling_rule_changes',
    rules.map(({ name, rule, at }) => ({
      ...{ id: idAt(at), partner_id, user_id: owner.userId, actor: owner.name, kind: 'create' },
      ...{ rules: [{ name, before: null, after: rule }], created_at: iso(at) },
    })),
  );
}

/** Changes of a partner's costs since `from`, oldest first, in rupiah at its own tier. */
export const costMovesOf = (moves: readonly PriceMove[], { discountBps }: Account, from: number) =>
  moves
    .filter(({ at }) => at >= from)
    .sort((one, other) => one.at - other.at || (one.row.id < other.row.id ? -1 : 1))
    .map((move) => ({
      ...move,
      cost_before: tierPrice(move.row.old_price, discountBps),
      cost_now: tierPrice(move.row.new_price, discountBps),
    }));
