import { ITEM } from '../states';
import { type Figures, successRate, usualSeconds } from './health';

/** What routes of one thing are compared by. */
export const routeAims = ['price', 'speed', 'success'] as const;
export type RouteAim = (typeof routeAims)[number];

/** One of several ways to buy the same thing. */
export interface ItemRoute {
  id: string;
  /** Rupiah. */
  price: number;
  /** `ITEM`. */
  status: number;
  /** Of everybody's orders. */
  all: Figures;
}

/** What is smaller is better; null where it is not known. */
const worth: Record<RouteAim, (route: ItemRoute) => number | null> = {
  price: ({ price }) => price,
  speed: ({ all }) => usualSeconds(all),
  success: ({ all }) => negative(successRate(all)),
};

const negative = (rate: number | null): number | null => (rate === null ? null : -rate);

/**
 * Routes from the best down: what can be bought before what cannot, what is known before what is not, and of two that
 * are equal the cheaper one. The order that they came in decides the rest.
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

/** Two that are unknown are equal. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The best route that can be bought; null where none can, or while one of them is unknown, which may be the better. */
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

/** The route that an order form offers first: the partner's own choice, else the usual one, which comes first. */
export const preferredRoute = <Route extends Offered>(routes: readonly Route[]): Route | undefined =>
  routes.find(({ is_default }) => is_default) ?? routes[0];

/** What stands in for a route that cannot be bought: the cheapest one that can. */
export const substituteOf = <Route extends Offered & { price: number }>(
  routes: readonly Route[],
  closed: Route,
): Route | undefined =>
  closed.status === ITEM.open
    ? undefined
    : routes
        .filter(({ id, status }) => status === ITEM.open && id !== closed.id)
        .toSorted((one, other) => one.price - other.price)[0];

/** What the best price saves beside what is offered now: rupiah, and percent with one decimal. */
export function savingOf(now: number, best: number): { amount: number; percent: number } | null {
  if (best >= now) return null;
  return { amount: now - best, percent: Math.round(((now - best) / now) * 1_000) / 10 };
}
