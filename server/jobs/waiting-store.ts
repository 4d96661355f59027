import type { Database } from '../db/client';
import { run, statement } from '../db/statement';

const waitingStatement = statement<object, { waiting: number; oldest: number }>(
  'jobs_waiting',
  `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as oldest
   from jobs where done_at is null and run_at <= now()`,
);

/** Jobs of all processes that are due and not done, those at work among them, and seconds since the oldest fell due. */
export async function jobsWaiting(database: Database): Promise<{ waiting: number; oldest: number }> {
  const [row] = await run(database, waitingStatement, {});
  return row ?? { waiting: 0, oldest: 0 };
}
