import type { Db } from '../../db/client';
import { rowValues } from '../../db/row-sql';
import { type SQL, sql } from '../../db/sql';
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

/** Private files for fields of records. */
export const readRecordFiles = (db: Db, partnerId: string, ids: string[]): Promise<PrivateFileRow[]> =>
  db.rows(sql`
    select * from private_files
    where partner_id = ${partnerId} and purpose = 'record' and id = any(${sql.param(ids)}::uuid[])`);

/** False if the user has uploaded no such file for a record. */
export const deleteRecordFile = (
  db: Db,
  { partnerId, userId }: { partnerId: string; userId: string },
  id: string,
): Promise<boolean> =>
  db.hasRow(sql`
    delete from private_files
    where id = ${id} and partner_id = ${partnerId} and user_id = ${userId} and purpose = 'record' returning id`);

const isOldRecordFile = sql`purpose = 'record' and created_at < now() - interval '1 day'`;

export async function readPartnersWithOldFiles(db: Db): Promise<string[]> {
  const rows = await db.rows<{ partner_id: string }>(
    sql`select distinct partner_id from private_files where ${isOldRecordFile}`,
  );
  return rows.map(({ partner_id }) => partner_id);
}

/** Deletes rows older than a day whose ids `used` does not select, and returns their ids. */
export async function deleteUnusedRecordFiles(db: Db, partnerId: string, used: SQL): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    delete from private_files
    where partner_id = ${partnerId} and ${isOldRecordFile} and id::text not in (${used}) returning id`);
  return rows.map(({ id }) => id);
}
