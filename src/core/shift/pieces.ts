/** Notes and coins that people pay with, in rupiah; of Rp 1.000 there are both. */
export const PIECES = [100_000, 75_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100] as const;

/** So many of one note or coin. */
export interface Pieces {
  value: number;
  count: number;
}

/** Rupiah of what was counted. */
export const sumOfPieces = (pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { value, count }) => sum + value * count, 0);
