import type { Db } from '../../../platform/db/client';
import { rowValues } from '../../../platform/db/row-sql';
import { sql } from '../../../platform/db/sql';
import { withInstants } from '../../../platform/db/with-instants';

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
export async function readPublicFile(db: Db, id: string): Promise<FileRow | undefined> {
  const { rows } = await db.execute<FileRow>(
    sql`select * from files where id = ${id} and visibility = 'public'`,
  );
  return rows[0] && withInstants(rows[0], ['created_at']);
}

export async function readPublicFiles(db: Db, partnerId: string, ids: string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<FileRow>(
    sql`select * from files where partner_id = ${partnerId} and visibility = 'public' and id in ${ids}`,
  );
  return rows.map((row) => withInstants(row, ['created_at']));
}

/** Returns the storage key; null if the user has no such file. */
export async function deleteFile(
  db: Db,
  { partnerId, userId }: { partnerId: string; userId: string },
  id: string,
): Promise<string | null> {
  const { rows } = await db.execute<{ key: string }>(sql`
    delete from files where id = ${id} and partner_id = ${partnerId} and user_id = ${userId} returning key`);
  return rows[0]?.key ?? null;
}
