export interface Margin {
  /** Hundredths of a percent. */
  bps: number;
  amount: number;
}

/** Prices are multiples of this amount in rupiah. */
const STEP = 25;

/** Rupiah before tier discounts: supplier price plus margin, rounded up to a step. */
export function resaleOf(price: number, { bps, amount }: Margin): number {
  // Integer arithmetic: 250 bps of 10.000 are exactly 250 rupiah.
  const least = price + Math.ceil((price * bps) / 10_000) + amount;
  return Math.ceil(least / STEP) * STEP;
}

/** The partner's commission per sheet: our share is rounded up and deducted. */
export const sharedCommission = (commission: number, { bps, amount }: Margin): number =>
  Math.max(0, commission - Math.ceil((commission * bps) / 10_000) - amount);
