import type { Db } from '../../../db/client';
import { rowValues } from '../../../db/row-sql';
import { sql } from '../../../db/sql';
import { withInstants } from '../../../db/with-instants';

/** An uploaded picture, already re-encoded; its bytes lie in storage under `key`. */
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

export async function insertFile(db: Db, row: Omit<FileRow, 'created_at'>): Promise<void> {
  await db.execute(sql`insert into files ${rowValues(row)}`);
}

/** A file that anyone may see. Pictures of a partner's website are public; there is no other way to a private one. */
export async function findPublicFile(db: Db, id: string): Promise<FileRow | undefined> {
  const { rows } = await db.execute<FileRow>(
    sql`select * from files where id = ${id} and visibility = 'public'`,
  );
  return rows[0] && withInstants(rows[0], ['created_at']);
}

export async function findPublicFilesOf(db: Db, partnerId: string, ids: string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<FileRow>(
    sql`select * from files where partner_id = ${partnerId} and visibility = 'public' and id in ${ids}`,
  );
  return rows.map((row) => withInstants(row, ['created_at']));
}

/** Answers where its bytes lie; null when this person has no such file. */
export async function deleteFile(
  db: Db,
  { partnerId, userId }: { partnerId: string; userId: string },
  id: string,
): Promise<string | null> {
  const { rows } = await db.execute<{ key: string }>(sql`
    delete from files where id = ${id} and partner_id = ${partnerId} and user_id = ${userId} returning key`);
  return rows[0]?.key ?? null;
}
