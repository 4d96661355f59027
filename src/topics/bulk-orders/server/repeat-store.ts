import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryAll, queryOne } from '../../../platform/db/statement';
import type { Goal } from '../../orders/server/transaction/prepare-many';

/** A repeat with a counter of its own is no repeat of the others. */
export type CountedGoal = Goal & { counter: number };

interface Goals {
  partner: string;
  variations: string[];
  destinations: string[];
  counters: number[];
}

export const goalsOf = (partner: string, goals: readonly CountedGoal[]): Goals => ({
  partner,
  variations: goals.map(({ variation }) => variation),
  destinations: goals.map(({ destination }) => destination),
  counters: goals.map(({ counter }) => counter),
});

export interface Repeat extends CountedGoal {
  orders: number;
  minutes: number | null;
  open: number;
}

/**
 * Goals ordered in the last 24 hours or waiting in a batch. A line without a counter repeats any order; one with a
 * counter only the order of that counter.
 */
export const repeatsOf = queryAll<Goals, Repeat>(
  'bulk_repeats',
  `select wanted.variation, wanted.destination, wanted.counter, made.orders, made.minutes, waiting.open
from (select distinct * from unnest(:variations::uuid[], :destinations::text[], :counters::int[])
  as wanted (variation, destination, counter)) wanted
cross join lateral (
  select count(*)::int as orders, greatest(1, floor(extract(epoch from now() - max(t.created_at)) / 60))::int as minutes
  from transactions t
  where t.partner_id = :partner::uuid and t.variation_id = wanted.variation and t.destination = wanted.destination
    and stands_lately(t.created_at, t.status)
    and (wanted.counter = 1 or exists (
      select from bulk_rows r where r.transaction_id = t.id and r.counter = wanted.counter))
) made
cross join lateral (
  select count(*)::int as open from bulk_rows r
  where r.partner_id = :partner::uuid and r.variation_id = wanted.variation and r.destination = wanted.destination
    and r.state in (1, 2) and wanted.counter in (1, r.counter)
) waiting
where made.orders > 0 or waiting.open > 0`,
);

/** Latest batch within 24 hours with the same content, unless nothing was bought. */
export const sameBatch = queryOne<
  { partner: string; fingerprint: string },
  { id: string; code: string; at: string }
>(
  'bulk_same',
  `select b.id, b.code, b.created_at as at from bulk_batches b
where b.partner_id = :partner::uuid and b.fingerprint = :fingerprint::text
  and b.created_at > now() - interval '24 hours'
  and exists (
    select from bulk_rows r left join transactions t on t.id = r.transaction_id
    where r.batch_id = b.id and (r.state in (1, 2) or t.status in (1, 2))
  )
order by b.created_at desc limit 1`,
);

/** Serializes approvals per partner, so that the second sees the first as a repeat. */
export const approveAlone = (tx: Db, partner: string): Promise<void> =>
  tx.command(sql`select pg_advisory_xact_lock(hashtextextended(${`bulk ${partner}`}, 0))`);
