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

/**
 * Where an order goes next, its routes in their order; null where it goes nowhere. As long as it may still be delivered
 * nobody else gets it, each route is tried once, and none of a supplier that was not reached: its codes are all behind the
 * one line that failed.
 */
export function nextRoute<Route extends SupplyRoute>(
  routes: readonly Route[],
  attempts: readonly SupplyAttempt[],
): Route | null {
  const last = attempts.at(-1);
  if (attempts.some(({ state }) => state !== 'failed')) return null;
  if (last && !(last.falls_over && MENDED_ELSEWHERE.has(last.reason ?? ''))) return null;
  const isTried = (route: Route) =>
    attempts.some(
      ({ supplier, code, unsent }) => supplier === route.supplier && (unsent || code === route.code),
    );
  return routes.find((route) => !isTried(route)) ?? null;
}
