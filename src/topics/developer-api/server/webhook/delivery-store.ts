import { v7 } from 'uuid';
import { WEBHOOK, WEBHOOK_DELIVERY } from '../../../../core/states';
import type { Sent } from '../../../../platform/adapters/partner-server/partner-server';
import type { Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { command, queryAll, queryValue } from '../../../../platform/db/statement';
import { MOST_FAILURES } from '../../contract/webhook';

/** Seconds until deliveries of a dead process are taken over. */
const LEASE = 15;

export interface Taken {
  id: string;
  event_id: string;
  body: string;
  /** Including this one. */
  attempts: number;
}

/**
 * A delivery waits for earlier ones of the same object. A subquery instead of `not exists` forces the index,
 * because the planner compared every pair.
 */
const FIRST = `d.status = 3 and d.seq = (select before.seq from webhook_deliveries before
  where before.endpoint_id = d.endpoint_id and before.object_id = d.object_id and before.status = 3
  order by before.seq limit 1)`;

/** Derived columns of a delivery `d` to an endpoint `e`: URL of the latest try, and time of the next. */
export const URL_COLUMN = `coalesce((select t.url from webhook_tries t where t.delivery_id = d.id
  order by t.created_at desc, t.id desc limit 1), e.url) as url`;
export const DUE_COLUMN = `case when e.status = ${WEBHOOK.active} and ${FIRST} then d.due_at end as due_at`;

export const takeDue = queryAll<{ endpoint: string; most: number }, Taken>(
  'webhook_take',
  `update webhook_deliveries set locked_until = now() + make_interval(secs => ${LEASE}), attempts = attempts + 1
where id in (
  select d.id from webhook_deliveries d
  where d.endpoint_id = :endpoint::uuid and d.due_at <= now() and (d.locked_until is null or d.locked_until < now())
    and ${FIRST}
  order by d.seq limit :most::int for update skip locked
)
returning id, event_id, body, attempts`,
);

/** Milliseconds until the next delivery is due (negative if overdue); null if none. */
export const nextDue = queryValue<{ endpoint: string }, number>(
  'webhook_next',
  `select (extract(epoch from min(greatest(d.due_at, d.locked_until)) - now()) * 1000)::float8 as wait
from webhook_deliveries d where d.endpoint_id = :endpoint::uuid and ${FIRST}`,
);

export interface SentDelivery {
  id: string;
  url: string;
  headers: Record<string, string>;
  sent: Sent;
}

export interface Tried extends Taken, SentDelivery {}

/** A recorded try. `again`: milliseconds until the next; null if this was the last. */
export interface Outcome extends Pick<SentDelivery, 'id' | 'sent'> {
  again: number | null;
}

export async function storeTries(tx: Db, tried: readonly SentDelivery[]): Promise<void> {
  const rows = tried.map(({ id, url, headers, sent }) => ({ id: v7(), delivery: id, url, headers, ...sent }));
  await tx.execute(sql`
    insert into webhook_tries (id, delivery_id, url, headers, http_status, failure, response, duration_ms)
    select t.id, d.id, t.url, t.headers, t.status, t.failure, t.response, t.duration
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      t (id uuid, delivery uuid, url text, headers jsonb, status smallint, failure text, response text, duration int)
    join webhook_deliveries d on d.id = t.delivery`);
}

export async function storeOutcomes(tx: Db, tried: readonly Outcome[]): Promise<void> {
  const { sent: done, failed, waiting } = WEBHOOK_DELIVERY;
  const rows = tried.map(({ id, sent, again }) => ({
    ...{ id, again, http: sent.status, failure: sent.failure, duration: sent.duration },
    status: sent.failure === null ? done : again === null ? failed : waiting,
  }));
  await tx.execute(sql`
    update webhook_deliveries d set status = t.status, locked_until = null, http_status = t.http, failure = t.failure,
      duration_ms = t.duration,
      due_at = case when t.status = ${waiting}::int then clock_timestamp() + t.again / 1000 * interval '1 second' end,
      delivered_at = case when t.status = ${done}::int then now() else d.delivered_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      t (id uuid, status smallint, http smallint, failure text, duration int, again float8)
    where d.id = t.id and d.status = ${waiting}::int`);
}

export interface Round {
  endpoint: string;
  failed: number;
  arrived: boolean;
  isSlow: boolean;
}

/** Counts consecutive failures; true if they pause the endpoint. */
export async function storeRound(tx: Db, { endpoint, failed, arrived, isSlow }: Round): Promise<boolean> {
  await tx.execute(sql`
    update webhook_endpoints set failures = case when ${arrived}::bool then 0 else failures end + ${failed}::int,
      last_ok_at = case when ${arrived}::bool then now() else last_ok_at end, is_slow = ${isSlow}::bool
    where id = ${endpoint}::uuid`);
  return tx.hasRow(sql`
    update webhook_endpoints set status = ${WEBHOOK.failing}, paused_at = now()
    where id = ${endpoint}::uuid and status = ${WEBHOOK.active} and failures >= ${MOST_FAILURES}::int returning id`);
}

/** Deletes entries older than 30 days (domain 3.11), a bounded number per call. */
export const forgetOldDeliveries = command<object>(
  'webhook_forget',
  `with gone as (
  delete from webhook_deliveries where id in (
    select id from webhook_deliveries where created_at < now() - interval '30 days' limit 5000)
)
delete from webhook_events where id in (
  select id from webhook_events where created_at < now() - interval '30 days' limit 5000)`,
);
