import { eq } from 'drizzle-orm';
import type { Database, Db } from '../db/client';
import { users } from '../db/schema/identity';
import type { Env } from '../env';
import { demoLogins } from './demo-logins';

type Wish = Pick<Env, 'SEED'>;

/** Demo data comes by itself only into an embedded database; on PostgreSQL it must be asked for (design 12). */
export const wantsDemo = (env: Wish, database: Pick<Database, 'kind'>): boolean =>
  env.SEED === undefined ? database.kind === 'embedded' : env.SEED === 'demo';

/** Whether the demonstration stands in this database. */
export async function hasDemo(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, demoLogins[0].email));
  return rows.length > 0;
}

/**
 * Whether what only a demonstration may do (a sandbox outbox, a reviewer that is no person) is allowed here. `db`:
 * the transaction that asks.
 */
export const isDemo = async (env: Wish, database: Database, db: Db = database.db): Promise<boolean> =>
  wantsDemo(env, database) && hasDemo(db);
