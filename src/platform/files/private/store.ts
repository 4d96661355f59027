import type { Db } from '../../db/client';
import { rowValues } from '../../db/row-sql';
import { sql } from '../../db/sql';
import { withInstants } from '../../db/with-instants';

/** A file for its owner and a reviewer. Private storage holds its encrypted bytes under the id. */
export interface PrivateFileRow {
  id: string;
  partner_id: string;
  user_id: string | null;
  purpose: string;
  name: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  created_at: string;
}

export async function insertPrivateFile(
  db: Db,
  row: Omit<PrivateFileRow, 'created_at'>,
): Promise<PrivateFileRow | undefined> {
  const { rows } = await db.execute<PrivateFileRow>(
    sql`insert into private_files ${rowValues(row)} returning *`,
  );
  return rows[0] && withInstants(rows[0], ['created_at']);
}

export async function readPrivateFile(
  db: Db,
  partnerId: string,
  id: string,
): Promise<PrivateFileRow | undefined> {
  const { rows } = await db.execute<PrivateFileRow>(
    sql`select * from private_files where id = ${id} and partner_id = ${partnerId}`,
  );
  return rows[0] && withInstants(rows[0], ['created_at']);
}

export const deletePrivateFile = (db: Db, partnerId: string, id: string): Promise<void> =>
  db.command(sql`delete from private_files where id = ${id} and partner_id = ${partnerId}`);
