/** Two decimals; 0 if `whole` is 0. */
export const roundPercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
