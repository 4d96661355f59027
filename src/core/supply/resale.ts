/** What we put on a supplier's price. */
export interface Margin {
  /** In hundredths of a percent. */
  bps: number;
  /** Rupiah. */
  amount: number;
}

/** Prices end in whole steps of so many rupiah. */
const STEP = 25;

/** Rupiah that an item costs before the discounts of tiers: the supplier's price and our margin, rounded up to a step. */
export function resaleOf(price: number, { bps, amount }: Margin): number {
  // Whole numbers all the way: 250 bps of 10.000 are 250 rupiah, and no float of them.
  const least = price + Math.ceil((price * bps) / 10_000) + amount;
  return Math.ceil(least / STEP) * STEP;
}

/** What of a supplier's commission of a sheet is the partner's: our share is taken off it, and rounded up. */
export const sharedCommission = (commission: number, { bps, amount }: Margin): number =>
  Math.max(0, commission - Math.ceil((commission * bps) / 10_000) - amount);
