import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../db/client';
import { run, statement } from '../../../db/statement';
import { queuedSoon } from '../../../jobs/queue';

/**
 * `sign-up`: welcome the new person, or tell the owners of taken addresses. `verify-email`, `reset-password`: send a
 * link if somebody is behind the address. `phone`: tell the owner of a number that a code was asked for in vain.
 */
export type TaskKind = 'sign-up' | 'verify-email' | 'reset-password' | 'phone';

export interface Task {
  kind: TaskKind;
  user_id: string | null;
  email: string | null;
  phone: string | null;
  ip: string;
  user_agent: string;
}

const insertStatement = statement<Task & { id: string; job: string; job_kind: string }>(
  'account-task-insert',
  `with working as (
     ${queuedSoon({ kind: 'job_kind', ref: 'id' })}
   )
   insert into account_tasks (id, kind, user_id, email, phone, ip, user_agent)
   values (:id::uuid, :kind, :user_id::uuid, :email, :phone, :ip, :user_agent)`,
);

export async function insertTask(
  database: Database,
  task: Task & { id: string; job: string; job_kind: string },
): Promise<void> {
  await run(database, insertStatement, task);
}

const readStatement = statement<{ id: string }, Task>(
  'account-task-read',
  'select kind, user_id, email, phone, ip, user_agent from account_tasks where id = :id::uuid',
);

/** Null when it is done. */
export async function readTask(database: Database, id: string): Promise<Task | null> {
  const [row] = await run(database, readStatement, { id });
  return row ?? null;
}

/** False when another process has finished it meanwhile. */
export async function removeTask(tx: Db, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`delete from account_tasks where id = ${id}::uuid returning id`);
  return rows.length === 1;
}
