import { v7 } from 'uuid';
import type { Database } from '../../src/platform/db/client';
import { query } from './query';
import type { chanceOf } from './random-orders';

type Chance = ReturnType<typeof chanceOf>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PENDING = 1;

export interface Choices {
  partner: string;
  users: string[];
  items: { brand: string; item: string }[];
}

/** Order results: status, refunded, and refunded share. */
const endings = [
  { status: 2, refunded: 0, part: 0 },
  { status: 2, refunded: 0, part: 0 },
  { status: 4, refunded: 1, part: 1 },
  { status: 4, refunded: 2, part: 0.3 },
  { status: 4, refunded: 0, part: 0 },
  { status: 3, refunded: 0, part: 1 },
] as const;
const reasons = ['STOK_HABIS', 'GANGGUAN', null] as const;

/**
 * Random orders of the last 70 days, many around midnight or month boundaries in Jakarta; some are pending.
 */
export async function makeOrders(
  database: Database,
  { partner, users, items }: Choices,
  chance: Chance,
  count: number,
) {
  const now = Date.now();
  for (let made = 0; made < count; made += 1) {
    const item = chance.pick(items);
    const at = momentOf(chance, now);
    const total = 1_000 + chance.upTo(90_000);
    await query(
      database,
      `insert into transactions (id, code, partner_id, user_id, request_hash, ref_id, brand_id, variation_id,
         product_name, item_name, sku, destination, order_param, qty, unit_price, selling_total, resale_total, status,
         source, balance_before, balance_after, sla_seconds, history, created_at)
       values ($1::uuid, 'TRX-' || $1::text, $2::uuid, $3::uuid, '', $1::text, $4::uuid, $5::uuid, 'Brand', 'Item',
         'SKU', '1234', '[]', 1, $6::bigint, $6::bigint, $7::bigint, ${PENDING}, $8::smallint, 0, 0, 60, '[]',
         $9::timestamptz)`,
      [
        ...[v7(), partner, chance.pick(users), item.brand, item.item, total],
        chance.upTo(3) === 0 ? null : total + chance.upTo(4_000) - 1_000,
        ...[1 + chance.upTo(3), new Date(at).toISOString()],
      ],
    );
  }
}

/** Ends some pending orders, including old ones; one of six is refunded after success. */
export async function endOrders(database: Database, partner: string, chance: Chance) {
  const open = await query(
    database,
    `select id, selling_total, status from transactions
     where partner_id = $1::uuid and (status = ${PENDING} or id::text like '%a') order by id`,
    [partner],
  );
  for (const { id, selling_total, status } of open) {
    if (chance.upTo(4) === 0) continue;
    const ending = status === PENDING ? chance.pick(endings) : { status: 4, refunded: 1, part: 1 };
    await query(
      database,
      `update transactions set status = $2::smallint, refunded = $3::smallint, refund_amount = $4::bigint,
         status_reason_code = $5, finished_at = created_at + make_interval(secs => $6::int), version = version + 1
       where id = $1::uuid`,
      [
        ...[id, ending.status, ending.refunded, Math.round(Number(selling_total) * ending.part)],
        ending.status === 2 ? null : chance.pick(reasons),
        chance.upTo(20) === 0 ? 3 * 86_400 : chance.upTo(300),
      ],
    );
  }
}

function momentOf(chance: Chance, now: number): number {
  const kind = chance.upTo(5);
  if (kind === 0) return now - chance.upTo(36 * 60) * 60_000;
  const midnight = midnightOf(now - chance.upTo(70) * DAY);
  if (kind <= 2) return midnight + chance.upTo(2) - 1;
  if (kind === 3) return firstOfMonth(now - chance.upTo(2) * 28 * DAY) + chance.upTo(2) - 1;
  return Math.min(now, midnight + chance.upTo(24 * 60) * 60_000);
}

const midnightOf = (at: number): number => Math.floor((at + 7 * HOUR) / DAY) * DAY - 7 * HOUR;
const firstOfMonth = (at: number): number => {
  const clock = new Date(at + 7 * HOUR);
  return Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), 1) - 7 * HOUR;
};
