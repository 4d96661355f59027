/** Notes and coins in rupiah; Rp 1.000 exists as both. */
export const PIECES = [100_000, 75_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100] as const;

export interface Pieces {
  value: number;
  count: number;
}

export const sumOfPieces = (pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { value, count }) => sum + value * count, 0);
