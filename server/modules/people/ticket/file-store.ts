import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { type Reader, seenBy } from './reader';

/** Files of abandoned forms: uploaded a day ago and not attached to a message. */
export async function unnamedFiles(db: Db, partner: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select f.id from private_files f
    where f.partner_id = ${partner} and f.purpose = 'ticket' and f.created_at < now() - interval '1 day'
      and not exists (select from ticket_files t where t.file_id = f.id)
    limit 20`);
  return rows.map(({ id }) => id);
}

/** Files among these that this user uploaded for tickets and has not attached yet. */
export async function freeFiles(
  tx: Db,
  { partnerId, userId }: { partnerId: string; userId: string },
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id from private_files f
    where f.id::text in ${[...ids]} and f.partner_id = ${partnerId} and f.user_id = ${userId} and f.purpose = 'ticket'
      and not exists (select from ticket_files t where t.file_id = f.id)
    for update of f`);
  return new Set(rows.map(({ id }) => id));
}

export async function attachFiles(tx: Db, replyId: string, ids: readonly string[]): Promise<void> {
  const rows = ids.map((id, place) => sql`(${id}::uuid, ${replyId}::uuid, ${place}::smallint)`);
  await tx.execute(
    sql`insert into ticket_files (file_id, reply_id, place) values ${sql.join(rows, sql`, `)}`,
  );
}

/** True if the user may open the file: it belongs to a visible ticket, or the user has just uploaded it. */
export const isReadable = (db: Db, reader: Reader, id: string): Promise<boolean> =>
  db.hasRow(sql`
    select 1 from private_files f
    where f.id = ${id} and f.partner_id = ${reader.partner} and f.purpose = 'ticket' and case
      when exists (select from ticket_files h where h.file_id = f.id) then exists (
        select from ticket_files h join ticket_replies r on r.id = h.reply_id join tickets t on t.id = r.ticket_id
        where h.file_id = f.id and ${seenBy(reader)})
      else f.user_id = ${reader.user} end`);
