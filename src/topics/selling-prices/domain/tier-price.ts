const WHOLE_BPS = 10_000;

/**
 * `base × (10000 − discountBps) / 10000`, rounded up to the rupiah (domain 3.10). `discountBps` is hundredths of a
 * percent.
 */
export const tierPrice = (base: number, discountBps: number): number =>
  Math.ceil((base * (WHOLE_BPS - discountBps)) / WHOLE_BPS);
