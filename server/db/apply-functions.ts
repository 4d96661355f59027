import type { Db } from './database';
import { sql } from './sql';
import { hashOfSql, sqlFilesOf, statementsOf } from './sql-files';

/** Every statement begins so: a driver takes one at a time. */
const BEGINNING = /^(?=create or replace )/im;

/**
 * Brings the functions and triggers of the database to the texts of a folder, in the order of their names. A file whose
 * text was applied since migration `version` is left alone: one may have dropped what it makes. Every statement commits
 * by itself, so that it waits for one table at a time and cannot deadlock with those who write; one that fails is tried
 * again with its whole file. A migration drops what a file no longer has, and brings a change that an older program
 * beside this one must not undo.
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
