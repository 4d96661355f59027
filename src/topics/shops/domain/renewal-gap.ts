import { LEAST_WITHDRAWAL, OTP_ABOVE } from '../../withdrawals/contract';

/** Rupiah. `available`: withdrawable panel profit; null for people who may not withdraw it. */
export interface Means {
  price: number;
  balance: number;
  available: number | null;
}

/**
 * Shortfall of a renewal and the panel profit that covers it; null if profit cannot. Less than the minimum withdrawal
 * is never moved; amounts that need an OTP are moved on the profit page.
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
