import type { Database, Db } from '../db/client';
import { command, queryOne } from '../db/statement';

/** A rate limit: at most `most` times in any `seconds`, `gap` seconds apart. */
export interface Quota {
  kind: string;
  most: number;
  seconds: number;
  gap: number;
}

interface Key {
  kind: string;
  subject: string;
}

export interface Taken {
  next_at: string;
  now: string;
}

// Counted instants including this one. `next_at` accounts for the oldest, so it alone decides.
const COUNTED = `array(select t from unnest(q.taken) t where t > now() - :seconds::int * interval '1 second' order by t)
     || now()`;

const takeOne = queryOne<Quota & Key, Taken>(
  'quota-take',
  `insert into quotas as q (kind, subject, taken, next_at)
   values (:kind, :subject, array[now()], now() + greatest(:gap::int,
     case when :most::int = 1 then :seconds::int else 0 end) * interval '1 second')
   on conflict (kind, subject) do update set
     taken = ${COUNTED},
     next_at = greatest(now() + :gap::int * interval '1 second',
       case when cardinality(${COUNTED}) >= :most::int
         then (${COUNTED})[1] + :seconds::int * interval '1 second' end),
     paused_until = null, updated_at = now()
   where q.next_at <= now() and (q.paused_until is null or q.paused_until <= now())
   returning next_at, now() as now`,
);

/** Counts atomically, so concurrent calls cannot exceed the limit. Null if refused. */
export const take = (on: Database | Db, quota: Quota, subject: string): Promise<Taken | null> =>
  takeOne(on, { ...quota, subject });

/** Seconds until the next time, and whether a pause is the reason. */
export interface Refusal extends Taken {
  seconds: number;
  paused: boolean;
}

/** Null if nothing refuses it any more. */
export const readRefusal = queryOne<Key, Refusal>(
  'quota-refusal',
  `select ceil(extract(epoch from greatest(next_at, paused_until) - now()))::int as seconds,
     coalesce(paused_until > now(), false) as paused, greatest(next_at, paused_until) as next_at, now() as now
   from quotas where kind = :kind and subject = :subject and greatest(next_at, paused_until) > now()`,
);

export const pause = command<Key & { seconds: number }>(
  'quota-pause',
  `insert into quotas (kind, subject, taken, next_at, paused_until)
   values (:kind, :subject, '{}', now(), now() + :seconds::int * interval '1 second')
   on conflict (kind, subject) do update set
     paused_until = greatest(quotas.paused_until, excluded.paused_until), updated_at = now()`,
);

/**
 * Deletes entries unused for two days, a bounded number per call: subjects are user input and would
 * accumulate.
 */
export const forgetOldQuotas = command<object>(
  'quota-forget-old',
  `delete from quotas where (kind, subject) in (
     select kind, subject from quotas
     where updated_at < now() - interval '2 days' and next_at < now() limit 5000)`,
);
