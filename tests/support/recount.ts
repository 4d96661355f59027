import type { Database } from '../../src/platform/db/client';
import { query } from './query';

const DAY = 86_400_000;
const ZONE = 7 * 3_600_000;

/** An order for counting. */
export interface CountedOrder {
  id: string;
  user_id: string;
  variation_id: string;
  category_id: string;
  source: number;
  status: number;
  refunded: number;
  reason: string | null;
  cost: number;
  refund: number;
  resale: number | null;
  /** Milliseconds since 1970. */
  at: number;
  ended: number | null;
}

/** All orders of a partner from the table. */
export const ordersOf = async (database: Database, partner: string): Promise<CountedOrder[]> =>
  (await query(
    database,
    `select t.id, t.user_id, t.variation_id, b.category_id, t.source, t.status, t.refunded,
       t.status_reason_code as reason, t.selling_total as cost, t.refund_amount as refund, t.resale_total as resale,
       extract(epoch from t.created_at)::float8 * 1000 as at, extract(epoch from t.finished_at)::float8 * 1000 as ended
     from transactions t join brands b on b.id = t.brand_id where t.partner_id = $1::uuid`,
    [partner],
  )) as unknown as CountedOrder[];

export const dayOf = (at: number): string => new Date(at + ZONE).toISOString().slice(0, 10);
/** Hours since Monday 00:00. */
export const hourOfWeek = (at: number): number => {
  const clock = new Date(at + ZONE);
  return ((clock.getUTCDay() + 6) % 7) * 24 + clock.getUTCHours();
};
export const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`) - ZONE;
export const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Figures counted order by order. */
export function recount(orders: readonly CountedOrder[]) {
  const how = (fits: (order: CountedOrder) => boolean) => orders.filter(fits).length;
  const sum = (of: (order: CountedOrder) => number) => orders.reduce((all, order) => all + of(order), 0);
  const isPartly = ({ status, refunded }: CountedOrder) => status === 4 && refunded === 2;
  const isSold = ({ status, resale, source }: CountedOrder) =>
    status === 2 && resale !== null && source !== 3;
  const isUnpriced = ({ status, resale, source }: CountedOrder) =>
    status === 2 && resale === null && source !== 3;
  const netCost = ({ cost, refund }: CountedOrder) => cost - refund;
  return {
    orders: orders.length,
    succeeded: how(({ status }) => status === 2),
    failed: how((order) => order.status === 4 && !isPartly(order)),
    partly: how(isPartly),
    cancelled: how(({ status }) => status === 3),
    unpriced: how(isUnpriced),
    website: how(({ status, source }) => status === 2 && source === 3),
    revenue: sum((order) => (isSold(order) ? (order.resale ?? 0) : 0)),
    cost: sum((order) => (isSold(order) ? netCost(order) : 0)),
    profit: sum((order) => (isSold(order) ? (order.resale ?? 0) - netCost(order) : 0)),
    unpriced_cost: sum((order) => (isUnpriced(order) ? netCost(order) : 0)),
    partly_cost: sum((order) => (order.source !== 3 && isPartly(order) ? netCost(order) : 0)),
    website_cost: sum((order) =>
      order.source === 3 && (order.status === 2 || isPartly(order)) ? netCost(order) : 0,
    ),
    spent: sum(({ cost }) => cost),
    refund: sum(({ refund }) => refund),
  };
}

/** Order counts by key, highest first, then by key. */
export function tally(orders: readonly CountedOrder[], keyOf: (order: CountedOrder) => string | null) {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const key = keyOf(order);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
