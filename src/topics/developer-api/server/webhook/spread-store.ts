import { WEBHOOK, WEBHOOK_DELIVERY } from '../../../../core/states';
import type { WebhookEvent } from '../../../../core/text/webhook';
import type { Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import type { WebhookFacts } from '../../contract/webhook-message';
import type { ApiEnvironment } from '../../domain/words';
import { DELIVER_SLOWLY, DELIVER_WEBHOOK } from './kinds';

interface StoredRow {
  id: string;
  seq: number;
  partner_id: string | null;
  environment: ApiEnvironment | null;
  object_id: string;
  ref_code: string;
  created_at: string;
}
export type StoredEvent = StoredRow & WebhookFacts<WebhookEvent>;

/**
 * Locks the event and earlier unprocessed ones of its object, so that concurrent jobs keep the event order.
 */
export const lockEvents = (tx: Db, id: string): Promise<StoredEvent[]> =>
  tx.rows<StoredEvent>(sql`
    select e.id, e.seq::float8 as seq, e.partner_id, e.environment, e.type, e.object_id, e.ref_code, e.data, e.created_at
    from webhook_events e join webhook_events asked on asked.id = ${id} and e.object_id = asked.object_id
    where e.spread_at is null and e.seq <= asked.seq order by e.seq for update of e`);

export interface Listener {
  id: string;
  partner_id: string;
  is_slow: boolean;
  discount: number;
}

/**
 * Receiving endpoints. Partner events wait for a paused endpoint; catalogue changes do not, because a later
 * change supersedes them.
 */
export const readListeners = (tx: Db, { partner_id, environment, type }: StoredEvent): Promise<Listener[]> =>
  tx.rows<Listener>(sql`
    select e.id, e.partner_id, e.is_slow, t.price_discount_bps as discount
    from webhook_endpoints e join partners p on p.id = e.partner_id join tiers t on t.id = p.tier_id
    where ${type}::text = any(e.events) and case when ${partner_id}::uuid is null then e.status = ${WEBHOOK.active}
      else e.partner_id = ${partner_id}::uuid end
      and (${environment}::text is null or e.environment = ${environment}::text)
    order by e.id`);

export const insertDeliveries = (
  tx: Db,
  event: StoredEvent,
  bodies: readonly { endpoint: string; partner: string; body: string }[],
): Promise<void> =>
  tx.command(sql`
    insert into webhook_deliveries (id, endpoint_id, partner_id, event_id, seq, type, object_id, ref_code, body, status,
      due_at)
    select gen_random_uuid(), to_one.endpoint, to_one.partner, ${event.id}::uuid, ${event.seq}::bigint, ${event.type},
      ${event.object_id}::uuid, ${event.ref_code}, to_one.body, ${WEBHOOK_DELIVERY.waiting}::smallint, clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb) to_one (endpoint uuid, partner uuid, body text)
    on conflict (endpoint_id, event_id) do nothing`);

export async function markSpread(tx: Db, events: readonly StoredEvent[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  await tx.execute(sql`update webhook_events set spread_at = now() where id in ${ids}`);
}

/** Wakes each endpoint's job, in a fixed order to avoid deadlocks. */
export async function wakeEndpoints(
  tx: Db,
  listeners: readonly Pick<Listener, 'id' | 'is_slow'>[],
): Promise<void> {
  const asked = listeners.map(({ id, is_slow }) => ({
    endpoint: id,
    kind: is_slow ? DELIVER_SLOWLY : DELIVER_WEBHOOK,
  }));
  await tx.execute(sql`
    insert into jobs (id, kind, ref_id, run_at)
    select gen_random_uuid(), kind, endpoint, clock_timestamp()
    from (select distinct kind, endpoint from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      asked (endpoint uuid, kind text) order by endpoint) asked
    on conflict (kind, ref_id) do update set run_at = excluded.run_at, done_at = null, attempts = 0`);
}
