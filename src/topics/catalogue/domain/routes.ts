import { ITEM } from '../../../core/states';
import { type Figures, successRate, usualSeconds } from './health';

export const routeAims = ['price', 'speed', 'success'] as const;
export type RouteAim = (typeof routeAims)[number];

export interface ItemRoute {
  id: string;
  price: number;
  status: number;
  all: Figures;
}

/** Lower is better; null if unknown. */
const worth: Record<RouteAim, (route: ItemRoute) => number | null> = {
  price: ({ price }) => price,
  speed: ({ all }) => usualSeconds(all),
  success: ({ all }) => negative(successRate(all)),
};

const negative = (rate: number | null): number | null => (rate === null ? null : -rate);

/**
 * Best first: available before unavailable, known before unknown, then the cheaper one. Otherwise the order is unchanged.
 */
export function rankedRoutes<Route extends ItemRoute>(routes: readonly Route[], by: RouteAim): Route[] {
  const value = worth[by];
  const last = Number.POSITIVE_INFINITY;
  return routes.toSorted(
    (one, other) =>
      Number(one.status !== ITEM.open) - Number(other.status !== ITEM.open) ||
      compare(value(one) ?? last, value(other) ?? last) ||
      one.price - other.price,
  );
}

/** Infinity minus infinity would be NaN, so equal values are compared first. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** Null if none is available, or while one is unknown and might be better. */
export function bestRoute<Route extends ItemRoute>(routes: readonly Route[], by: RouteAim): Route | null {
  const open = routes.filter(({ status }) => status === ITEM.open);
  if (open.some((route) => worth[by](route) === null)) return null;
  return rankedRoutes(open, by)[0] ?? null;
}

interface Offered {
  id: string;
  status: number;
  is_default: boolean;
}

export const preferredRoute = <Route extends Offered>(routes: readonly Route[]): Route | undefined =>
  routes.find(({ is_default }) => is_default) ?? routes[0];

export const substituteOf = <Route extends Offered & { price: number }>(
  routes: readonly Route[],
  closed: Route,
): Route | undefined =>
  closed.status === ITEM.open
    ? undefined
    : routes
        .filter(({ id, status }) => status === ITEM.open && id !== closed.id)
        .toSorted((one, other) => one.price - other.price)[0];

/** Rupiah, and percent with one decimal. */
export function savingOf(now: number, best: number): { amount: number; percent: number } | null {
  if (best >= now) return null;
  return { amount: now - best, percent: Math.round(((now - best) / now) * 1_000) / 10 };
}
