export interface SupplyRoute {
  supplier: string;
  code: string;
  /** Maximum cost in rupiah; null: the partner's price. */
  max_price: number | null;
  falls_over: boolean;
}

export interface SupplyAttempt {
  supplier: string;
  code: string;
  falls_over: boolean;
  state: 'open' | 'delivered' | 'failed';
  /** Failure reason (domain 3.5). */
  reason: string | null;
  /** Failed without a call, because the supplier was unreachable. */
  unsent: boolean;
}

/** Failures of the supplier, not of the order: another supplier may deliver it. */
const MENDED_ELSEWHERE: ReadonlySet<string> = new Set(['STOK_HABIS', 'GANGGUAN', 'CUT_OFF', 'HARGA']);

const mayFollow = ({ falls_over, reason }: SupplyAttempt): boolean =>
  falls_over && MENDED_ELSEWHERE.has(reason ?? '');

/** First route that accepts the order now, but none after a route without failover; null if there is none. */
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
 * Next route of an order, or null. While it may still be delivered no other route gets it; each route is tried once,
 * and none of an unreachable supplier. A route that does not accept orders now (`takes`) is skipped for a later one
 * that does; if none does, it is tried anyway.
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
