import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../../platform/adapters/storage/storage';
import type { Database, Db } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';
import { contextOf as fileContext } from '../../platform/files/private/service';
import { StartError } from '../../platform/start-error';
import { type Sealing, sealingWith } from '../../platform/vault/service';
import { readMark, writeMark } from '../../platform/vault/store';
import { type SealedColumn, sealedColumns } from './columns';

export interface RotationDeps {
  database: Database;
  storage: FileStorage;
  from: Buffer;
  to: Buffer;
}

/** Rows re-encrypted at once. */
const PORTION = 500;

/**
 * Re-encrypts everything with another key while no server runs. Files come first, one by one; then all rows
 * with the new key's fingerprint in one transaction. An interrupted run is repeated with the same two keys.
 * Throws `StartError`.
 */
export async function rotateKey(deps: RotationDeps): Promise<{ files: number; values: number }> {
  const { database, storage } = deps;
  const [from, to] = [sealingWith(deps.from), sealingWith(deps.to)];
  await refuseRunningServers(database);
  const known = await readMark(database.db);
  if (known !== from.mark)
    throw new StartError('FILE_KEY is not the key that is in use: nothing was changed.');
  const files = await resealFiles(database, storage, from, to);
  const values = await database.transaction(async (tx) => {
    let sum = 0;
    for (const column of sealedColumns) sum += await resealColumn(tx, column, from, to);
    await writeMark(tx, to.mark);
    return sum;
  });
  return { files, values };
}

/** Running servers would continue with the old key. The lock of an embedded database excludes them. */
async function refuseRunningServers({ kind, db }: Database): Promise<void> {
  if (kind === 'embedded') return;
  const { rows } = await db.execute<{ others: number }>(sql`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  const others = rows[0]?.others ?? 0;
  if (others > 0) {
    throw new StartError(`${others} connections use this database: stop every process of the portal first.`);
  }
}

async function resealFiles(
  database: Database,
  storage: FileStorage,
  from: Sealing,
  to: Sealing,
): Promise<number> {
  const { rows } = await database.db.execute<{ id: string; partner_id: string }>(
    sql`select id, partner_id from private_files order by id`,
  );
  let count = 0;
  for (const row of rows) {
    const stream = await storage.read(row.id);
    if (!stream) continue;
    const sealed = await buffer(stream);
    const context = fileContext(row);
    // An interrupted run has already re-encrypted it.
    if (opens(to, sealed, context)) continue;
    await storage.write(row.id, to.sealBytes(from.openBytes(sealed, context), context));
    count += 1;
  }
  return count;
}

function opens(vault: Sealing, sealed: Buffer, context: string): boolean {
  try {
    vault.openBytes(sealed, context);
    return true;
  } catch {
    return false;
  }
}

async function resealColumn(
  tx: Db,
  { table, id, column, reads = [], context, digest }: SealedColumn,
  from: Sealing,
  to: Sealing,
): Promise<number> {
  const [name, key, value] = [table, id, column].map((word) => sql.identifier(word));
  const columns = sql.join(
    [id, column, ...reads].map((word) => sql`${sql.identifier(word)}::text`),
    sql`, `,
  );
  let [count, last] = [0, '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const { rows } = await tx.execute<Record<string, string>>(sql`
      select ${columns} from ${name} where ${key} > ${last}::uuid
        and ${value} is not null
      order by ${key} limit ${PORTION}`);
    for (const row of rows) {
      const bound = context(row);
      const plain = from.openText(row[column] ?? '', bound);
      const changed = [sql`${value} = ${to.sealText(plain, bound)}`];
      if (digest) changed.push(sql`${sql.identifier(digest.column)} = ${digest.of(to, row, plain)}`);
      await tx.execute(sql`update ${name} set ${sql.join(changed, sql`, `)} where ${key} = ${row[id]}::uuid`);
    }
    count += rows.length;
    last = rows.at(-1)?.[id] ?? last;
    if (rows.length < PORTION) return count;
  }
}
