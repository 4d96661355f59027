import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from './database';

/** Between two statements, as in the migrations: a driver takes one at a time. */
const BREAKPOINT = '--> statement-breakpoint';

/**
 * Brings the functions and triggers of the database to the texts of a folder, in the order of their names. A file whose
 * text was applied since the migration written at `newest` is left alone: one may have dropped what it makes. Every
 * statement says `create or replace` and commits by itself, so that it waits for one table at a time and stands in no
 * circle with those who write; one that fails is tried again with its whole file. What a file no longer has is dropped by
 * a migration, which also brings a change that an older program beside this one must not undo.
 */
export async function applyFunctions(db: Db, folder: string, newest: number): Promise<void> {
  await db.execute(
    sql.raw(
      'create table if not exists drizzle.applied_functions (file text primary key, hash text not null)',
    ),
  );
  const { rows } = await db.execute<{ file: string; hash: string }>(
    sql.raw('select file, hash from drizzle.applied_functions'),
  );
  const applied = new Map(rows.map(({ file, hash }) => [file, hash]));
  for (const { file, text, hash } of functionFiles(folder, newest)) {
    if (applied.get(file) === hash) continue;
    for (const statement of text.split(BREAKPOINT)) await db.execute(sql.raw(statement));
    await db.execute(sql`
      insert into drizzle.applied_functions (file, hash) values (${file}, ${hash})
      on conflict (file) do update set hash = excluded.hash`);
  }
}

const functionFiles = (folder: string, newest: number) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { file, text, hash: createHash('sha256').update(`${newest} ${text}`).digest('hex') };
    });
