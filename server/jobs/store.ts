import type { Database } from '../db/client';
import { command, queryAll, run, statement } from '../db/statement';
import type { Job } from './job';

/** Seconds until the job of a dead process is taken over. */
const LEASE = 15;

export interface ClaimedJob extends Job {
  /** Exact `run_at`: a concurrent requeue changes it. */
  due: string;
}

/** Claims due jobs; no other process gets them during their lease. */
export const claimJobs = queryAll<{ kinds: readonly string[]; most: number }, ClaimedJob>(
  'jobs_claim',
  `update jobs set locked_until = now() + make_interval(secs => ${LEASE}), attempts = attempts + 1
where id in (
  select id from jobs
  where done_at is null and run_at <= now() and (locked_until is null or locked_until < now())
    and kind = any(:kinds::text[])
  order by run_at limit :most::int for update skip locked
)
returning id, kind, ref_id, attempts, run_at::text as due`,
);

// A job requeued while it ran stays available.
export const finishJob = command<{ id: string; due: string }>(
  'jobs_finish',
  `update jobs set done_at = case when run_at <= :due::timestamptz then now() end, locked_until = null,
  last_error = null
where id = :id::uuid`,
);

// A job requeued while it ran keeps the requested time.
export const repeatJob = command<{ id: string; due: string; wait: number; error: string | null }>(
  'jobs_again',
  `update jobs set locked_until = null, last_error = :error::text,
  run_at = case when run_at <= :due::timestamptz then now() + make_interval(secs => :wait::float8 / 1000) else run_at end
where id = :id::uuid and done_at is null`,
);

const nextStatement = statement<{ kinds: readonly string[] }, { wait: number | null }>(
  'jobs_next',
  `select (extract(epoch from min(greatest(run_at, locked_until)) - now()) * 1000)::float8 as wait
from jobs where done_at is null and kind = any(:kinds::text[])`,
);

/** Milliseconds until the next job is due (negative if overdue); null without jobs. */
export async function nextJobIn(database: Database, kinds: readonly string[]): Promise<number | null> {
  const [row] = await run(database, nextStatement, { kinds });
  return row?.wait ?? null;
}
