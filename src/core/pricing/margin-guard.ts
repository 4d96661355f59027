import { type Rate, shareUp } from '../value/rate';
import { CHANGE_STATES } from './rule-change';
import { type PriceRule, priceByRule } from './selling-price';
import { ruleOfMargin } from './starting-rule';

/** What a guard watches: how far the cost moves, or how small the margin becomes. */
export const GUARD_TRIGGERS = ['cost', 'margin'] as const;
/** What it does: tells, raises the price, or switches the item off until its margin is back. */
export const GUARD_ACTIONS = ['tell', 'raise', 'off'] as const;
/** What is told of items: what guards do, `on` where an item sells again, `mend` where a person raised a price. */
export const GUARD_EVENTS = [...GUARD_ACTIONS, 'on', 'mend'] as const;
/** Whether it can still be taken back; `none`: there is nothing to take back. */
export const GUARD_EVENT_STATES = [...CHANGE_STATES, 'none'] as const;
/** Whose prices: selling prices of H2H, or those of the website. */
export const GUARD_CHANNELS = ['h2h', 'website'] as const;
export type GuardChannel = (typeof GUARD_CHANNELS)[number];

/** A guard as it judges. */
export interface MarginGuard {
  trigger: (typeof GUARD_TRIGGERS)[number];
  /** Of `cost`: the move that it lets pass, in per cent of the cost before. */
  cost_percent: number;
  /** Of `margin`: the least one, in rupiah or as a share of the cost. */
  least_margin: Rate;
  action: (typeof GUARD_ACTIONS)[number];
  /** Of `raise`: the margin that a new price has, and the rupiah that it is rounded up to (0: none). */
  raise_margin: Rate;
  rounding: number;
}

/** An item whose cost has moved, with what it was and would be sold for without the guard; whole rupiah. */
export interface GuardedMove {
  cost_before: number;
  cost_now: number;
  /** Null: it has no price. */
  price_before: number | null;
  price_now: number | null;
  /** False: somebody has closed it, so that nothing is sold. */
  is_sold: boolean;
  /** Of an item that this guard has switched off: the margin at which it comes back. */
  off: { margin: number } | null;
}

/** What is done: `on` switches on again what was off; `none` leaves everything as it is. */
export type GuardVerdict =
  | { kind: 'none' | 'tell' | 'on' }
  | { kind: 'raise'; price: number }
  | { kind: 'off'; margin: number };

const NOTHING: GuardVerdict = { kind: 'none' };

/** The least margin of an item that costs so much, rupiah. */
export const leastMargin = ({ least_margin }: Pick<MarginGuard, 'least_margin'>, cost: number): number =>
  shareUp(cost, least_margin);

/** How a guard prices what it raises. */
export const raiseRule = ({
  raise_margin,
  rounding,
}: Pick<MarginGuard, 'raise_margin' | 'rounding'>): PriceRule => ({
  ...ruleOfMargin(raise_margin),
  rounding,
});

/** What a guard does about one change of a price. It never lowers a price; one of a margin tells nothing of what gets better. */
export function judgeMove(guard: MarginGuard, move: GuardedMove): GuardVerdict {
  const { price_before, price_now, cost_before, cost_now } = move;
  if (move.off) return isBack(guard, move, move.off) ? { kind: 'on' } : NOTHING;
  if (!move.is_sold) return NOTHING;
  if (!trips(guard, move)) return NOTHING;
  if (guard.action === 'tell') return { kind: 'tell' };
  // Where nothing is sold there is nothing to raise or to switch off.
  if (price_now === null) return NOTHING;
  if (guard.action === 'raise') {
    const price = priceByRule(raiseRule(guard), cost_now);
    return price > price_now ? { kind: 'raise', price } : NOTHING;
  }
  const before = (price_before ?? price_now) - cost_before;
  // A price that has followed its cost has lost nothing.
  if (guard.trigger === 'cost' && price_now - cost_now >= before) return NOTHING;
  return { kind: 'off', margin: guard.trigger === 'margin' ? leastMargin(guard, cost_now) : before };
}

function trips(guard: MarginGuard, move: GuardedMove): boolean {
  const { cost_before, cost_now, price_before, price_now } = move;
  const moved = cost_now - cost_before;
  if (guard.trigger === 'cost') {
    // In hundredths of a percent, so that no float decides.
    const isFar = Math.abs(moved) * 10_000 > Math.round(guard.cost_percent * 100) * cost_before;
    return isFar && (guard.action === 'tell' || moved > 0);
  }
  if (price_now === null) return false;
  const margin = price_now - cost_now;
  if (margin >= leastMargin(guard, cost_now)) return false;
  if (guard.action !== 'tell') return true;
  const before = price_before === null ? null : price_before - cost_before;
  return before === null || margin < before;
}

/** A share is one of the cost of now; a cost that moved comes back to the margin that there was. */
function isBack(guard: MarginGuard, { price_now, cost_now }: GuardedMove, { margin }: { margin: number }) {
  if (price_now === null) return false;
  const wanted = guard.trigger === 'margin' ? leastMargin(guard, cost_now) : margin;
  return price_now - cost_now >= wanted;
}
