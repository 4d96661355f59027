import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';

export async function readAddress(db: Db, userId: string): Promise<string> {
  const { rows } = await db.execute<{ email: string }>(sql`select email from users where id = ${userId}`);
  const [row] = rows;
  if (!row) throw new Error('the user of a session does not exist');
  return row.email;
}
