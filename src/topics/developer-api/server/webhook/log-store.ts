import { WEBHOOK, WEBHOOK_DELIVERY } from '../../../../core/states';
import type { WebhookFailure } from '../../../../core/text/webhook';
import type { Sent } from '../../../../platform/adapters/partner-server/partner-server';
import type { Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import type { ApiEnvironment } from '../../domain/words';
import { DUE_COLUMN, URL_COLUMN } from './delivery-store';

export interface LogRow {
  id: string;
  type: string;
  ref_code: string;
  url: string;
  environment: ApiEnvironment;
  status: number;
  attempts: number;
  http_status: number | null;
  failure: WebhookFailure | null;
  duration_ms: number | null;
  event_id: string;
  body: string;
  due_at: string | null;
  created_at: string;
}

export interface LogTry {
  headers: Record<string, string>;
  http_status: number | null;
  failure: WebhookFailure | null;
  response: string | null;
  duration_ms: number;
  created_at: string;
}

export const readLogById = async (db: Db, partner: string, id: string): Promise<LogRow | null> =>
  (await readLog(db, sql`d.partner_id = ${partner} and d.id = ${id}`))[0] ?? null;

export const knownInLog = async (tx: Db, partner: string, ids: readonly string[]): Promise<number> =>
  (await tx.value<number>(
    sql`select count(*)::int as known from webhook_deliveries where partner_id = ${partner} and id in ${[...ids]}`,
  )) ?? 0;

export const readLog = (db: Db, where: SQL): Promise<LogRow[]> =>
  db.rows<LogRow>(sql`
    select d.id, d.type, d.ref_code, ${sql.raw(URL_COLUMN)}, e.environment, d.status, d.attempts, d.http_status, d.failure,
      d.duration_ms, d.event_id, d.body, ${sql.raw(DUE_COLUMN)}, d.created_at
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id where ${where}`);

/** Newest first, up to `most`. */
export const readTries = (db: Db, delivery: string, most: number): Promise<LogTry[]> =>
  db.rows<LogTry>(sql`
    select headers, http_status, failure, response, duration_ms, created_at from webhook_tries
    where delivery_id = ${delivery} order by created_at desc, id desc limit ${most}`);

/** Number of resent deliveries, and how many of them wait for a paused endpoint. */
export interface Again {
  count: number;
  paused: number;
}

/** Resends deliveries with a full set of tries; pending ones become due at once. */
export async function sendAgain(
  tx: Db,
  partner: string,
  ids: readonly string[],
): Promise<{ endpoints: { id: string; is_slow: boolean }[] } & Again> {
  const { rows } = await tx.execute<{ id: string; is_slow: boolean } & Again & Record<string, unknown>>(sql`
    with chosen as (
      select d.id from webhook_deliveries d
      where d.partner_id = ${partner} and d.type <> 'ping' and d.id in ${[...ids]} order by d.id for update
    ), again as (
      update webhook_deliveries set status = ${WEBHOOK_DELIVERY.waiting}, attempts = 0, due_at = clock_timestamp()
      where id in (select id from chosen)
      returning endpoint_id
    )
    select e.id, e.is_slow, count(*)::int as count,
      (count(*) filter (where e.status <> ${WEBHOOK.active}))::int as paused
    from again join webhook_endpoints e on e.id = again.endpoint_id group by e.id, e.is_slow order by e.id`);
  const sum = (of: keyof Again) => rows.reduce((total, row) => total + row[of], 0);
  return { endpoints: rows, count: sum('count'), paused: sum('paused') };
}

interface Ping {
  id: string;
  event: string;
  endpoint: string;
  partner: string;
  body: string;
  sent: Sent;
}

/** Stores a sent ping, which delays no later event. */
export async function storePing(tx: Db, { id, event, endpoint, partner, body, sent }: Ping): Promise<void> {
  const { sent: done, failed } = WEBHOOK_DELIVERY;
  await tx.execute(sql`
    insert into webhook_deliveries (id, endpoint_id, partner_id, event_id, seq, type, object_id, ref_code, body, status,
      attempts, http_status, failure, duration_ms, delivered_at)
    select ${id}::uuid, e.id, ${partner}::uuid, ${event}::uuid, 0, 'ping', ${event}::uuid, 'ping', ${body},
      ${sent.failure === null ? done : failed}::smallint, 1, ${sent.status}::smallint, ${sent.failure}::text,
      ${sent.duration}::int, case when ${sent.failure}::text is null then now() end
    from webhook_endpoints e where e.id = ${endpoint}::uuid`);
}
