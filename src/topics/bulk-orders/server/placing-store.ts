import type { Database } from '../../../platform/db/client';
import { command, queryAll, queryOne } from '../../../platform/db/statement';
import { RESOURCE } from './batch-store';

export interface RunningBatch {
  partner_id: string;
  user_id: string;
  user_name: string;
  status: number;
  reason: string | null;
  /** True if the approver may still buy. */
  may_buy: boolean;
}

export const readRunningBatch = queryOne<{ batch: string }, RunningBatch>(
  'bulk_running',
  `select b.partner_id, b.user_id, b.user_name, b.status, b.reason,
  u.disabled_at is null and (u.role = 'owner' or 'product.order' = any(u.privileges)) as may_buy
from bulk_batches b join users u on u.id = b.user_id
where b.id = :batch::uuid`,
);

export interface RowUnderWay {
  id: string;
  position: number;
  brand_id: string;
  variation_id: string;
  form_values: Record<string, string>;
  nickname: string | null;
  inquiry_id: string | null;
  unit_price: number;
  again: boolean;
  key: string;
}

// Rows of a dead process come first, because they may have been bought.
const take = queryAll<{ batch: string; most: number }, RowUnderWay>(
  'bulk_take',
  `with taken as (
  select r.id from bulk_rows r join bulk_batches b on b.id = r.batch_id
  where r.batch_id = :batch::uuid and (r.state = 2 or (r.state = 1 and b.status = 1))
  order by r.state desc, r.position limit :most::int for update of r
)
update bulk_rows r set state = 2 from taken where r.id = taken.id
returning r.id, r.position, r.brand_id, r.variation_id, r.form_values, r.nickname, r.inquiry_id, r.unit_price, r.again,
  r.idempotency_key as key`,
);

/** The next rows in file order; empty if there is nothing to buy now. */
export async function takeRows(database: Database, batch: string, most: number): Promise<RowUnderWay[]> {
  const rows = await take(database, { batch, most });
  return rows.sort((one, other) => one.position - other.position);
}

export interface RowEnd {
  id: string;
  key: string;
  state: number;
  transaction_id: string | null;
  refusal_code: string | null;
  refusal: string | null;
}

// A purchase is final. A row returned to waiting in a stopped batch becomes stopped.
export const endRows = command<{ batch: string; ends: string }>(
  'bulk_rows_end',
  `with batch as (
  select id, partner_id, status from bulk_batches where id = :batch::uuid for share
), ended as (
  update bulk_rows r set state = case when e.state = 1 and batch.status = 3 then 5 else e.state end,
    transaction_id = e.transaction_id, refusal_code = e.refusal_code, refusal = e.refusal
  from batch, jsonb_to_recordset(:ends::jsonb) as e (id uuid, key uuid, state smallint, transaction_id uuid,
    refusal_code text, refusal text)
  where r.batch_id = batch.id and r.id = e.id and r.idempotency_key = e.key
    and (r.state = 2 or (e.state = 3 and r.state <> 3))
  returning r.id
)
select notify_resource(partner_id, '${RESOURCE}') from batch where exists (select from ended)`,
);

/** Pauses until a user resumes. */
export const pauseBatch = command<{ batch: string; reason: string }>(
  'bulk_pause',
  `with moved as (
  update bulk_batches set status = 2, reason = :reason::text
  where id = :batch::uuid and status = 1 returning partner_id
)
select notify_resource(partner_id, '${RESOURCE}') from moved`,
);

export const noteReason = command<{ batch: string; reason: string | null }>(
  'bulk_note',
  `with moved as (
  update bulk_batches set reason = :reason::text
  where id = :batch::uuid and status = 1 and reason is distinct from :reason::text returning partner_id
)
select notify_resource(partner_id, '${RESOURCE}') from moved`,
);

export interface Finished {
  partner_id: string;
  user_id: string;
  code: string;
  placed: number;
  refused: number;
}

/** Finishes a running batch without remaining rows; null otherwise. */
export const finishBatch = queryOne<{ batch: string }, Finished>(
  'bulk_finish',
  `with moved as (
  update bulk_batches b set status = 4, reason = null, finished_at = now()
  where b.id = :batch::uuid and b.status = 1
    and not exists (select from bulk_rows r where r.batch_id = b.id and r.state in (1, 2))
  returning b.id, b.partner_id, b.user_id, b.code
)
select partner_id, user_id, code, notify_resource(partner_id, '${RESOURCE}'),
  (select count(*)::int from bulk_rows r where r.batch_id = moved.id and r.state = 3) as placed,
  (select count(*)::int from bulk_rows r where r.batch_id = moved.id and r.state = 4) as refused
from moved`,
);
