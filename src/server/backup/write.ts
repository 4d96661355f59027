import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FileStorage } from '../../platform/adapters/storage/storage';
import type { Database, Db } from '../../platform/db/client';
import { schemaVersion } from '../../platform/db/migrate';
import { sql } from '../../platform/db/sql';
import { reasonOf, StartError } from '../../platform/start-error';
import { hasSealed, readMark } from '../../platform/vault/store';
import { VERSION } from '../../platform/version';
import type { Head, Line, Shelf } from './format';
import { rowsOf, tablesOf } from './tables';

export interface BackupDeps {
  database: Database;
  storages: Readonly<Record<Shelf, FileStorage>>;
}

/** Counts of a backup; `gone` are files deleted meanwhile. */
export interface Written {
  rows: number;
  files: number;
  gone: number;
}

export interface WriteOptions {
  withoutFiles?: boolean;
}

/**
 * Writes a snapshot of all data without the key to a new file. Partners continue to work: PostgreSQL does not
 * block, an embedded database answers after its rows are written. Throws `StartError`.
 */
export async function writeBackup(
  { database, storages }: BackupDeps,
  path: string,
  { withoutFiles = false }: WriteOptions = {},
): Promise<Written> {
  const aside = `${path}.part`;
  const file = await open(aside, 'wx', 0o600).catch((failure: unknown) => {
    throw new StartError(`${aside} cannot be made: ${reasonOf(failure)}`);
  });
  await file.close();
  try {
    const lines = new Lines(createWriteStream(aside));
    const written = { rows: 0, files: 0, gone: 0 };
    const named = await writeRows(database, lines, written);
    if (!withoutFiles) {
      for (const { shelf, key } of named) await writeFile(storages[shelf], { shelf, key }, lines, written);
    }
    if (written.gone > 0 && written.files === 0) {
      throw new StartError(
        'Rows name files, and not one of them is where DATA_DIR or STORAGE say: set them as the servers have them, or add --without-files.',
      );
    }
    await lines.write({ end: true, rows: written.rows, files: written.files });
    await lines.end();
    await syncFile(aside);
    // The file appears complete or not at all, and never replaces an older one.
    await link(aside, path);
    await syncFile(dirname(path));
    return written;
  } catch (failure) {
    if (failure instanceof StartError) throw failure;
    throw new StartError(`The backup ${path} could not be made: ${reasonOf(failure)}`, { cause: failure });
  } finally {
    await rm(aside, { force: true });
  }
}

interface Named {
  shelf: Shelf;
  key: string;
}

/** Writes all rows of one snapshot and returns the files that they reference. */
function writeRows(database: Database, lines: Lines, written: Written): Promise<Named[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql.raw('set transaction isolation level repeatable read, read only'));
    await lines.write(await headOf(database, tx));
    for (const table of await tablesOf(tx)) {
      await lines.write({ table: table.name, columns: table.columns });
      for await (const rows of rowsOf(tx, table)) {
        await lines.write(...rows);
        written.rows += rows.length;
      }
    }
    return tx.rows<{ shelf: Shelf; key: string }>(
      sql`select 'files' as shelf, key from files union all select 'private', id::text from private_files`,
    );
  });
}

const headOf = async (database: Database, tx: Db): Promise<Head> => ({
  backup: 1,
  made_at: new Date().toISOString(),
  version: VERSION,
  database: database.kind,
  migration: await schemaVersion(tx),
  key_mark: (await hasSealed(tx)) ? ((await readMark(tx)) ?? null) : null,
});

/** Files are immutable and written before their row, so a missing one was deleted. */
async function writeFile(
  storage: FileStorage,
  { shelf, key }: Named,
  lines: Lines,
  written: Written,
): Promise<void> {
  const bytes = await storage.read(key);
  if (!bytes) {
    written.gone += 1;
    return;
  }
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part as Buffer);
  await lines.write({ file: key, shelf, base64: Buffer.concat(parts).toString('base64') });
  written.files += 1;
}

class Lines {
  private readonly zip = createGzip();
  private readonly done: Promise<void>;

  constructor(target: WriteStream) {
    this.done = finished(this.zip.pipe(target));
    target.on('error', (failure) => this.zip.destroy(failure));
    // The next write reports the error.
    this.done.catch(() => undefined);
  }

  /** Each write is a turn of another thread, so rows are handed over by the page. */
  async write(...lines: (Head | Line)[]): Promise<void> {
    if (this.zip.destroyed) await this.done;
    if (!this.zip.write(lines.map((line) => `${JSON.stringify(line)}\n`).join('')))
      await Promise.race([once(this.zip, 'drain'), this.done]);
  }

  async end(): Promise<void> {
    this.zip.end();
    await this.done;
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}
