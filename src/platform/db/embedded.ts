import { rmSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { unpackTar } from 'modern-tar/fs';
import { reasonOf, StartError } from '../start-error';
import { hasDatabase, prepareDataFolder } from './data-folder';
import type { Database, Db } from './database';
import { DurableFs, type DurableFsOptions } from './durable-fs';
import { type Lock, takeLock } from './lock-file';
import { type Connection, overConnection } from './over-connection';
import { oid, rowParsers, safeInteger, textParsers } from './row-parsers';
import { syncPaths } from './sync-paths';
import { transactionScope } from './transaction-scope';

/**
 * Creates a cluster at `data` from an archive of a fresh `initdb`, in a fifth of the time. It is unpacked to
 * a temporary folder and moved, so that an interrupted start leaves no partial database.
 */
async function makeCluster(data: string): Promise<void> {
  const folder = dirname(data);
  const aside = join(folder, `${basename(data)}.new`);
  rmSync(aside, { recursive: true, force: true });
  const archive = await dataDir();
  const unpack = unpackTar(aside, { dmode: 0o700, fmode: 0o600 });
  await pipeline(archive.stream(), createGunzip(), unpack);
  await syncPaths(['', ...(await readdir(aside, { recursive: true }))], { folder: aside });
  await rename(aside, data);
  await syncPaths([''], { folder });
}

const startParams = [
  // -F disables all syncs.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'min_wal_size=32MB',
  '-c',
  'timezone=UTC',
];

/** PGlite on durable files. Throws if it is used inside its own transaction. */
class GuardedPglite extends PGlite {
  private readonly scope = transactionScope();

  constructor(files: DurableFs, onStderr: (line: string) => boolean) {
    super({
      fs: files,
      startParams,
      extensions: { pg_trgm },
      parsers: { [oid.int8]: safeInteger },
      onStderr,
    });
  }

  override async query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.scope.refuse();
    return super.query<T>(text, values, options);
  }

  override async exec(text: string, options?: QueryOptions): Promise<Results[]> {
    this.scope.refuse();
    return super.exec(text, options);
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.scope.refuse();
    return super.transaction((tx) => this.scope.enter(() => work(tx)));
  }

  /** May be requested during a transaction; runs after it. */
  async checkpoint(): Promise<void> {
    await super.exec('checkpoint');
  }
}

export type EmbeddedOptions = Pick<DurableFsOptions, 'onSync'>;

/** Opens or creates the embedded database in `dataDir`. Throws `StartError`. */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<Database> {
  const folder = prepareDataFolder(dataDir);
  let lock: Lock | undefined;
  try {
    lock = takeLock(join(folder, 'lock'));
    const data = join(folder, 'db');
    const created = !hasDatabase(data);
    if (created) await makeCluster(data);
    const pg = await start(data, options.onSync);
    return doorway(pg, created, async () => {
      await pg.close();
      lock?.release();
    });
  } catch (failure) {
    lock?.release();
    if (failure instanceof StartError) throw failure;
    throw new StartError(`DATA_DIR ${folder} cannot be used: ${reasonOf(failure)}`, { cause: failure });
  }
}

async function start(data: string, onSync?: DurableFsOptions['onSync']): Promise<GuardedPglite> {
  const files: DurableFs = new DurableFs(data, { onSync, onWalFull: () => void checkpoint() });
  let complaint: string | undefined;
  const pg = new GuardedPglite(files, (line) => {
    if (/FATAL|PANIC/.test(line)) complaint = line;
    return false;
  });
  const checkpoint = async () => {
    files.walEmptied();
    // Closing makes its own checkpoint, so a late one may fail.
    await pg.checkpoint().catch(() => undefined);
  };
  try {
    await pg.waitReady;
    return pg;
  } catch (failure) {
    throw new StartError(
      `The embedded database in ${data} does not start: ${complaint ?? reasonOf(failure)}`,
    );
  }
}

const connectionOf = (pg: Pick<Transaction, 'query' | 'exec'>): Connection => ({
  query: (text, values, instants) =>
    pg.query(text, values, { parsers: instants === 'iso' ? rowParsers : textParsers }),
  exec: (text) => pg.exec(text),
});

function doorway(pg: GuardedPglite, created: boolean, close: () => Promise<void>): Database {
  const db: Db = {
    ...overConnection(connectionOf(pg)),
    transaction: (work) => pg.transaction((tx) => work(overConnection(connectionOf(tx), 1))),
  };
  let closing: Promise<void> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    kind: 'embedded',
    created,
    db,
    transaction: db.transaction,
    run: async <Row>(statement: { text: string }, values: unknown[]) =>
      (await pg.query<Row>(statement.text, values, { parsers: rowParsers })).rows,
    exclusively: (_name, work) => {
      // The lock file excludes other processes; within this one, callers queue.
      const mine = turn.then(() => work(db));
      turn = mine.catch(() => undefined);
      return mine;
    },
    listen: (channel, onMessage) => pg.listen(channel, onMessage),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
