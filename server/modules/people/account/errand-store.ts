import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../db/client';
import { run, statement } from '../../../db/statement';
import { SOON } from '../../../jobs/queue';

/**
 * `sign-up`: welcome the new person, or tell the owners of taken addresses. `verify-email`, `reset-password`: send a
 * link if somebody is behind the address. `phone`: tell the owner of a number that a code was asked for in vain.
 */
export type ErrandKind = 'sign-up' | 'verify-email' | 'reset-password' | 'phone';

export interface Errand {
  kind: ErrandKind;
  user_id: string | null;
  email: string | null;
  phone: string | null;
  ip: string;
  user_agent: string;
}

const insertStatement = statement<Errand & { id: string; job: string; job_kind: string }>(
  'account-errand-insert',
  `with working as (
     insert into jobs (id, kind, ref_id, run_at) values (:job::uuid, :job_kind, :id::uuid, ${SOON})
   )
   insert into account_errands (id, kind, user_id, email, phone, ip, user_agent)
   values (:id::uuid, :kind, :user_id::uuid, :email, :phone, :ip, :user_agent)`,
);

export async function insertErrand(
  database: Database,
  errand: Errand & { id: string; job: string; job_kind: string },
): Promise<void> {
  await run(database, insertStatement, errand);
}

const readStatement = statement<{ id: string }, Errand>(
  'account-errand-read',
  'select kind, user_id, email, phone, ip, user_agent from account_errands where id = :id::uuid',
);

/** Null when it is done. */
export async function readErrand(database: Database, id: string): Promise<Errand | null> {
  const [row] = await run(database, readStatement, { id });
  return row ?? null;
}

/** False when another process has finished it meanwhile. */
export async function removeErrand(tx: Db, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`delete from account_errands where id = ${id}::uuid returning id`);
  return rows.length === 1;
}
