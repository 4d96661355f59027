import { mayFollow, type SupplyAttempt, type SupplyRoute } from './next-route';

/** A supplier, and what it calls the item. */
export type Place = Pick<SupplyRoute, 'supplier' | 'code'>;

/**
 * Where an order may have been sent since the moment that `attempts` are of, its routes in their order: where it was under
 * way unless that one is bound, where nobody was reached, and by every route that could have followed. A supplier that
 * refused it without making a transaction, or was passed over, knows nothing of it, and would sell it a second time.
 */
export function placesSince(routes: readonly SupplyRoute[], attempts: readonly SupplyAttempt[]): Place[] {
  const open = attempts.find(({ state }) => state === 'open');
  if (open && (open.bound || !open.falls_over)) return [open];
  const last = attempts.at(-1);
  if (!open && last && !mayFollow(last)) return [];
  const isTried = ({ supplier, code }: Place) =>
    attempts.some((attempt) => attempt.supplier === supplier && attempt.code === code);
  const left = routes.filter((route) => !isTried(route));
  const end = left.findIndex(({ falls_over }) => !falls_over);
  return [
    ...attempts.filter((attempt) => attempt === open || attempt.unsent),
    ...(end === -1 ? left : left.slice(0, end + 1)),
  ];
}
