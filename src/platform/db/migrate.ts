import { reasonOf, StartError } from '../start-error';
import type { Database, Db } from './database';
import { sql } from './sql';
import { hashOfSql, type SqlFile, type SqlFiles, sqlFiles, statementsOf } from './sql-files';

/** Beginning of each statement: drivers run one statement at a time. */
const BEGINNING = /^(?=create or replace )/im;

/**
 * Applies the functions and triggers in the order of their names. Skips files whose text was
 * applied since migration `version`, because a migration may drop what they create. Every statement commits
 * separately, so that it locks one table at a time and cannot deadlock with writers; a failed file is retried
 * as a whole. Migrations drop what no file contains, and contain changes that an older program must not undo.
 */
async function applyFunctions(db: Db, files: SqlFile[], version: number): Promise<void> {
  await db.execute(
    sql.raw('create table if not exists migrations.functions (file text primary key, hash text not null)'),
  );
  const { rows } = await db.execute<{ file: string; hash: string }>(
    sql`select file, hash from migrations.functions`,
  );
  const applied = new Map(rows.map(({ file, hash }) => [file, hash]));
  for (const { name, text } of files) {
    const hash = hashOfSql(`${version} ${text}`);
    if (applied.get(name) === hash) continue;
    for (const statement of statementsOf(text, BEGINNING)) await db.execute(sql.raw(statement));
    await db.execute(sql`
      insert into migrations.functions (file, hash) values (${name}, ${hash})
      on conflict (file) do update set hash = excluded.hash`);
  }
}

/** Updates tables and functions, one process at a time. Throws `StartError`. */
export async function migrate(database: Database, files: SqlFiles = sqlFiles()): Promise<void> {
  const migrations = readMigrations(files);
  try {
    await database.exclusively('migrate', async (db) => {
      const version = await db.transaction((tx) => apply(tx, migrations));
      // Keeps functions of a newer program, which may run in parallel and has already migrated.
      if (version <= migrations.length) await applyFunctions(db, files.functions, version);
    });
  } catch (failure) {
    throw new StartError(`The database could not be migrated: ${reasonOf(failure)}`, { cause: failure });
  }
}

export async function schemaVersion(db: Db): Promise<number> {
  const { rows } = await db.execute<{ version: number | null }>(
    sql`select max(version) as version from migrations.applied`,
  );
  return rows[0]?.version ?? 0;
}

let ownVersion: number | undefined;

/** Throws if the tables are older than the program. */
export async function assertMigrated(database: Database): Promise<void> {
  ownVersion ??= readMigrations(sqlFiles()).length;
  if ((await schemaVersion(database.db)) < ownVersion)
    throw new Error('the tables are older than this program');
}

/**
 * Creates the tables as after migration `version`, or migrates from there to the latest, within `tx`. Throws
 * if this program does not have that migration.
 */
export async function migrateTo(tx: Db, version?: number): Promise<void> {
  const migrations = readMigrations(sqlFiles());
  if (version !== undefined && version > migrations.length) {
    throw new Error('its tables are of a newer program than this one; restore it with that version');
  }
  await apply(tx, migrations.slice(0, version));
}

const readMigrations = ({ schema, migrations }: SqlFiles): string[] => [
  schema.map(({ text }) => text).join('\n'),
  ...migrations.map(({ text }) => text),
];

async function apply(tx: Db, migrations: string[]): Promise<number> {
  await tx.execute(sql.raw('create schema if not exists migrations'));
  await tx.execute(
    sql.raw(`create table if not exists migrations.applied (
      version int primary key, hash text not null, applied_at timestamptz not null default now())`),
  );
  const { rows } = await tx.execute<{ version: number; hash: string }>(
    sql`select version, hash from migrations.applied`,
  );
  const applied = new Map(rows.map(({ version, hash }) => [version, hash]));
  for (const [index, text] of migrations.entries()) {
    const version = index + 1;
    const hash = hashOfSql(text);
    if (applied.get(version) === hash) continue;
    if (applied.has(version)) {
      const wayOut = 'start the version that made these tables, or name an empty database or DATA_DIR';
      throw new Error(`migration ${version} has changed since it was applied; ${wayOut}`);
    }
    await tx.script(text);
    await tx.execute(sql`insert into migrations.applied (version, hash) values (${version}, ${hash})`);
  }
  return Math.max(migrations.length, ...applied.keys());
}
