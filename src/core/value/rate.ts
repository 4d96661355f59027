/** As a `rate` field holds it: percent with two decimals at most, or whole rupiah. */
export interface Rate {
  type: 'percent' | 'nominal';
  value: number;
}

/** Hundredths of a percent in a whole. */
const WHOLE_BPS = 10_000;

/** A part of `amount` rupiah in hundredths of a percent; floats would turn 3.5 % of 20,000 into 700.0000000000001. */
const bpsOf = (percent: number): number => Math.round(percent * 100);

/** A share of `amount`, a part of a rupiah rounded up: what a seller adds. */
export const shareUp = (amount: number, { type, value }: Rate): number =>
  type === 'nominal' ? value : Math.ceil((amount * bpsOf(value)) / WHOLE_BPS);

/** A share of `amount`, a part of a rupiah left out: what a seller gives away. */
export const shareDown = (amount: number, { type, value }: Rate): number =>
  type === 'nominal' ? value : Math.floor((amount * bpsOf(value)) / WHOLE_BPS);

/** The least amount of which `rest` is left once `percent` of it, a part of a rupiah rounded up, is taken away; below 100 %. */
export const amountLeaving = (rest: number, percent: number): number =>
  Math.ceil((rest * WHOLE_BPS) / (WHOLE_BPS - bpsOf(percent)));
