import type { Database, Db } from './db/client';
import { sql } from './db/sql';
import type { Env } from './env';
import { isLoopback } from './env/shapes';
import { StartError } from './start-error';

const LARGE_TABLES =
  'transactions, ledger_entries, order_sums, panel_orders, panel_order_events, member_mutations, entities';

type SeedDeps = Parameters<typeof import('../../demo/seed')['seedAll']>[1];
type SeedEnv = Pick<Env, 'SEED'>;

/** True if this database contains the demonstration: its oldest partner is a demo account. */
const hasDemo = (db: Db): Promise<boolean> =>
  db.hasRow(sql`
    select from users
    where partner_id = (select id from partners order by id limit 1) and email like '%@demo.test'`);

/**
 * True if demo-only features (sandbox outbox, automatic reviewer) are allowed. `db` is the current
 * transaction.
 */
export const isDemo = async (env: SeedEnv, database: Database, db: Db = database.db): Promise<boolean> =>
  env.SEED === 'demo' && hasDemo(db);

/**
 * Throws if other machines could reach demo accounts, whose password is public, although no demonstration was
 * requested, for example with a data folder from an earlier trial.
 */
export async function refuseUnaskedDemo(
  { SEED, HOST, TRUST_PROXY, DATABASE_URL }: Pick<Env, 'SEED' | 'HOST' | 'TRUST_PROXY' | 'DATABASE_URL'>,
  db: Db,
): Promise<void> {
  if (SEED === 'demo' || (isLoopback(HOST) && !TRUST_PROXY) || !(await hasDemo(db))) return;
  const setting = DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  throw new StartError(
    `${setting} holds the demonstration, whose password everybody knows, and other machines reach HOST=${HOST}${TRUST_PROXY ? ' through a proxy' : ''}: choose an empty ${setting}, or set SEED=demo to show it there.`,
  );
}

/**
 * Fills an empty database with the demonstration, all or nothing; skips one with partners. Returns whether it
 * now contains the demonstration. Loads the generator on demand.
 */
export function seedDemo(
  database: Database,
  hash: (secret: string) => Promise<string>,
  deps: Omit<SeedDeps, 'hashes' | 'accessKeys' | 'now'> & { model: Pick<SeedDeps, 'accessKeys'> },
): Promise<boolean> {
  return database.exclusively('seed', async (db) => {
    const { rows } = await db.execute(sql`select from partners limit 1`);
    if (rows.length > 0) return hasDemo(db);
    const { DEMO_PASSWORD, DEMO_PIN } = await import('../../demo/logins');
    const { seedAll } = await import('../../demo/seed');
    const hashes = { password: await hash(DEMO_PASSWORD), pin: await hash(DEMO_PIN) };
    const { accessKeys } = deps.model;
    await db.transaction((tx) => seedAll(tx, { ...deps, hashes, accessKeys, now: Date.now() }));
    // Without statistics the planner chooses bad plans.
    await db.execute(sql.raw(`analyze ${LARGE_TABLES}`));
    return true;
  });
}
