import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';

export const writeName = (tx: Db, userId: string, name: string): Promise<void> =>
  tx.command(sql`update users set name = ${name} where id = ${userId}`);

export const writeBusinessName = (tx: Db, partnerId: string, name: string): Promise<void> =>
  tx.command(sql`update partners set name = ${name} where id = ${partnerId}`);

export async function writeAvatar(tx: Db, userId: string, fileId: string | null): Promise<string | null> {
  const { rows } = await tx.execute<{ before: string | null }>(sql`
    with former as (select id, avatar_id from users where id = ${userId} for update)
    update users u set avatar_id = ${fileId} from former where u.id = former.id returning former.avatar_id as before`);
  return rows[0]?.before ?? null;
}
