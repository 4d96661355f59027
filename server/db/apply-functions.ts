import type { Db } from './database';
import { sql } from './sql';
import { hashOfSql, sqlFilesOf, statementsOf } from './sql-files';

/** Beginning of each statement: drivers run one statement at a time. */
const BEGINNING = /^(?=create or replace )/im;

/**
 * Applies the functions and triggers of a folder in the order of their names. Skips files whose text was
 * applied since migration `version`, because a migration may drop what they create. Every statement commits
 * separately, so that it locks one table at a time and cannot deadlock with writers; a failed file is retried
 * as a whole. Migrations drop what no file contains, and contain changes that an older program must not undo.
 */
export async function applyFunctions(db: Db, folder: string, version: number): Promise<void> {
  await db.execute(
    sql.raw('create table if not exists migrations.functions (file text primary key, hash text not null)'),
  );
  const { rows } = await db.execute<{ file: string; hash: string }>(
    sql`select file, hash from migrations.functions`,
  );
  const applied = new Map(rows.map(({ file, hash }) => [file, hash]));
  for (const { name, text } of sqlFilesOf(folder)) {
    const hash = hashOfSql(`${version} ${text}`);
    if (applied.get(name) === hash) continue;
    for (const statement of statementsOf(text, BEGINNING)) await db.execute(sql.raw(statement));
    await db.execute(sql`
      insert into migrations.functions (file, hash) values (${name}, ${hash})
      on conflict (file) do update set hash = excluded.hash`);
  }
}
