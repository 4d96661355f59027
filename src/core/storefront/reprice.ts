import { type Rate, shareUp } from '../value/rate';

/** How the prices of many items are changed at once. */
export interface Repricing {
  way: 'up' | 'down' | 'cost' | 'tier';
  /** Absent for `tier`. */
  amount?: Rate;
  /** Rupiah; prices are rounded up to whole ones of these. */
  rounding?: number;
}

/**
 * A price as it becomes, in rupiah and at least 1: the price now raised or lowered, or the cost with a margin. A
 * lowered price gives away no more than it says: its share is rounded up before it is taken off, then the price is.
 */
export function repriced(price: number, cost: number, { way, amount, rounding = 1 }: Repricing): number {
  if (way === 'tier' || !amount) return price;
  const share = shareUp(way === 'cost' ? cost : price, amount);
  const raw = { up: price + share, down: price - share, cost: cost + share }[way];
  return Math.max(1, Math.ceil(raw / rounding) * rounding);
}
