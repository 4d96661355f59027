import { WEBHOOK } from '../../../../core/states';
import type { WebhookEvent } from '../../../../core/text/webhook';
import type { Database, Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import { requeueJob } from '../../../../platform/jobs/queue';
import type { Webhook } from '../../contract/webhook';
import type { ApiEnvironment } from '../../domain/words';
import { DELIVER_WEBHOOK } from './kinds';

type EndpointRow = Omit<Webhook, 'status'> & { status: number };

const statuses: Readonly<Record<number, Webhook['status']>> = {
  [WEBHOOK.active]: 'active',
  [WEBHOOK.paused]: 'paused',
  [WEBHOOK.failing]: 'failing',
};

/** A partner's endpoints, oldest first; only one with `id`. */
export async function readEndpoints(db: Db, partner: string, id?: string): Promise<Webhook[]> {
  const rows = await db.rows<EndpointRow>(sql`
    select e.id, e.url, e.environment, e.events, e.status, e.failures, e.paused_at, e.last_ok_at, e.created_at,
      case when e.old_secret_until > now() then e.old_secret_until end as old_secret_until,
      (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.status = 3) as waiting,
      (select count(*)::int from webhook_deliveries d
        where d.endpoint_id = e.id and d.status = 2 and d.type <> 'ping') as failed
    from webhook_endpoints e
    where e.partner_id = ${partner} and (${id ?? null}::uuid is null or e.id = ${id ?? null}::uuid)
    order by e.created_at, e.id`);
  return rows.map((row) => ({ ...row, status: statuses[row.status] ?? 'paused' }));
}

/** Number of endpoints; serializes additions per partner. */
export async function lockEndpoints(tx: Db, partner: string): Promise<number> {
  await tx.execute(sql`select from partners where id = ${partner} for no key update`);
  return (
    (await tx.value<number>(
      sql`select count(*)::int from webhook_endpoints where partner_id = ${partner}`,
    )) ?? 0
  );
}

export interface NewEndpoint {
  id: string;
  partner: string;
  user: string;
  url: string;
  environment: ApiEnvironment;
  events: readonly WebhookEvent[];
  sealed: string;
}

const texts = (list: readonly string[]): SQL => sql`${sql.param([...list])}::text[]`;

export const insertEndpoint = (tx: Db, one: NewEndpoint) =>
  tx.execute(sql`
    insert into webhook_endpoints (id, partner_id, user_id, url, environment, events, secret_sealed)
    values (${one.id}, ${one.partner}, ${one.user}, ${one.url}, ${one.environment}, ${texts(one.events)}, ${one.sealed})`);

interface EndpointKey {
  partner: string;
  id: string;
}

const changed = (tx: Db, { partner, id }: EndpointKey, set: SQL, only = sql`true`): Promise<boolean> =>
  tx.hasRow(sql`
    update webhook_endpoints set ${set}, updated_at = now() where id = ${id} and partner_id = ${partner} and ${only}
    returning id`);

export const changeEndpoint = (
  tx: Db,
  endpoint: EndpointKey,
  { url, events }: { url: string; events: readonly string[] },
) => changed(tx, endpoint, sql`url = ${url}, events = ${texts(events)}`);

/** False while the previous secret is still valid, because renewing would end it at once. */
export const renewSecret = (tx: Db, endpoint: EndpointKey, sealed: string, hours: number) =>
  changed(
    tx,
    endpoint,
    sql`old_secret_sealed = secret_sealed, old_secret_until = now() + ${hours}::int * interval '1 hour',
      secret_sealed = ${sealed}`,
    sql`coalesce(old_secret_until <= now(), true)`,
  );

export const pauseEndpoint = (tx: Db, endpoint: EndpointKey) =>
  changed(tx, endpoint, sql`status = ${WEBHOOK.paused}, paused_at = now()`);

export const failedOf = (db: Db, endpoint: string, most: number): Promise<string[]> =>
  db.column<string>(sql`
    select id from webhook_deliveries where endpoint_id = ${endpoint} and status = 2 and type <> 'ping'
    order by seq limit ${most}`);

export async function resumeEndpoint(tx: Db, endpoint: EndpointKey): Promise<boolean> {
  const found = await changed(
    tx,
    endpoint,
    sql`status = ${WEBHOOK.active}, paused_at = null, failures = 0, is_slow = false`,
  );
  if (!found) return false;
  await tx.execute(
    sql`update webhook_deliveries set due_at = now() where endpoint_id = ${endpoint.id} and status = 3`,
  );
  await requeueJob(tx, DELIVER_WEBHOOK, endpoint.id);
  return true;
}

/** Deletes the endpoint with its deliveries. Returns its URL, or null if missing. */
export const dropEndpoint = (tx: Db, { partner, id }: EndpointKey): Promise<string | null> =>
  tx.value<string>(
    sql`delete from webhook_endpoints where id = ${id} and partner_id = ${partner} returning url`,
  );

export interface Receiver {
  id: string;
  partner_id: string;
  url: string;
  status: number;
  is_slow: boolean;
  secret_sealed: string;
  /** Previous secret while it is valid. */
  old_secret_sealed: string | null;
}

export const readReceiver = (database: Database, id: string, partner?: string): Promise<Receiver | null> =>
  database.db.row<Receiver>(sql`
    select id, partner_id, url, status, is_slow, secret_sealed,
      case when old_secret_until > now() then old_secret_sealed end as old_secret_sealed
    from webhook_endpoints
    where id = ${id} and (${partner ?? null}::uuid is null or partner_id = ${partner ?? null}::uuid)`);
