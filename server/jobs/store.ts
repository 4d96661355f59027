import type { Database } from '../db/client';
import { run, statement } from '../db/statement';
import type { Job } from './job';

/** Seconds after which the work of a process that died is taken over. */
const LEASE = 15;

/** A job as one try has taken it. */
export interface ClaimedJob extends Job {
  /** `run_at`, whole: whoever asks for the job again meanwhile moves it. */
  due: string;
}

const claimStatement = statement<{ kinds: readonly string[]; most: number }, ClaimedJob>(
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

// One that was asked for again while it ran is free to be taken once more.
const finishStatement = statement<{ id: string; due: string }>(
  'jobs_finish',
  `update jobs set done_at = case when run_at <= :due::timestamptz then now() end, locked_until = null,
  last_error = null
where id = :id::uuid`,
);

// One that was asked for again while it ran comes when it was asked for.
const againStatement = statement<{ id: string; due: string; wait: number; error: string | null }>(
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

/** Takes due jobs for this process alone; no two processes get the same one while its lease lasts. */
export const claimJobs = (
  database: Database,
  kinds: readonly string[],
  most: number,
): Promise<ClaimedJob[]> => run(database, claimStatement, { kinds, most });

export const finishJob = (database: Database, { id, due }: ClaimedJob) =>
  run(database, finishStatement, { id, due });

/** Puts a job back for `wait` milliseconds. */
export const repeatJob = (
  database: Database,
  { id, due }: ClaimedJob,
  { again, error }: { again: number; error: string | null },
) => run(database, againStatement, { id, due, wait: again, error });

/** Milliseconds until a job falls due (below zero: it already has); null when there is none. */
export async function nextJobIn(database: Database, kinds: readonly string[]): Promise<number | null> {
  const [row] = await run(database, nextStatement, { kinds });
  return row?.wait ?? null;
}
