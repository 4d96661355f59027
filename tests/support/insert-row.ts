import type { Database } from '../../server/db/client';
import { rowValues } from '../../server/db/row-sql';
import { sql } from '../../server/db/sql';

/** Inserts a row by column names; pass JSON lists as text. */
export const insertRow = (database: Database, table: string, row: object) =>
  database.db.execute(sql`insert into ${sql.identifier(table)} ${rowValues(row)}`);
