import type { Db } from '../../../platform/db/client';
import { command, queryAll, queryAny, queryOne } from '../../../platform/db/statement';

export const RESOURCE = 'bulk-order';

export interface NewBatch {
  id: string;
  partner: string;
  user: string;
  user_name: string;
  key: string;
  request_hash: string;
  fingerprint: string;
  suffix: string;
  total: number;
  planned: number;
  /** JSON text of `NewRow[]`. */
  rows: string;
}

export interface NewRow {
  id: string;
  position: number;
  line: string;
  brand_id: string;
  variation_id: string;
  product_name: string;
  item_name: string;
  sku: string;
  destination: string;
  form_values: Record<string, string>;
  nickname: string | null;
  inquiry_id: string | null;
  unit_price: number;
  again: boolean;
  counter: number;
  idempotency_key: string;
}

export const insertBatch = command<NewBatch>(
  'bulk_insert',
  `with batch as (
  insert into bulk_batches (id, code, partner_id, user_id, user_name, idempotency_key, request_hash, fingerprint,
    status, total, planned)
  values (:id::uuid, 'BM-' || to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || :suffix::text,
    :partner::uuid, :user::uuid, :user_name::text, :key::uuid, :request_hash::text, :fingerprint::text, 1,
    :total::smallint, :planned::bigint)
  returning id, partner_id
), lines as (
  insert into bulk_rows (id, batch_id, partner_id, position, line, brand_id, variation_id, product_name, item_name, sku,
    destination, form_values, nickname, inquiry_id, unit_price, again, counter, idempotency_key, state)
  select row.id, batch.id, batch.partner_id, row.position, row.line, row.brand_id, row.variation_id, row.product_name,
    row.item_name, row.sku, row.destination, row.form_values, row.nickname, row.inquiry_id, row.unit_price, row.again,
    row.counter, row.idempotency_key, 1
  from batch cross join jsonb_to_recordset(:rows::jsonb) as row (id uuid, position smallint, line text, brand_id uuid,
    variation_id uuid, product_name text, item_name text, sku text, destination text, form_values jsonb, nickname text,
    inquiry_id uuid, unit_price bigint, again boolean, counter smallint, idempotency_key uuid)
)
select notify_resource(partner_id, '${RESOURCE}') from batch`,
);

export const readBatchByKey = queryOne<
  { partner: string; key: string },
  { id: string; code: string; request_hash: string }
>(
  'bulk_key',
  `select id, code, request_hash from bulk_batches
where partner_id = :partner::uuid and idempotency_key = :key::uuid`,
);

interface One {
  partner: string;
  batch: string;
}

const notified = `select notify_resource(partner_id, '${RESOURCE}') from moved`;

const moveBatch = (name: string, set: string, from: string) =>
  queryAny<One>(
    name,
    `with moved as (
  update bulk_batches set ${set}, reason = null
  where id = :batch::uuid and partner_id = :partner::uuid and status in ${from} returning partner_id
) ${notified}`,
  );

const moves = {
  pause: moveBatch('bulk_pause', 'status = 2', '(1)'),
  resume: moveBatch('bulk_resume', 'status = 1', '(2)'),
  stop: moveBatch('bulk_stop', 'status = 3, finished_at = now()', '(1, 2)'),
};

// Rows in progress are completed, because their orders may exist already.
const stopRest = command<One>(
  'bulk_stop_rest',
  `update bulk_rows set state = 5 where batch_id = :batch::uuid and partner_id = :partner::uuid and state = 1`,
);

/** False if the batch state does not allow the action. */
export async function steerBatch(tx: Db, to: keyof typeof moves, one: One): Promise<boolean> {
  const moved = await moves[to](tx, one);
  // A separate statement, to see what the job wrote before the lock.
  if (moved && to === 'stop') await stopRest(tx, one);
  return moved;
}

/** A row to retry with its current price. Bills are excluded: they need a new inquiry. */
export interface FailedRow {
  id: string;
  base_price: number;
  discount: number;
}

/** Certainly nothing bought: refused, or failed and fully refunded. */
export const HAS_FAILED = `(r.state = 4 or (r.state = 3 and t.status not in (1, 2) and t.refund_amount = t.selling_total))`;

export const readFailedRows = queryAll<One, FailedRow>(
  'bulk_failed',
  `select r.id, v.base_price, tier.price_discount_bps as discount
from bulk_batches b
join bulk_rows r on r.batch_id = b.id
left join transactions t on t.id = r.transaction_id
join variations v on v.id = r.variation_id
join partners p on p.id = b.partner_id
join tiers tier on tier.id = p.tier_id
where b.id = :batch::uuid and b.partner_id = :partner::uuid and b.status in (3, 4) and r.inquiry_id is null and ${HAS_FAILED}
order by r.position`,
);

/**
 * Makes failed rows available again and returns their number. A refused row keeps its key, so that an
 * existing order is found instead of repeated; a refunded row gets a new key. `rows` is JSON text with id, price and key.
 */
export const retryRows = queryOne<One & { rows: string; user: string; user_name: string }, { count: number }>(
  'bulk_retry',
  `with batch as (
  select id, partner_id from bulk_batches
  where id = :batch::uuid and partner_id = :partner::uuid and status in (3, 4) for update
), failed as (
  update bulk_rows r set state = 1, unit_price = wanted.price, refusal_code = null, refusal = null,
    idempotency_key = case when r.state = 3 then wanted.key else r.idempotency_key end, transaction_id = null
  from batch, jsonb_to_recordset(:rows::jsonb) as wanted (id uuid, price bigint, key uuid)
  where r.batch_id = batch.id and r.id = wanted.id and (r.state = 4 or (r.state = 3 and exists (
    select from transactions t where t.id = r.transaction_id and t.status not in (1, 2)
      and t.refund_amount = t.selling_total)))
  returning r.id
), moved as (
  update bulk_batches b set status = 1, reason = null, finished_at = null, user_id = :user::uuid,
    user_name = :user_name::text
  from batch where b.id = batch.id and exists (select from failed) returning b.partner_id
)
select (select count(*)::int from failed) as count, notify_resource(partner_id, '${RESOURCE}') from moved`,
);
