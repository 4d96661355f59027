import { cpSync, constants as fsConstants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/platform/db/client';
import { sql } from '../../src/platform/db/sql';
import { embeddedTemplate } from './embedded-template';
import { emptyTables, type Filling } from './filling';
import { createPostgresDatabase, dropPostgresDatabase, postgresUrl } from './postgres-databases';

export type DatabaseKind = Database['kind'];

export interface TestDatabase {
  database: Database;
  /** Environment for a second process with this database. */
  env: { DATA_DIR: string; DATABASE_URL?: string };
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Default database: PostgreSQL, or embedded without it. `tests/server/platform/db` tests both. */
export const usualKind = async (): Promise<DatabaseKind> =>
  (await postgresAvailable()) ? 'postgres' : 'embedded';

/** Databases of contract tests: `describe.each(await databaseKinds())`. */
export const databaseKinds = async (): Promise<DatabaseKind[]> =>
  (await postgresAvailable()) ? ['embedded', 'postgres'] : ['embedded'];

/** True if PostgreSQL is available; with REQUIRE_POSTGRES=1 its absence throws. */
export async function postgresAvailable(): Promise<boolean> {
  if (await postgresUrl()) return true;
  if (process.env.REQUIRE_POSTGRES === '1') throw new Error('REQUIRE_POSTGRES=1, and no PostgreSQL answers.');
  return false;
}

/** Copies a template, which takes a fraction of a second. */
export async function openTestDatabase(
  filling: Filling = emptyTables(),
  kind?: DatabaseKind,
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if ((kind ?? (await usualKind())) === 'embedded') {
    copyFolder(await embeddedTemplate(filling), dataDir);
    const env = { DATA_DIR: dataDir };
    return opened(await openDatabase(env), env, removeFolder);
  }
  const { url, files } = await createPostgresDatabase(filling);
  copyFolder(files, dataDir);
  const env = { DATA_DIR: dataDir, DATABASE_URL: url };
  return opened(await openDatabase(env), env, async () => {
    removeFolder();
    await dropPostgresDatabase(url);
  });
}

export const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: fsConstants.COPYFILE_FICLONE });

function opened(
  database: Database,
  env: TestDatabase['env'],
  remove: () => void | Promise<void>,
): TestDatabase {
  return {
    database,
    env,
    clear: () => clear(database),
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

/**
 * Truncates only tables with rows and those referencing them, because each truncation creates and syncs
 * files.
 */
async function clear(database: Database): Promise<void> {
  const tables = await namesOf(
    database,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const filled = await namesOf(
    database,
    tables.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  );
  if (filled.length) {
    await database.db.execute(sql.raw(`truncate ${filled.join(', ')} restart identity cascade`));
  }
}

async function namesOf(database: Database, query: string): Promise<string[]> {
  if (!query) return [];
  const { rows } = await database.db.execute<{ name: string }>(sql.raw(query));
  return rows.map(({ name }) => name);
}
