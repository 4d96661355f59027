import { queryRow } from '../db/statement';

/** Due and running jobs of all processes, and seconds since the oldest was due. */
export const readJobsWaiting = queryRow<object, { waiting: number; oldest: number }>(
  'jobs_waiting',
  `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as oldest
   from jobs where done_at is null and run_at <= now()`,
);
