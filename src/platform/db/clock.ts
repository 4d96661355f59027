import type { Db } from './client';
import { sql } from './sql';

/**
 * The database clock in milliseconds since 1970: the same for all processes, constant within a transaction.
 */
export async function databaseNow(db: Db): Promise<number> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as now`,
  );
  return rows[0]?.now ?? 0;
}
