import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';
import { migrationsHash } from './migrations-hash';

const PREFIX = 'portal_template_';
/** Any number that every test process agrees on. */
const TEMPLATE_LOCK = 7_071_975;
let found: Promise<string | null> | undefined;

/** A server where databases may be made, or null. One that was named and does not answer throws. */
export function postgresUrl(): Promise<string | null> {
  found ??= findPostgres();
  return found;
}

async function findPostgres(): Promise<string | null> {
  const named = process.env.TEST_DATABASE_URL;
  const url = named || 'postgres://postgres@127.0.0.1:5432/postgres';
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch (failure) {
    if (named) throw new Error('TEST_DATABASE_URL does not answer.', { cause: failure });
    return null;
  }
}

/** Copies the migrated template, making it first when the migrations have changed. Returns its address. */
export async function createPostgresDatabase(migrations: string): Promise<string> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  const template = `${PREFIX}${migrationsHash(migrations)}`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(client, template, migrations);
    await client.query(`create database ${name} template ${template}`);
  });
  return addressOf(name);
}

export async function dropPostgresDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
}

async function ensureTemplate(client: pg.Client, template: string, migrations: string): Promise<void> {
  const known = await client.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, $1)`,
    [PREFIX],
  );
  if (known.rows.some(({ datname }) => datname === template)) return;
  for (const { datname } of known.rows) await client.query(`drop database ${datname} with (force)`);
  // Made under another name first: a test run that dies here leaves no half template.
  const making = `${template}_making`;
  await client.query(`create database ${making}`);
  const database = await openDatabase({ DATA_DIR: '', DATABASE_URL: await addressOf(making) });
  try {
    await migrate(database, migrations);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${making} rename to ${template}`);
}

/** The lock, when `work` takes one, ends with the connection. */
async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: (await postgresUrl()) ?? undefined });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function addressOf(name: string): Promise<string> {
  const url = new URL((await postgresUrl()) ?? '');
  url.pathname = `/${name}`;
  return url.href;
}
