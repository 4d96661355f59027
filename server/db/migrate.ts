import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as applyMigrations } from 'drizzle-orm/pglite/migrator';
import { reasonOf, StartError } from '../start-error';
import type { Database, Statement } from './database';

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

const appliedStatement: Statement = {
  name: 'migrations-applied',
  text: 'select max(created_at)::int8 as newest from drizzle.__drizzle_migrations',
};

/** When the newest migration that this program brings was written, in milliseconds. */
let newestHere: number | undefined;

/** Throws when the tables are older than the program that uses them. */
export async function assertMigrated(database: Database): Promise<void> {
  newestHere ??= Math.max(
    ...readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis),
  );
  const [row] = await database.run<{ newest: number | null }>(appliedStatement, []);
  if ((row?.newest ?? 0) < newestHere) throw new Error('the tables are older than this program');
}
