import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as applyMigrations } from 'drizzle-orm/pglite/migrator';
import { reasonOf, StartError } from '../start-error';
import { applyFunctions } from './apply-functions';
import type { Database, Db } from './database';
import { functionsFolder, migrationsFolder } from './sql-folders';

interface Scripts {
  migrations?: string;
  functions?: string;
}

/** Brings tables and functions up to date, one process at a time. Throws `StartError`. */
export async function migrate(
  database: Database,
  { migrations = migrationsFolder(), functions = functionsFolder() }: Scripts = {},
): Promise<void> {
  try {
    await database.exclusively('migrate', async (db) => {
      if (await wasMigrated(db)) await refuseSkipped(db, migrations);
      // Drizzle's migrators of both drivers are the same lines; only their types name a driver.
      await applyMigrations(db as PgliteDatabase, { migrationsFolder: migrations });
      // The functions of a newer program stay: it may run beside this one, and its tables are here already.
      const newest = newestOf(migrations);
      if ((await newestMigration(db)) <= newest) await applyFunctions(db, functions, newest);
    });
  } catch (failure) {
    throw new StartError(`The database could not be migrated: ${reasonOf(failure)}`, { cause: failure });
  }
}

/** When the newest migration that the tables have was written, in milliseconds; 0 where there are none. */
export async function newestMigration(db: Db): Promise<number> {
  const { rows } = await db.execute<{ newest: number | null }>(
    sql`select max(created_at)::int8 as newest from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.newest ?? 0;
}

async function wasMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ was: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as was`,
  );
  return rows[0]?.was ?? false;
}

/** Drizzle applies what is newer than the newest that was, so that what came into the journal late never would be. */
async function refuseSkipped(db: Db, folder: string): Promise<void> {
  const { rows } = await db.execute<{ hash: string; at: number }>(
    sql`select hash, created_at::float8 as at from drizzle.__drizzle_migrations`,
  );
  const newest = Math.max(0, ...rows.map(({ at }) => at));
  const skipped = readMigrationFiles({ migrationsFolder: folder }).find(
    ({ hash, folderMillis }) =>
      folderMillis < newest && !rows.some((row) => row.at === folderMillis || row.hash === hash),
  );
  if (!skipped) return;
  throw new Error(
    `the migration of the journal written at ${skipped.folderMillis} was skipped: a newer one is applied already`,
  );
}

const newestOf = (folder: string): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis));

/** When the newest migration that this program brings was written; read once. */
let newestHere: number | undefined;

/** Throws when the tables are older than the program that uses them. */
export async function assertMigrated(database: Database): Promise<void> {
  newestHere ??= newestOf(migrationsFolder());
  if ((await newestMigration(database.db)) < newestHere)
    throw new Error('the tables are older than this program');
}

/**
 * The tables as they were after the migration written at `newest`, with the commit of `tx` and in an empty database;
 * the next start brings them up to date. Throws when this program does not have that migration.
 */
export async function layMigrations(tx: Db, newest: number): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  if (!migrations.some(({ folderMillis }) => folderMillis === newest)) {
    throw new Error('its tables are of a newer program than this one; restore it with that version');
  }
  await tx.execute(sql.raw('create schema drizzle'));
  // As Drizzle itself makes it.
  await tx.execute(
    sql.raw(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    ),
  );
  for (const { sql: statements, hash, folderMillis } of migrations) {
    if (folderMillis > newest) continue;
    for (const text of statements) await tx.execute(sql.raw(text));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
