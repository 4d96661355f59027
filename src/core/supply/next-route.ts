/** Whom an item can be bought from. */
export interface SupplyRoute {
  supplier: string;
  /** What the supplier calls the item. */
  code: string;
  /** Rupiah that it may cost us there; null: what the partner pays. */
  max_price: number | null;
  /** Whether the next one may follow when this one has certainly failed. */
  falls_over: boolean;
}

/** What became of one that was tried. `open`: nobody knows yet. */
export interface SupplyAttempt {
  supplier: string;
  code: string;
  falls_over: boolean;
  state: 'open' | 'delivered' | 'failed';
  /** Why it failed (domain 3.5). */
  reason: string | null;
  /** Failed without a call: its supplier was not reached. */
  unsent: boolean;
}

/** Failures of the supplier, and not of what was ordered: another one may deliver it. */
const MENDED_ELSEWHERE: ReadonlySet<string> = new Set(['STOK_HABIS', 'GANGGUAN', 'CUT_OFF', 'HARGA']);

/** Another route may follow it. */
const mayFollow = ({ falls_over, reason }: SupplyAttempt): boolean =>
  falls_over && MENDED_ELSEWHERE.has(reason ?? '');

/**
 * The first of `routes` whose supplier takes the order now, none behind one that may not fall over; null where none does.
 */
export function firstTaking<Route extends SupplyRoute>(
  routes: readonly Route[],
  takes: (route: Route) => boolean,
): Route | null {
  for (const route of routes) {
    if (takes(route)) return route;
    if (!route.falls_over) break;
  }
  return null;
}

/**
 * Where an order goes next, its routes in their order; null where it goes nowhere. As long as it may still be delivered
 * nobody else gets it, each route is tried once, and none of a supplier that was not reached: its codes are all behind the
 * one line that failed. One whose supplier does not take it now (`takes`) is passed over for a later one that does; where
 * none does, it is tried all the same.
 */
export function nextRoute<Route extends SupplyRoute>(
  routes: readonly Route[],
  attempts: readonly SupplyAttempt[],
  takes: (route: Route) => boolean = () => true,
): Route | null {
  const last = attempts.at(-1);
  if (attempts.some(({ state }) => state !== 'failed')) return null;
  if (last && !mayFollow(last)) return null;
  const isTried = (route: Route) =>
    attempts.some(
      ({ supplier, code, unsent }) => supplier === route.supplier && (unsent || code === route.code),
    );
  const left = routes.filter((route) => !isTried(route));
  return firstTaking(left, takes) ?? left[0] ?? null;
}
