import type { Database } from '../db/client';
import { run, statement } from '../db/statement';

const waitingStatement = statement<object, { waiting: number; oldest: number }>(
  'jobs_waiting',
  `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as oldest
   from jobs where done_at is null and run_at <= now()`,
);

/** Due and running jobs of all processes, and seconds since the oldest was due. */
export async function readJobsWaiting(database: Database): Promise<{ waiting: number; oldest: number }> {
  const [row] = await run(database, waitingStatement, {});
  return row ?? { waiting: 0, oldest: 0 };
}
