import { LEAST_WITHDRAWAL, OTP_ABOVE } from '../contract/withdrawal';

/** Rupiah. `available`: panel profit that may leave now; null for who may not take it out. */
export interface Means {
  price: number;
  balance: number;
  available: number | null;
}

/**
 * What the main balance lacks of a renewal, and how much panel profit closes the gap; null when profit cannot. Less than
 * the least withdrawal is never moved, and more than a PIN alone may move is moved on the page of the profit.
 */
export function renewalGap({ price, balance, available }: Means): {
  short: number;
  fromProfit: number | null;
} {
  const short = Math.max(0, price - balance);
  const move = Math.max(short, LEAST_WITHDRAWAL);
  const reaches = short > 0 && available !== null && available >= move && move <= OTP_ABOVE;
  return { short, fromProfit: reaches ? move : null };
}
