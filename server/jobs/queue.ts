import { v7 } from 'uuid';
import type { Database, Db } from '../db/client';
import { sql } from '../db/sql';
import { run, statement } from '../db/statement';

/** Work for later, with the commit of `db`: once for each kind and subject, however often it is asked for. */
export async function queueJob(db: Db, kind: string, refId: string, delay = 0): Promise<void> {
  await db.execute(sql`
    insert into jobs (id, kind, ref_id, run_at)
    values (${v7()}, ${kind}, ${refId}, now() + ${delay / 1000}::float8 * interval '1 second')
    on conflict (kind, ref_id) do nothing`);
}

/** The same work, and once more: after every time it was done, and while it is being done. */
export async function requeueJob(db: Db, kind: string, refId: string, delay = 0): Promise<void> {
  await db.execute(sql`
    insert into jobs (id, kind, ref_id, run_at)
    values (${v7()}, ${kind}, ${refId}, clock_timestamp() + ${delay / 1000}::float8 * interval '1 second')
    on conflict (kind, ref_id) do update set run_at = excluded.run_at, done_at = null, attempts = 0`);
}

/** Has work that goes on for ever done in `delay` milliseconds, unless it is due before. */
export async function hastenJob(db: Db, kind: string, refId: string, delay: number): Promise<void> {
  await db.execute(sql`
    update jobs set run_at = least(run_at, clock_timestamp() + ${delay / 1000}::float8 * interval '1 second')
    where kind = ${kind} and ref_id = ${refId} and done_at is null`);
}

/** Whether the work is due or being done; one that failed and waits for its next try is neither. */
export async function isJobDue(tx: Db, kind: string, refId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from jobs
    where kind = ${kind} and ref_id = ${refId} and done_at is null and run_at <= clock_timestamp()`);
  return rows.length > 0;
}

/** Locks a job for the transaction of its work; false when that was done already, by a try that took too long. */
export async function lockJob(tx: Db, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from jobs where id = ${id} and done_at is null for update`);
  return rows.length > 0;
}

/** Ends a job with the commit of its work; its handler answers `closed`. */
export async function endJob(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`update jobs set done_at = now(), locked_until = null where id = ${id}`);
}

/**
 * A clause for the statement that keeps what a stranger asked for: its job comes with it, under the id `:job`; `kind`
 * and `ref` name the parameters of what it does. It runs at a moment that neither the answer nor the next call can be
 * measured against, because there is more of it for an address that has an account.
 */
export const queuedSoon = ({ kind, ref }: { kind: string; ref: string }): string =>
  `insert into jobs (id, kind, ref_id, run_at)
     values (:job::uuid, :${kind}, :${ref}::uuid, now() + (0.2 + random() * 0.6) * interval '1 second')`;

const forgetStatement = statement<{ kinds: readonly string[]; limit: number }>(
  'jobs_forget_done',
  `delete from jobs where id in (
     select id from jobs where kind = any(:kinds::text[]) and done_at < now() - interval '2 days' limit :limit::int)`,
);

/**
 * Drops jobs done days ago, a bounded number a call: of kinds whose subjects are gone by then, because a job that is
 * kept is also what keeps its work from being asked for twice.
 */
export async function forgetDoneJobs(database: Database, kinds: readonly string[]): Promise<void> {
  await run(database, forgetStatement, { kinds, limit: 5000 });
}
