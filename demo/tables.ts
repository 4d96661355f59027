import { v7 } from 'uuid';
import type { Db } from '../src/platform/db/client';
import { sql } from '../src/platform/db/sql';
import { iso } from './time';

export type Row = Record<string, unknown>;
export type Tables = ReturnType<typeof createTables>;

/** Collects rows in memory and writes each table with one statement, in the order of first use. */
export function createTables() {
  const tables = new Map<string, Row[]>();
  return {
    add(table: string, rows: readonly Row[]): void {
      const known = tables.get(table) ?? [];
      tables.set(table, known);
      for (const row of rows) known.push(row);
    },

    /** Columns that no row names keep their default. */
    async write(db: Db): Promise<void> {
      for (const [table, rows] of tables) {
        if (rows.length > 0) await insertRows(db, table, rows);
      }
      tables.clear();
    },
  };
}

export const addJobs = (tables: Tables, kind: string, jobs: readonly { id: string; at: number }[]): void =>
  tables.add(
    'jobs',
    jobs.map(({ id, at }) => ({ id: v7(), kind, ref_id: id, run_at: iso(at) })),
  );

async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const name = sql.identifier(table);
  const named = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = sql.join(
    [...named].map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${name} (${columns})
    select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::text::json)`);
}

/**
 * Disables triggers, which are slower than the inserts themselves; their results are derived once afterwards.
 * The embedded database runs as superuser and skips foreign key checks as well.
 */
export async function withoutTriggers(db: Db, work: () => Promise<void>): Promise<void> {
  await switchTriggers(db, 'disable');
  await work();
  await switchTriggers(db, 'enable');
}

const switchTriggers = (db: Db, to: 'enable' | 'disable') =>
  db.execute(
    sql.raw(`do $$ declare own regclass; begin
      if (select rolsuper from pg_roles where rolname = current_user) then
        set local session_replication_role = ${to === 'disable' ? 'replica' : 'origin'};
      else
        for own in select distinct tgrelid from pg_trigger where not tgisinternal loop
          execute format('alter table %s ${to} trigger user', own);
        end loop;
      end if;
    end $$`),
  );
