import { WEBHOOK, WEBHOOK_DELIVERY } from '../../../../core/states';
import { command, queryOne, queryRow } from '../../../../platform/db/statement';
import type { Again } from './log-store';

export interface Resend {
  partner: string;
  from: string;
  to: string;
  failed_only: boolean;
}

/** Condition: deliveries `d` in the period `p`. */
const chosenOf = (period: string): string =>
  `d.partner_id = ${period}.partner_id and d.type <> 'ping' and d.created_at >= ${period}.from_at
    and d.created_at < ${period}.to_at and (not ${period}.failed_only or d.status = ${WEBHOOK_DELIVERY.failed})`;

/** Stores the period and returns the count; null while an earlier period is in progress. */
export const beginResend = queryOne<Resend, Again>(
  'webhook_resend_begin',
  `with started as (
  insert into webhook_resends (partner_id, from_at, to_at, failed_only)
  values (:partner::uuid, :from::timestamptz, least(:to::timestamptz, now()), :failed_only::boolean)
  on conflict do nothing returning *
)
select count(d.id)::int as count, (count(d.id) filter (where e.status <> ${WEBHOOK.active}))::int as paused
from started left join webhook_deliveries d on ${chosenOf('started')} left join webhook_endpoints e on e.id = d.endpoint_id
group by started.partner_id`,
);

interface Woken {
  id: string;
  is_slow: boolean;
}

/**
 * Requeues the next batch and stores the position in the same transaction, so that a crash causes no repeats.
 */
export const resendPortion = queryRow<
  { partner: string; most: number },
  { endpoints: Woken[]; count: number }
>(
  'webhook_resend_portion',
  `with period as (
  select * from webhook_resends where partner_id = :partner::uuid for update
), chosen as (
  select d.id, d.created_at from webhook_deliveries d, period
  where ${chosenOf('period')} and (period.after_id is null or (d.created_at, d.id) > (period.after_at, period.after_id))
  order by d.created_at, d.id limit :most::int for update of d
), reached as (
  update webhook_resends r set after_at = last.created_at, after_id = last.id
  from (select * from chosen order by created_at desc, id desc limit 1) last where r.partner_id = :partner::uuid
), again as (
  update webhook_deliveries set status = ${WEBHOOK_DELIVERY.waiting}, attempts = 0, due_at = clock_timestamp()
  where id in (select id from chosen) returning endpoint_id
)
select (select count(*) from chosen)::int as count,
  coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'is_slow', e.is_slow) order by e.id), '[]') as endpoints
from webhook_endpoints e where e.id in (select endpoint_id from again)`,
);

export const endResend = command<{ partner: string }>(
  'webhook_resend_end',
  'delete from webhook_resends where partner_id = :partner::uuid',
);
