import { mayFollow, type SupplyAttempt, type SupplyRoute } from './next-route';

/** A supplier, and what it calls the item. */
export type Place = Pick<SupplyRoute, 'supplier' | 'code'>;

export const isAt = (one: Place, other: Place): boolean =>
  one.supplier === other.supplier && one.code === other.code;

/**
 * Where an order may have been sent since the moment that `attempts` are of, its routes in their order: where it was under
 * way (there alone when that one is bound), where nobody was reached, and by every route that could have followed. Behind
 * one that nobody may follow none could, unless another had not been reached: that one gets its turn back, and goes past
 * it. A supplier that refused the order without making a transaction, or was passed over, knows nothing of it, and would
 * sell it a second time.
 */
export function placesSince(routes: readonly SupplyRoute[], attempts: readonly SupplyAttempt[]): Place[] {
  const open = attempts.find(({ state }) => state === 'open');
  if (open?.bound) return [open];
  const last = attempts.at(-1);
  if (!open && last && !mayFollow(last)) return [];
  const left = routes.filter((route) => !attempts.some((attempt) => isAt(attempt, route)));
  const next = open ?? left[0];
  const hasTurns = attempts.some(({ unsent }) => unsent);
  if (next && !next.falls_over && !hasTurns) return [next];
  return [...attempts.filter((attempt) => attempt === open || attempt.unsent), ...left];
}
