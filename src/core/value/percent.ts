/** `part` of `whole` in percent, with two decimals; 0 of nothing. */
export const roundPercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
