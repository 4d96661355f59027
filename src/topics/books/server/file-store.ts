import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';

export const isStoredFile = (db: Db, partner: string, id: string): Promise<boolean> =>
  db.hasRow(sql`
    select 1 from private_files where id = ${id} and partner_id = ${partner} and purpose = 'book'`);

/** Files of abandoned forms: uploaded a day ago and not used by an entry. */
export async function readUnnamedFiles(db: Db, partner: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select f.id from private_files f
    where f.partner_id = ${partner} and f.purpose = 'book' and f.created_at < now() - interval '1 day'
      and not exists (select 1 from entities e where e.partner_id = f.partner_id and e.resource = 'entry'
        and e.data ->> 'attachment' = f.id::text
        and (e.deleted_at is null or e.deleted_at > now() - interval '1 day'))
    limit 20`);
  return rows.map(({ id }) => id);
}
