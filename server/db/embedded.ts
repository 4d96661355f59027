import { join } from 'node:path';
import type { Transaction } from '@electric-sql/pglite';
import { reasonOf, StartError } from '../start-error';
import { hasDatabase, prepareDataFolder } from './data-folder';
import type { Database, Db } from './database';
import { DurableFs, type DurableFsOptions } from './durable-fs';
import { GuardedPglite } from './guarded-pglite';
import { type Lock, takeLock } from './lock-file';
import { makeCluster } from './new-cluster';
import { type Connection, overConnection } from './over-connection';
import { rowParsers, textParsers } from './row-parsers';

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
  query: (text, values) => pg.query(text, values, { parsers: { ...textParsers } }),
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
