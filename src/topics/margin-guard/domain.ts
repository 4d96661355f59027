import { type Rate, shareUp } from '../../core/value/rate';
import { CHANGE_STATES } from '../selling-prices/domain/rule-change';
import { type PriceRule, priceByRule } from '../selling-prices/domain/selling-price';
import { ruleOfMargin } from '../selling-prices/domain/starting-rule';

export const GUARD_TRIGGERS = ['cost', 'margin'] as const;
/** Actions: notify, raise the price, or switch the item off until its margin is back. */
export const GUARD_ACTIONS = ['warn', 'raise', 'off'] as const;
/** `on`: an item is sold again; `mend`: a person raised a price. */
export const GUARD_EVENTS = [...GUARD_ACTIONS, 'on', 'mend'] as const;
export const GUARD_EVENT_STATES = [...CHANGE_STATES, 'none'] as const;
export const GUARD_CHANNELS = ['h2h', 'website'] as const;
export type GuardChannel = (typeof GUARD_CHANNELS)[number];

export interface MarginGuard {
  trigger: (typeof GUARD_TRIGGERS)[number];
  /** For `cost`: tolerated change in percent of the previous cost. */
  cost_percent: number;
  /** For `margin`: minimum in rupiah or as a share of the cost. */
  least_margin: Rate;
  action: (typeof GUARD_ACTIONS)[number];
  /** For `raise`: margin of the new price, and rounding step in rupiah (0: none). */
  raise_margin: Rate;
  rounding: number;
}

/** An item whose cost changed, with prices before and after without the guard; whole rupiah. */
export interface GuardedMove {
  cost_before: number;
  cost_now: number;
  /** Null without a price. */
  price_before: number | null;
  price_now: number | null;
  is_sold: boolean;
  off: { margin: number } | null;
}

/** `on` switches an item on again; `none` changes nothing. */
export type GuardVerdict =
  | { kind: 'none' | 'warn' | 'on' }
  | { kind: 'raise'; price: number }
  | { kind: 'off'; margin: number };

const NOTHING: GuardVerdict = { kind: 'none' };

export const leastMargin = ({ least_margin }: Pick<MarginGuard, 'least_margin'>, cost: number): number =>
  shareUp(cost, least_margin);

export const raiseRule = ({
  raise_margin,
  rounding,
}: Pick<MarginGuard, 'raise_margin' | 'rounding'>): PriceRule => ({
  ...ruleOfMargin(raise_margin),
  rounding,
});

/** Never lowers a price; a margin guard ignores improvements. */
export function evaluateMove(guard: MarginGuard, move: GuardedMove): GuardVerdict {
  const { price_before, price_now, cost_before, cost_now } = move;
  if (move.off) return isBack(guard, move, move.off) ? { kind: 'on' } : NOTHING;
  if (!move.is_sold) return NOTHING;
  if (!trips(guard, move)) return NOTHING;
  if (guard.action === 'warn') return { kind: 'warn' };
  // Without a price there is nothing to raise or switch off.
  if (price_now === null) return NOTHING;
  if (guard.action === 'raise') {
    const price = priceByRule(raiseRule(guard), cost_now);
    return price > price_now ? { kind: 'raise', price } : NOTHING;
  }
  const before = (price_before ?? price_now) - cost_before;
  // The price followed the cost, so no margin was lost.
  if (guard.trigger === 'cost' && price_now - cost_now >= before) return NOTHING;
  return { kind: 'off', margin: guard.trigger === 'margin' ? leastMargin(guard, cost_now) : before };
}

function trips(guard: MarginGuard, move: GuardedMove): boolean {
  const { cost_before, cost_now, price_before, price_now } = move;
  const moved = cost_now - cost_before;
  if (guard.trigger === 'cost') {
    // Compared in hundredths of a percent to avoid floating-point errors.
    const isFar = Math.abs(moved) * 10_000 > Math.round(guard.cost_percent * 100) * cost_before;
    return isFar && (guard.action === 'warn' || moved > 0);
  }
  if (price_now === null) return false;
  const margin = price_now - cost_now;
  if (margin >= leastMargin(guard, cost_now)) return false;
  if (guard.action !== 'warn') return true;
  const before = price_before === null ? null : price_before - cost_before;
  return before === null || margin < before;
}

/** A share refers to the current cost; after a cost change the previous margin counts. */
function isBack(guard: MarginGuard, { price_now, cost_now }: GuardedMove, { margin }: { margin: number }) {
  if (price_now === null) return false;
  const wanted = guard.trigger === 'margin' ? leastMargin(guard, cost_now) : margin;
  return price_now - cost_now >= wanted;
}
