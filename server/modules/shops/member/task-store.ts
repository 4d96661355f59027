import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database, Db } from '../../../db/client';
import { run, statement } from '../../../db/statement';
import { queuedSoon } from '../../../jobs/queue';

export interface MemberTask {
  partner_id: string;
  /** `sign-up`: welcome the new member, or tell the owners of taken addresses. */
  kind: 'sign-up' | 'reset-password';
  member_id: string | null;
  username: string | null;
  email: string | null;
  phone: string | null;
}

interface NewTask {
  partner: string;
  username: string | null;
  email: string | null;
  phone: string | null;
}

const insertStatement = statement<NewTask & { id: string; job: string; job_kind: string }>(
  'member-task-insert',
  `with working as (
     ${queuedSoon({ kind: 'job_kind', ref: 'id' })}
   )
   insert into member_tasks (id, partner_id, kind, username, email, phone)
   values (:id::uuid, :partner::uuid, 'reset-password', :username, :email, :phone)`,
);

/** The same row whoever is behind the address, or nobody. */
export async function insertResetTask(database: Database, task: NewTask, jobKind: string): Promise<void> {
  await run(database, insertStatement, { ...task, id: v7(), job: v7(), job_kind: jobKind });
}

const readStatement = statement<{ id: string }, MemberTask>(
  'member-task-read',
  'select partner_id, kind, member_id, username, email, phone from member_tasks where id = :id::uuid',
);

/** Null when it is done. */
export async function readTask(database: Database, id: string): Promise<MemberTask | null> {
  const [row] = await run(database, readStatement, { id });
  return row ?? null;
}

/** False when another process has finished it meanwhile. */
export async function removeTask(tx: Db, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`delete from member_tasks where id = ${id}::uuid returning id`);
  return rows.length === 1;
}
