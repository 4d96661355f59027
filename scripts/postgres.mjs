import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { memoryFolder } from './scratch.mjs';

const answers = async (connectionString) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const serverBinaries = () => {
  const root = '/usr/lib/postgresql';
  try {
    const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0];
    return newest ? join(root, newest, 'bin') : null;
  } catch {
    const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
    return found.status === 0 ? found.stdout.trim() : null;
  }
};

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** The server refuses root, so root runs it as user `postgres`. */
const asServerUser = (command, args) => {
  const isRoot = process.getuid?.() === 0;
  return isRoot
    ? execFileSync('su', [
        'postgres',
        '-s',
        '/bin/sh',
        '-c',
        [command, ...args].map((a) => `'${a}'`).join(' '),
      ])
    : execFileSync(command, args);
};

/** It is thrown away after its run, so it waits for no disk: what tests kill are servers of the product, never this one. */
const carefree = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `-c ${name}=off`);

async function startCluster(bin) {
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'portal-pg-'));
  const port = await freePort();
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  asServerUser(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const options = [`-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, ...carefree].join(' ');
  asServerUser(join(bin, 'pg_ctl'), ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      asServerUser(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A PostgreSQL for the tests: `TEST_DATABASE_URL`, else a throw-away cluster, else a local one, else null.
 * The tests make and drop their own databases in it.
 */
export async function findPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => undefined };
  const bin = serverBinaries();
  const own = bin && (await startCluster(bin).catch(() => null));
  if (own) return own;
  const local = 'postgres://postgres@127.0.0.1:5432/postgres';
  return (await answers(local)) ? { url: local, stop: () => undefined } : null;
}
