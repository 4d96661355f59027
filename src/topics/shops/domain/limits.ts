const MOST = 10;

/** Inclusive bounds of a quantity. */
export const quantityBounds = ({ min_qty = 1, max_qty = MOST }: { min_qty?: number; max_qty?: number }) => ({
  min: Math.max(1, min_qty),
  max: Math.max(1, min_qty, max_qty),
});

/** Rupiah added to distinguish open bank transfers of the same amount. */
export const UNIQUE_CODES = { from: 1, to: 999 } as const;

/** First code from `start` on that is not in `taken` (a random start separates neighbours). Null if all are taken. */
export function freeUniqueCode(taken: ReadonlySet<number>, start: number): number | null {
  const { from, to } = UNIQUE_CODES;
  const span = to - from + 1;
  for (let step = 0; step < span; step += 1) {
    const code = from + ((Math.abs(start) + step) % span);
    if (!taken.has(code)) return code;
  }
  return null;
}

/** Rupiah per point of a member. */
const POINT_RUPIAH = 1_000;

export const pointsOf = (total: number): number => Math.floor(total / POINT_RUPIAH);
