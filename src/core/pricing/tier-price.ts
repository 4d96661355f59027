/** Hundredths of a percent in a whole. */
const WHOLE_BPS = 10_000;

/**
 * What a partner of a tier pays for one item: `base × (10000 − discountBps) / 10000`, rounded up to the rupiah
 * (domain 3.10). Both amounts are whole rupiah; `discountBps` is in hundredths of a percent.
 */
export const tierPrice = (base: number, discountBps: number): number =>
  Math.ceil((base * (WHOLE_BPS - discountBps)) / WHOLE_BPS);
