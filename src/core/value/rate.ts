/** Value of a `rate` field: percent with at most two decimals, or whole rupiah. */
export interface Rate {
  type: 'percent' | 'nominal';
  value: number;
}

const WHOLE_BPS = 10_000;

/** Hundredths of a percent; floats would turn 3.5 % of 20,000 into 700.0000000000001. */
const bpsOf = (percent: number): number => Math.round(percent * 100);

/** Rounded up to whole rupiah: for markups. */
export const shareUp = (amount: number, { type, value }: Rate): number =>
  type === 'nominal' ? value : Math.ceil((amount * bpsOf(value)) / WHOLE_BPS);

/** Rounded down to whole rupiah: for discounts. */
export const shareDown = (amount: number, { type, value }: Rate): number =>
  type === 'nominal' ? value : Math.floor((amount * bpsOf(value)) / WHOLE_BPS);

/** Smallest amount that leaves `rest` after deducting `percent`, rounded up to rupiah; below 100 %. */
export const amountLeaving = (rest: number, percent: number): number =>
  Math.ceil((rest * WHOLE_BPS) / (WHOLE_BPS - bpsOf(percent)));
