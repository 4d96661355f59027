import type { Db } from '../../platform/db/client';
import { sql } from '../../platform/db/sql';

export interface TableShape {
  /** Quoted, with its schema. */
  name: string;
  /** Quoted, without generated columns. */
  columns: string[];
}

/** All tables except unlogged ones, which a crash empties anyway. */
export const tablesOf = (db: Db): Promise<TableShape[]> =>
  db.rows<{ name: string; columns: string[] }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relpersistence = 'p'
    group by n.nspname, c.relname order by c.relname`);

export const PORTION = 500;

/** Rows of a table in batches, as text; requires a transaction. */
export async function* rowsOf(tx: Db, { name }: TableShape): AsyncGenerator<string[]> {
  await tx.execute(
    sql.raw(`declare backup no scroll cursor for select whole::text as line from ${name} whole`),
  );
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${PORTION} from backup`));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < PORTION) break;
  }
  await tx.execute(sql.raw('close backup'));
}

/** Inserts rows; `offset 0` prevents parsing each text once per column. */
export async function putRows(tx: Db, { name, columns }: TableShape, lines: string[]): Promise<void> {
  const fields = columns.map((column) => `(put.whole).${column}`).join(', ');
  await tx.execute(sql`
    insert into ${sql.raw(name)} (${sql.raw(columns.join(', '))}) select ${sql.raw(fields)}
    from (select line::${sql.raw(name)} as whole from unnest(${sql.param(lines)}::text[]) line offset 0) put`);
}

/**
 * Runs `work` without foreign key checks and triggers: rows come in any order, and already contain what
 * triggers wrote. Foreign keys are checked over all rows at the end.
 */
export async function withoutRules(tx: Db, work: () => Promise<void>): Promise<void> {
  const tables = await tablesOf(tx);
  const { rows: keys } = await tx.execute<{ table: string; name: string; rule: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as rule
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' where k.contype = 'f'`);
  const alter = (table: string, what: string) => tx.execute(sql.raw(`alter table ${table} ${what}`));
  for (const { table, name } of keys) await alter(table, `drop constraint ${name}`);
  for (const { name } of tables) await alter(name, 'disable trigger user');
  await work();
  for (const { name } of tables) await alter(name, 'enable trigger user');
  for (const { table, name, rule } of keys) await alter(table, `add constraint ${name} ${rule}`);
}
