import { getTableColumns, getTableName, sql, type Table } from 'drizzle-orm';
import type { Db } from '../db/client';

/** Enough to make round trips rare, small enough that one message stays under a megabyte or two. */
const CHUNK = 500;

/** Every column but those that the database works out itself. */
type WholeRow<T extends Table> = Pick<T['$inferSelect'], keyof T['$inferSelect'] & keyof T['$inferInsert']>;

/**
 * Inserts whole rows, a chunk a statement. A chunk travels as one JSON parameter, which is several times faster
 * than a placeholder a cell and has no limit of 65,535 of them. Every column must be given: defaults do not apply.
 */
export async function insertRows<T extends Table>(db: Db, table: T, rows: readonly WholeRow<T>[]) {
  const name = sql.identifier(getTableName(table));
  const typed = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined);
  const columns = sql.join(
    typed.map(({ name: column }) => sql.identifier(column)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK));
    await db.execute(
      sql`insert into ${name} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${name}, ${chunk}::text::jsonb)`,
    );
  }
}
