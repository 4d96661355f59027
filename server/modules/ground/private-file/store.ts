import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { privateFiles } from '../../../db/schema/kyc';

export type PrivateFileRow = typeof privateFiles.$inferSelect;

export async function insertPrivateFile(
  db: Db,
  row: typeof privateFiles.$inferInsert,
): Promise<PrivateFileRow | undefined> {
  const [kept] = await db.insert(privateFiles).values(row).returning();
  return kept;
}

export async function findPrivateFile(
  db: Db,
  partnerId: string,
  id: string,
): Promise<PrivateFileRow | undefined> {
  const [row] = await db
    .select()
    .from(privateFiles)
    .where(and(eq(privateFiles.id, id), eq(privateFiles.partner_id, partnerId)));
  return row;
}

export async function deletePrivateFile(db: Db, partnerId: string, id: string): Promise<void> {
  await db.delete(privateFiles).where(and(eq(privateFiles.id, id), eq(privateFiles.partner_id, partnerId)));
}
