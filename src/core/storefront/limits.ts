/** How many of one item an order may hold where its shop says nothing. */
const MOST = 10;

/** The bounds of a quantity; `min_qty` and `max_qty` as typed, both of them counted in. */
export const quantityBounds = ({ min_qty = 1, max_qty = MOST }: { min_qty?: number; max_qty?: number }) => ({
  min: Math.max(1, min_qty),
  max: Math.max(1, min_qty, max_qty),
});

/** Rupiah added to tell one open bank transfer of the same amount from another. */
export const UNIQUE_CODES = { from: 1, to: 999 } as const;

/**
 * A code that none of `taken` has, beginning at `start` (any whole number; a random one keeps neighbours apart).
 * Null when all are taken.
 */
export function freeUniqueCode(taken: ReadonlySet<number>, start: number): number | null {
  const { from, to } = UNIQUE_CODES;
  const span = to - from + 1;
  for (let step = 0; step < span; step += 1) {
    const code = from + ((Math.abs(start) + step) % span);
    if (!taken.has(code)) return code;
  }
  return null;
}

/** Rupiah that earn a member one point. */
const POINT_RUPIAH = 1_000;

/** Points of an order that was delivered to a member. */
export const pointsOf = (total: number): number => Math.floor(total / POINT_RUPIAH);
