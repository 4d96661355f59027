import { createHash } from 'node:crypto';
import type { Database } from '../../src/platform/db/client';
import type { Actor } from '../../src/platform/http/actor';
import { query } from './query';
import type { Heard } from './receiver';

/** Webhook events of an order. */
export const STORM_EVENTS = ['transaction.created', 'transaction.updated'];
/** Seconds: receiver timeout and retry waits. */
export const STORM_ENV = {
  WEBHOOK_LOOPBACK: 'allowed',
  WEBHOOK_PATIENCE_SECONDS: '1',
  WEBHOOK_BACKOFF_SECONDS: '1,1,1,1,1,1',
};

/** Deterministic pseudo-random result by message id. */
const luckOf = (id: string): number => (createHash('sha256').update(id).digest()[0] ?? 0) / 256;

/** Promise R8: 30 % of first deliveries get a 500, and 10 % no answer. */
export function stormyAnswer({ id, times }: Heard): 500 | 'silence' | 200 {
  const luck = times === 1 ? luckOf(id) : 1;
  if (luck < 0.3) return 500;
  return luck < 0.4 ? 'silence' : 200;
}

/** Creates orders from `first` on, each with an event. */
export async function beginOrders(
  database: Database,
  { partnerId, userId }: Pick<Actor, 'partnerId' | 'userId'>,
  first: number,
  orders: number,
): Promise<void> {
  await query(
    database,
    `insert into transactions (id, code, partner_id, user_id, request_hash, ref_id, brand_id, variation_id,
       product_name, item_name, sku, destination, order_param, qty, unit_price, selling_total, status, source,
       balance_before, balance_after, sla_seconds, history)
     select gen_random_uuid(), 'TRX-' || nth, $1::uuid, $2::uuid, '', 'R-' || nth, v.brand_id, v.id, 'Mobile Legends',
       v.name, v.sku, '1 (2)', '[]', 1, 1000, 1000, 1, 2, 1000, 0, 60, '[]'
     from generate_series($3::int, $3::int + $4::int - 1) nth, (select * from variations limit 1) v`,
    [partnerId, userId, first, orders],
  );
}

/** Completes all pending orders, each with an event. */
export const endOrders = (database: Database) =>
  query(database, 'update transactions set status = 2, version = version + 1 where status = 1');
