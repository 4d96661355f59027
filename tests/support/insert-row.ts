import type { Database } from '../../src/platform/db/client';
import { rowValues } from '../../src/platform/db/row-sql';
import { sql } from '../../src/platform/db/sql';

/** Inserts a row by column names; pass JSON lists as text. */
export const insertRow = (database: Database, table: string, row: object) =>
  database.db.execute(sql`insert into ${sql.identifier(table)} ${rowValues(row)}`);
