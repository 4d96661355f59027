import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { queryRow, run, statement } from '../../../db/statement';

export const readStatus = queryRow<{ user_id: string }, { has_pin: boolean; server_time: string }>(
  'pin-status',
  'select pin_hash is not null as has_pin, now() as server_time from users where id = :user_id::uuid',
);

const phoneStatement = statement<{ user_id: string }, { phone: string }>(
  'pin-phone',
  'select phone from users where id = :user_id::uuid',
);

/** `628…` */
export async function readPhone(database: Database, userId: string): Promise<string> {
  const [row] = await run(database, phoneStatement, { user_id: userId });
  if (!row) throw new Error('the user of a session does not exist');
  return row.phone;
}

/** Sets the first PIN; false if there is one. */
export const insertPin = (db: Db, userId: string, hash: string): Promise<boolean> =>
  db.hasRow(sql`
    update users set pin_hash = ${hash} where id = ${userId} and pin_hash is null returning id`);

export const replacePin = (db: Db, userId: string, hash: string): Promise<void> =>
  db.command(sql`update users set pin_hash = ${hash} where id = ${userId}`);
