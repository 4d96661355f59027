import { v7 } from 'uuid';
import type { Database, Db } from '../db/client';
import { sql } from '../db/sql';
import { run, statement } from '../db/statement';

/** Queues work in the transaction of `db`: once per kind and subject. */
export async function queueJob(db: Db, kind: string, refId: string, delay = 0): Promise<void> {
  await db.execute(sql`
    insert into jobs (id, kind, ref_id, run_at)
    values (${v7()}, ${kind}, ${refId}, now() + ${delay / 1000}::float8 * interval '1 second')
    on conflict (kind, ref_id) do nothing`);
}

/** Queues work and repeats it if it is done or running. */
export async function requeueJob(db: Db, kind: string, refId: string, delay = 0): Promise<void> {
  await db.execute(sql`
    insert into jobs (id, kind, ref_id, run_at)
    values (${v7()}, ${kind}, ${refId}, clock_timestamp() + ${delay / 1000}::float8 * interval '1 second')
    on conflict (kind, ref_id) do update set run_at = excluded.run_at, done_at = null, attempts = 0`);
}

/** Reschedules recurring work to `delay` milliseconds from now, unless it is due earlier. */
export async function hastenJob(db: Db, kind: string, refId: string, delay: number): Promise<void> {
  await db.execute(sql`
    update jobs set run_at = least(run_at, clock_timestamp() + ${delay / 1000}::float8 * interval '1 second')
    where kind = ${kind} and ref_id = ${refId} and done_at is null`);
}

/** True if the work is due or running; false if it waits for a retry. */
export async function isJobDue(tx: Db, kind: string, refId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from jobs
    where kind = ${kind} and ref_id = ${refId} and done_at is null and run_at <= clock_timestamp()`);
  return rows.length > 0;
}

/** Locks a job for its transaction; false if an overdue attempt has completed it already. */
export async function lockJob(tx: Db, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from jobs where id = ${id} and done_at is null for update`);
  return rows.length > 0;
}

/** Completes a job in the transaction of its work; the handler returns `closed`. */
export async function endJob(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`update jobs set done_at = now(), locked_until = null where id = ${id}`);
}

/**
 * SQL clause that queues a job together with the statement of an anonymous request, under the id `:job`;
 * `kind` and `ref` name its parameters. The start is delayed, because the extra work for existing accounts
 * could be measured in the answer or the next call.
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
 * Deletes old completed jobs, a bounded number per call. Only kinds whose subjects are gone, because a kept
 * job also prevents its work from being queued twice.
 */
export async function forgetDoneJobs(database: Database, kinds: readonly string[]): Promise<void> {
  await run(database, forgetStatement, { kinds, limit: 5000 });
}
