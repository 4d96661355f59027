import type { Database, Db } from './db/client';
import { sql } from './db/sql';
import type { Env } from './env';

const LARGE_TABLES =
  'transactions, ledger_entries, order_sums, panel_orders, panel_order_events, member_mutations, entities';

type SeedDeps = Parameters<typeof import('../demo/seed')['seedAll']>[1];
type SeedEnv = Pick<Env, 'SEED'>;

/** On an embedded database demo data is the default; on PostgreSQL it must be asked for (design 12). */
export const wantsDemo = (env: SeedEnv, database: Pick<Database, 'kind'>): boolean =>
  env.SEED === undefined ? database.kind === 'embedded' : env.SEED === 'demo';

/** True if this database holds the demonstration. */
async function hasDemo(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select from users where email = 'mitra@demo.test'`);
  return rows.length > 0;
}

/**
 * True where demonstration-only features (a sandbox outbox, an automatic reviewer) are allowed. `db` is the
 * transaction that asks.
 */
export const isDemo = async (env: SeedEnv, database: Database, db: Db = database.db): Promise<boolean> =>
  wantsDemo(env, database) && hasDemo(db);

/**
 * Fills an empty database with the demonstration, whole or not at all; one that holds partners is left alone.
 * Returns whether the database holds the demonstration now. The rows and their generator are loaded for this alone.
 */
export function seedDemo(
  database: Database,
  hash: (secret: string) => Promise<string>,
  deps: Omit<SeedDeps, 'hashes' | 'accessKeys' | 'now'> & { model: Pick<SeedDeps, 'accessKeys'> },
): Promise<boolean> {
  // If two processes start at once, one seeds and the other finds it done.
  return database.exclusively('seed', async (db) => {
    const { rows } = await db.execute(sql`select from partners limit 1`);
    if (rows.length > 0) return hasDemo(db);
    const { DEMO_PASSWORD, DEMO_PIN } = await import('../demo/logins');
    const { seedAll } = await import('../demo/seed');
    const hashes = { password: await hash(DEMO_PASSWORD), pin: await hash(DEMO_PIN) };
    const { accessKeys } = deps.model;
    await db.transaction((tx) => seedAll(tx, { ...deps, hashes, accessKeys, now: Date.now() }));
    // Without statistics of its largest tables, the planner guesses how to read them.
    await db.execute(sql.raw(`analyze ${LARGE_TABLES}`));
    return true;
  });
}
