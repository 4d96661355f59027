import type { FileStorage } from '../../platform/adapters/storage/storage';
import type { Database, Db } from '../../platform/db/client';
import type { Statement } from '../../platform/db/database';
import { migrateTo } from '../../platform/db/migrate';
import { sql } from '../../platform/db/sql';
import { firstError } from '../../platform/ledger/verify-store';
import { reasonOf, StartError } from '../../platform/start-error';
import { markOfKey } from '../../platform/vault/service';
import { holdPendingOrders } from '../../topics/suppliers/server/supplier/hold-store';
import { type Head, type Line, readBackup, type Shelf } from './format';
import { PORTION, putRows, type TableShape, tablesOf, withoutRules } from './tables';

export interface RestoreDeps {
  database: Database;
  storages: Readonly<Record<Shelf, FileStorage>>;
  key: { fileKey: string | undefined; dataDir: string };
}

export interface Restored {
  head: Head;
  rows: number;
  files: number;
}

/**
 * Restores a backup into an empty database and storage, all or nothing: it is read to the end and its ledger
 * verified before the commit. Pending orders are on hold afterwards. Throws `StartError` if the backup is
 * damaged or its ledger wrong, the database is not empty, the key differs, or this program is older.
 */
export async function restoreBackup(
  { database, storages, key }: RestoreDeps,
  path: string,
): Promise<Restored> {
  const { head, lines } = await readBackup(path);
  await refuseFilled(database.db);
  refuseOtherKey(head, key);
  const files = new Written(storages);
  try {
    const rows = await database.transaction(async (tx) => {
      await migrateTo(tx, head.migration).catch((failure: unknown) => {
        throw new StartError(`${path} (version ${head.version}): ${reasonOf(failure)}`);
      });
      const rows = await putLines(tx, lines);
      await migrateTo(tx);
      await holdPendingOrders(tx);
      // Without statistics the planner chooses bad plans for the new rows.
      await tx.execute(sql.raw('analyze'));
      await refuseWrongLedger(tx);
      for await (const line of (await readBackup(path)).lines) {
        if (typeof line === 'object' && 'file' in line) await files.write(line);
      }
      return rows;
    });
    return { head, rows, files: files.count };
  } catch (failure) {
    await files.remove();
    if (failure instanceof StartError) throw failure;
    throw new StartError(`${path} could not be restored: ${reasonOf(failure)}`, { cause: failure });
  }
}

type FileLine = Extract<Line, { file: string }>;

/** Files written so far; new ones are removed if the restore fails. */
class Written {
  count = 0;
  private readonly fresh: Pick<FileLine, 'file' | 'shelf'>[] = [];

  constructor(private readonly storages: RestoreDeps['storages']) {}

  async write({ file, shelf, base64 }: FileLine): Promise<void> {
    const before = await this.storages[shelf].read(file);
    before?.destroy();
    if (!before) this.fresh.push({ file, shelf });
    await this.storages[shelf].write(file, Buffer.from(base64, 'base64'));
    this.count += 1;
  }

  async remove(): Promise<void> {
    for (const { file, shelf } of this.fresh) await this.storages[shelf].remove(file).catch(() => undefined);
  }
}

async function refuseWrongLedger(tx: Db): Promise<void> {
  const error = await firstError({
    run: async <Row>({ text }: Statement) => (await tx.execute<Row>(sql.raw(text))).rows,
  });
  if (error) {
    throw new StartError(
      `The ledger of the backup is wrong, and nothing was restored: ${error.rule}.\n  ${error.subject}\n  ${error.detail}`,
    );
  }
}

async function refuseFilled(db: Db): Promise<void> {
  const { rows } = await db.execute<{ filled: boolean }>(sql`
    select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'migrations') and c.relkind in ('r', 'p')) as filled`);
  if (rows[0]?.filled) {
    throw new StartError(
      'A backup is restored into an empty place only, and this database holds tables: name a new DATABASE_URL, or a new DATA_DIR.',
    );
  }
}

function refuseOtherKey({ key_mark }: Head, { fileKey, dataDir }: RestoreDeps['key']): void {
  if (key_mark === null) return;
  const mark = markOfKey(fileKey, dataDir);
  if (mark === key_mark) return;
  throw new StartError(
    mark === null
      ? `The backup holds encrypted parts, and a backup never holds their key: put the file.key of that portal into ${dataDir}, or set FILE_KEY to it.`
      : 'The key of this place (FILE_KEY, or file.key in DATA_DIR) is not the one that the backup was encrypted with.',
  );
}

/** Inserts the rows and returns their number. Reads the whole backup; files are skipped. */
async function putLines(tx: Db, lines: AsyncGenerator<Line>): Promise<number> {
  let count = 0;
  await withoutRules(tx, async () => {
    const tables = await tablesOf(tx);
    // Some migrations insert rows that the backup contains, too.
    await tx.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')}`));
    let table: TableShape | undefined;
    let rows: string[] = [];
    const put = async () => {
      if (table && rows.length > 0) await putRows(tx, table, rows);
      count += rows.length;
      rows = [];
    };
    for await (const line of lines) {
      if (typeof line === 'string') {
        rows.push(line);
        if (rows.length === PORTION) await put();
        continue;
      }
      await put();
      if ('table' in line) table = knownTable(tables, line);
    }
  });
  return count;
}

/** Names from the file are never used in SQL: only this program's own table names are. */
function knownTable(tables: TableShape[], named: { table: string; columns: string[] }): TableShape {
  const found = tables.find(({ name }) => name === named.table);
  if (!found || found.columns.join() !== named.columns.join()) {
    throw new StartError(`The backup has other columns than this program in ${named.table}.`);
  }
  return found;
}
