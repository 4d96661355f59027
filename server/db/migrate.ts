import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as applyMigrations } from 'drizzle-orm/pglite/migrator';
import { reasonOf, StartError } from '../start-error';
import type { Database, Db } from './database';

/** Beside this file in the sources; beside the bundle, or one folder above a part of it, once built. */
export function migrationsFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const found = [here, dirname(here)]
    .map((folder) => join(folder, 'migrations'))
    .find((folder) => existsSync(join(folder, 'meta', '_journal.json')));
  if (!found) throw new StartError(`The folder "migrations" is missing beside ${here}: build again.`);
  return found;
}

/** Brings the tables up to date, one process at a time, all or nothing. Throws `StartError`. */
export async function migrate(database: Database, folder = migrationsFolder()): Promise<void> {
  try {
    await database.exclusively('migrate', (db) =>
      // Drizzle's migrators of both drivers are the same lines; only their types name a driver.
      applyMigrations(db as unknown as PgliteDatabase, { migrationsFolder: folder }),
    );
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

/** When the newest migration that this program brings was written; read once. */
let newestHere: number | undefined;

/** Throws when the tables are older than the program that uses them. */
export async function assertMigrated(database: Database): Promise<void> {
  newestHere ??= Math.max(...migrationsHere().map(({ folderMillis }) => folderMillis));
  if ((await newestMigration(database.db)) < newestHere)
    throw new Error('the tables are older than this program');
}

/**
 * The tables as they were after the migration written at `newest`, with the commit of `tx` and in an empty database;
 * the next start brings them up to date. Throws when this program does not have that migration.
 */
export async function layMigrations(tx: Db, newest: number): Promise<void> {
  const migrations = migrationsHere();
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

const migrationsHere = () => readMigrationFiles({ migrationsFolder: migrationsFolder() });
