import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../src/platform/db/client';
import { shelf } from './cache-folder';
import type { Filling } from './filling';

const PREFIX = 'portal_template_';
/** Hours; longer than any run, so older templates are unused. */
const OLD = 6;
let found: Promise<string | null> | undefined;

/** A server for test databases, or null. Throws if a configured one is unreachable. */
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

/** A private database with its file folder. */
export interface PostgresCopy {
  url: string;
  files: string;
}

/** Copies a template, creating it if missing. */
export async function createPostgresDatabase(filling: Filling): Promise<PostgresCopy> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  let files = '';
  await onServer(async (client) => {
    // An advisory lock makes other processes wait for its creation.
    await client.query('select pg_advisory_lock(hashtext($1))', [PREFIX + filling.name]);
    const template = await templateOf(client, filling);
    files = template.files;
    await client.query(`create database ${name} template ${template.name} ${await strategy(client)}`);
  });
  return { url: await addressOf(name), files };
}

/** Since PostgreSQL 15 the default writes each page to the WAL; copying files takes half the time. */
async function strategy(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  return (rows[0]?.version ?? 0) >= 150_000 ? 'strategy file_copy' : '';
}

export async function dropPostgresDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
}

/** The name begins with its creation hour. Its files exist only on this server. */
async function templateOf(client: pg.Client, filling: Filling): Promise<{ name: string; files: string }> {
  const hour = Math.floor(Date.now() / 3_600_000);
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [PREFIX],
  );
  const names = rows.map(({ datname }) => datname);
  const isOld = (name: string) => !(hour - Number.parseInt(name.slice(PREFIX.length), 10) < OLD);
  for (const name of names.filter(isOld)) await client.query(`drop database if exists ${name} with (force)`);
  for (const name of names.filter((one) => !isOld(one) && one.endsWith(`_${filling.name}`))) {
    const files = await filesOf(name);
    if (existsSync(files)) return { name, files };
  }
  const name = `${PREFIX}${hour}_${filling.name}`;
  const files = await filesOf(name);
  await makeTemplate(client, name, files, filling);
  return { name, files };
}

async function filesOf(name: string): Promise<string> {
  const hash = createHash('sha256').update(await addressOf(name));
  return join(shelf('test-files'), hash.digest('hex').slice(0, 16));
}

async function makeTemplate(client: pg.Client, name: string, files: string, { fill }: Filling) {
  // Created under a temporary name, so that an interrupted run leaves no partial template.
  const making = `${name}_making`;
  for (const one of [name, making]) await client.query(`drop database if exists ${one} with (force)`);
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files);
  await client.query(`create database ${making}`);
  const url = await addressOf(making);
  const database = await openDatabase({ DATA_DIR: files, DATABASE_URL: url });
  try {
    await fill(database, files, url);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${making} rename to ${name}`);
}

/** A lock taken by `work` ends with the connection. */
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
