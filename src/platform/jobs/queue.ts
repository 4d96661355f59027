import { v7 } from 'uuid';
import type { Database, Db } from '../db/client';
import { sql } from '../db/sql';
import { run, statement } from '../db/statement';

/** Queues work in the transaction of `db`: once per kind and subject. */
export const queueJob = (db: Db, kind: string, refId: string, delay = 0): Promise<void> =>
  db.command(sql`
    insert into jobs (id, kind, ref_id, run_at)
    values (${v7()}, ${kind}, ${refId}, now() + ${delay / 1000}::float8 * interval '1 second')
    on conflict (kind, ref_id) do nothing`);

/** Queues work and repeats it if it is done or running. */
export const requeueJob = (db: Db, kind: string, refId: string, delay = 0): Promise<void> =>
  db.command(sql`
    insert into jobs (id, kind, ref_id, run_at)
    values (${v7()}, ${kind}, ${refId}, clock_timestamp() + ${delay / 1000}::float8 * interval '1 second')
    on conflict (kind, ref_id) do update set run_at = excluded.run_at, done_at = null, attempts = 0`);

/** Reschedules recurring work to `delay` milliseconds from now, unless it is due earlier. */
export const hastenJob = (db: Db, kind: string, refId: string, delay: number): Promise<void> =>
  db.command(sql`
    update jobs set run_at = least(run_at, clock_timestamp() + ${delay / 1000}::float8 * interval '1 second')
    where kind = ${kind} and ref_id = ${refId} and done_at is null`);

/** True if the work is due or running; false if it waits for a retry. */
export const isJobDue = (tx: Db, kind: string, refId: string): Promise<boolean> =>
  tx.hasRow(sql`
    select from jobs
    where kind = ${kind} and ref_id = ${refId} and done_at is null and run_at <= clock_timestamp()`);

/** Locks a job for its transaction; false if an overdue attempt has completed it already. */
export const lockJob = (tx: Db, id: string): Promise<boolean> =>
  tx.hasRow(sql`select from jobs where id = ${id} and done_at is null for update`);

/** Completes a job in the transaction of its work; the handler returns `closed`. */
export const endJob = (tx: Db, id: string): Promise<void> =>
  tx.command(sql`update jobs set done_at = now(), locked_until = null where id = ${id}`);

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
 * Deletes old completed jobs, a bounded number per call. Only kinds whose subjects are gone, because a stored
 * job also prevents its work from being queued twice.
 */
export async function forgetDoneJobs(database: Database, kinds: readonly string[]): Promise<void> {
  await run(database, forgetStatement, { kinds, limit: 5000 });
}
