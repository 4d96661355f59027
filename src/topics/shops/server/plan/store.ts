import type { PLAN_CHARGE, StateOf } from '../../../../core/states';
import type { Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { queryAll, queryColumn, queryOne } from '../../../../platform/db/statement';
import type { PlanCharge } from '../../contract/plan';

/** Condition on `partners p`: 20 × 24 hours before the end, not yet warned (specification 4 and 9). */
const WARNS = `p.panel_status = 2 and p.panel_expired_date > now()
  and p.panel_expired_date <= now() + interval '480 hours'
  and p.panel_warned_for is distinct from p.panel_expired_date
  and exists (select from tiers t where t.id = p.tier_id and t.has_panel)`;

/** A panel whose row and balance are locked. ISO instants. */
export interface LockedPanel {
  isRunning: boolean;
  autoRenew: boolean;
  expiredDate: string | null;
  isDue: boolean;
  /** The failed renewal was notified already. */
  hasLapsed: boolean;
  now: string;
  balance: number;
}

/** Locks the balance before the partner, like credits do, to avoid deadlocks. */
export async function lockPanel(tx: Db, partnerId: string): Promise<LockedPanel | null> {
  const balance = await tx.value<number>(
    sql`select balance from balances where partner_id = ${partnerId} and kind = 'main' for update`,
  );
  const panel = await tx.row<Omit<LockedPanel, 'balance'>>(sql`
    select p.panel_status = 2 and t.has_panel as "isRunning", p.panel_auto_renew as "autoRenew",
      p.panel_expired_date as "expiredDate", coalesce(p.panel_expired_date <= now(), false) as "isDue",
      p.panel_lapsed_for is not distinct from p.panel_expired_date as "hasLapsed", now() as now
    from partners p join tiers t on t.id = p.tier_id
    where p.id = ${partnerId} for no key update of p`);
  return panel && { ...panel, balance: balance ?? 0 };
}

interface NewCharge {
  id: string;
  suffix: string;
  partnerId: string;
  amount: number;
}

const codeOf = (suffix: string) =>
  sql`'INV-' || to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || ${suffix}`;

/** Records the renewal of an expiry. Null if it exists: the unique index decides. */
export const insertCharge = (
  tx: Db,
  { id, suffix, partnerId, amount }: NewCharge,
  period: { start: string; end: string },
): Promise<{ id: string; code: string } | null> =>
  tx.row<{ id: string; code: string }>(sql`
    insert into plan_charges as c (id, code, partner_id, due_at, amount, result, period_start, period_end, paid_at)
    select ${id}::uuid, ${codeOf(suffix)}, p.id, p.panel_expired_date, ${amount}::bigint, 1, ${period.start}::timestamptz,
      ${period.end}::timestamptz, now()
    from partners p where p.id = ${partnerId}
    on conflict (partner_id, due_at) do update set result = 1, amount = excluded.amount,
      period_start = excluded.period_start, period_end = excluded.period_end, paid_at = excluded.paid_at
    where c.result = 2
    returning id, code`);

/** Records insufficient funds, once per expiry. */
export const insertShortCharge = (tx: Db, { id, suffix, partnerId, amount }: NewCharge): Promise<void> =>
  tx.command(sql`
    insert into plan_charges (id, code, partner_id, due_at, amount, result)
    select ${id}::uuid, ${codeOf(suffix)}, p.id, p.panel_expired_date, ${amount}::bigint, 2
    from partners p where p.id = ${partnerId}
    on conflict (partner_id, due_at) do nothing`);

/** Starts now, for `days` days. */
export const startPlan = (tx: Db, partnerId: string, days: number): Promise<void> =>
  tx.command(sql`
    update partners set panel_started_at = now(), panel_expired_date = now() + ${days} * interval '1 day'
    where id = ${partnerId}`);

export const moveExpiry = (tx: Db, partnerId: string, to: string): Promise<void> =>
  tx.command(sql`update partners set panel_expired_date = ${to}::timestamptz where id = ${partnerId}`);

/** Updating the row also notifies open screens. */
export const markLapsed = (tx: Db, partnerId: string): Promise<void> =>
  tx.command(sql`update partners set panel_lapsed_for = panel_expired_date where id = ${partnerId}`);

/** Claims a warning; returns the expiry, or null if already sent. */
export const takeWarning = (
  tx: Db,
  partnerId: string,
): Promise<{ expired_date: string; auto_renew: boolean } | null> =>
  tx.row<{ expired_date: string; auto_renew: boolean }>(sql`
    update partners p set panel_warned_for = panel_expired_date
    where id = ${partnerId} and ${sql.raw(WARNS)}
    returning panel_expired_date as expired_date, panel_auto_renew as auto_renew`);

/** Partners to warn, without those in `but`; read-only, so that polling writes nothing. */
export const readPartnersToWarn = queryColumn<{ but: readonly string[]; most: number }, string>(
  'plan_to_warn',
  `select p.id from partners p where ${WARNS} and p.id <> all(:but::uuid[]) limit :most::int`,
);

/** Partners with a due action, without those in `but`; read-only. */
export const readPartnersDue = queryColumn<{ price: number; but: readonly string[]; most: number }, string>(
  'plan_due',
  `select p.id from partners p join tiers t on t.id = p.tier_id
left join balances b on b.partner_id = p.id and b.kind = 'main'
where p.panel_status = 2 and p.panel_expired_date <= now() and t.has_panel and p.id <> all(:but::uuid[])
  and (p.panel_lapsed_for is distinct from p.panel_expired_date
    or (p.panel_auto_renew and b.balance >= :price::bigint and not exists (
      select from plan_charges c where c.partner_id = p.id and c.due_at = p.panel_expired_date and c.result = 1)))
order by p.panel_expired_date limit :most::int`,
);

export interface StandingRow {
  status: number;
  auto_renew: boolean;
  started_at: string | null;
  expired_date: string | null;
  is_expired: boolean;
  charged_at: string | null;
  charged_amount: number | null;
  charged_result: StateOf<typeof PLAN_CHARGE> | null;
}

export const readStanding = queryOne<{ partner: string }, StandingRow>(
  'plan_standing',
  `select p.panel_status as status, p.panel_auto_renew as auto_renew, p.panel_started_at as started_at,
  p.panel_expired_date as expired_date, coalesce(p.panel_expired_date < now(), false) as is_expired,
  coalesce(c.paid_at, c.tried_at) as charged_at, c.amount as charged_amount, c.result as charged_result
from partners p left join lateral (
  select * from plan_charges where partner_id = p.id order by tried_at desc, id desc limit 1
) c on true where p.id = :partner::uuid`,
);

export const readChargePage = queryAll<
  { partner: string; skip: number; most: number },
  PlanCharge & { total: number }
>(
  'plan_charges',
  `select id, code, amount, result, due_at, period_start, period_end, tried_at, paid_at,
  count(*) over ()::int as total
from plan_charges where partner_id = :partner::uuid
order by tried_at desc, id desc offset :skip::int limit :most::int`,
);

/** False if unchanged or no panel is active. */
export const writeAutoRenew = (tx: Db, partnerId: string, wanted: boolean): Promise<boolean> =>
  tx.hasRow(sql`
    update partners set panel_auto_renew = ${wanted}
    where id = ${partnerId} and panel_status = 2 and panel_auto_renew <> ${wanted} returning id`);
