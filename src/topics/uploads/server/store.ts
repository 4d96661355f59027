import type { Db } from '../../../platform/db/client';
import { rowValues } from '../../../platform/db/row-sql';
import { sql } from '../../../platform/db/sql';

/** A public file; storage holds its bytes under `key`. Width and height are 0 unless it is a picture. */
export interface FileRow {
  id: string;
  partner_id: string;
  user_id: string;
  key: string;
  name: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  visibility: 'public' | 'private';
  created_at: string;
}

export const insertFile = (db: Db, row: Omit<FileRow, 'created_at'>): Promise<void> =>
  db.command(sql`insert into files ${rowValues(row)}`);

/** A public file. Website pictures are public; private files cannot be read here. */
export const readPublicFile = (db: Db, id: string): Promise<FileRow | null> =>
  db.row<FileRow>(sql`select * from files where id = ${id} and visibility = 'public'`);

export async function readPublicFiles(db: Db, partnerId: string, ids: string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return db.rows<FileRow>(
    sql`select * from files where partner_id = ${partnerId} and visibility = 'public' and id in ${ids}`,
  );
}

/** Returns the storage key; null if the user has no such file. */
export const deleteFile = (
  db: Db,
  { partnerId, userId }: { partnerId: string; userId: string },
  id: string,
): Promise<string | null> =>
  db.value<string>(sql`
    delete from files where id = ${id} and partner_id = ${partnerId} and user_id = ${userId} returning key`);
