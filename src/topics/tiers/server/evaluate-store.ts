import type { Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';

const WARNING_DAYS = 7;

/** Result of an evaluation. `kept`: due, but unchanged; `warned`: will be lowered when due. */
export interface Verdict {
  verdict: 'raised' | 'lowered' | 'unchanged' | 'warned';
  from: string;
  /** Tier that the partner qualifies for. */
  to: string;
  gains_panel: boolean;
  /** Rupiah of the top-ups that this evaluation counts, or those expected at `valid_until` in a warning. */
  volume: number;
  counted_from: string;
  /** Volume that `from` requires. */
  needed: number;
  valid_until: string | null;
}

/** The tier that partner `p` qualifies for by the top-ups that an evaluation at this instant counts. */
const fitAt = (evaluated: SQL) => sql`
  select t.id, t.level, m.volume, ${evaluated} as evaluated
  from tiers t cross join (select tier_volume(p.id, ${evaluated}) as volume) m
  where t.min_topup_30d <= m.volume and (not t.requires_kyc or p.kyc_status = 2)
  order by t.level desc limit 1`;

/** Partner `p` with its own tier, the one it is worth today, and the one at its end, from top-ups that count then. */
const measured = sql`
  join tiers own on own.id = p.tier_id
  cross join lateral (${fitAt(sql`now()`)}) today
  cross join lateral (${fitAt(sql`greatest(p.tier_valid_until, now())`)}) later`;

/** Null if nothing is to be done. */
const verdict = sql`case
  when today.level > own.level then 'raised'
  when p.tier_valid_until <= now() then case when later.level < own.level then 'lowered' else 'unchanged' end
  when later.level < own.level and p.tier_warned_at is null
    and p.tier_valid_until <= now() + make_interval(days => ${WARNING_DAYS}) then 'warned'
end`;

// Only the holder of the row lock evaluates: a second process waits and then finds nothing to change. The
// lock does not cover the key: a statement that references the partner while it waits for a balance locked by
// a credit would otherwise deadlock.
const validated = (partnerId: string) => sql`
  locked as (
    select id, tier_id, kyc_status, tier_valid_until, tier_warned_at from partners
    where id = ${partnerId}::uuid for no key update
  ), validated as (
    select p.id, fit.volume, tier_counts_from(fit.evaluated) as counted_from, p.tier_valid_until,
      own.name as own_name, own.min_topup_30d as needed, t.id as fit_id, t.name as fit_name,
      t.has_panel and not own.has_panel as gains_panel, t.level = (select min(level) from tiers) as is_lowest,
      ${verdict} as verdict
    from locked p ${measured}
    cross join lateral (
      select today.* where today.level > own.level union all select later.* where today.level <= own.level
    ) fit
    join tiers t on t.id = fit.id
  )`;

/** End of this month (1) or of the next (2) in Jakarta. */
const endOfMonth = (months: ReturnType<typeof sql>) =>
  sql`(date_trunc('month', now() at time zone 'Asia/Jakarta') + make_interval(months => ${months})) at time zone 'Asia/Jakarta'`;

/**
 * Evaluates and changes a partner's tier in one statement: upgraded immediately, lowered only when its period
 * ends (docs/decisions.md). Null if unchanged.
 */
export async function evaluateTier(db: Db, partnerId: string): Promise<Verdict | null> {
  const row = await db.row<Verdict>(sql`
    with ${validated(partnerId)}, moved as (
      update partners p set
        tier_id = case when j.verdict in ('raised', 'lowered') then j.fit_id else p.tier_id end,
        tier_since = case when j.verdict in ('raised', 'lowered') then now() else p.tier_since end,
        tier_valid_until = case
          when j.verdict = 'warned' then p.tier_valid_until
          when j.verdict = 'lowered' and j.is_lowest then null
          else ${endOfMonth(sql`case when j.verdict = 'raised' then 2 else 1 end`)} end,
        tier_warned_at = case when j.verdict = 'warned' then now() end
      from validated j where p.id = j.id and j.verdict is not null
      returning p.tier_valid_until
    )
    select j.verdict, j.own_name as "from", j.fit_name as "to", j.gains_panel, j.volume, j.counted_from, j.needed,
      moved.tier_valid_until as valid_until
    from validated j cross join moved`);
  // A sum is text.
  return row && { ...row, volume: Number(row.volume), needed: Number(row.needed) };
}

/** Partners with a pending change, at most `most`, without those in `but`. */
export const readPartnersDue = (db: Db, most: number, but: readonly string[] = []): Promise<string[]> =>
  db.column<string>(sql`
    select p.id from partners p ${measured}
    where p.id <> all(${sql.param([...but])}::uuid[]) and ${verdict} is not null
    order by p.id limit ${most}`);
