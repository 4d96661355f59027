import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { files } from '../../../db/schema/entity';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(db: Db, row: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(row);
}

/** A file that anyone may see. Pictures of a partner's website are public; there is no other way to a private one. */
export async function findPublicFile(db: Db, id: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.visibility, 'public')));
  return row;
}

export function findPublicFilesOf(db: Db, partnerId: string, ids: string[]): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.partner_id, partnerId), eq(files.visibility, 'public'), inArray(files.id, ids)));
}

/** Answers where its bytes lie; null when this person has no such file. */
export async function deleteFile(
  db: Db,
  { partnerId, userId }: { partnerId: string; userId: string },
  id: string,
): Promise<string | null> {
  const [row] = await db
    .delete(files)
    .where(and(eq(files.id, id), eq(files.partner_id, partnerId), eq(files.user_id, userId)))
    .returning({ key: files.key });
  return row?.key ?? null;
}
