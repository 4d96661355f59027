import { type Rate, shareUp } from '../../../core/value/rate';

export interface Repricing {
  way: 'up' | 'down' | 'cost' | 'tier';
  amount?: Rate;
  /** Rounds prices up to multiples in rupiah. */
  rounding?: number;
}

/**
 * New price in rupiah, at least 1: the price increased or decreased, or cost plus margin. When lowering, the share is
 * rounded up before it is deducted, and then the price is rounded up.
 */
export function repriced(price: number, cost: number, { way, amount, rounding = 1 }: Repricing): number {
  if (way === 'tier' || !amount) return price;
  const share = shareUp(way === 'cost' ? cost : price, amount);
  const raw = { up: price + share, down: price - share, cost: cost + share }[way];
  return Math.max(1, Math.ceil(raw / rounding) * rounding);
}
