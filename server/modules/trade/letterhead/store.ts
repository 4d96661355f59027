import type { Letterhead } from '../../../../src/core/contract/letterhead';
import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { run, statement } from '../../../db/statement';

/** Stored letterhead: the name is null unless it differs from the business name. */
export interface KeptLetterhead extends Omit<Letterhead, 'name' | 'logo_url'> {
  name: string | null;
}

interface LetterheadRow extends KeptLetterhead {
  business_name: string;
  logo_id: string | null;
}

const readStatement = statement<{ partner_id: string }, LetterheadRow>(
  'letterhead-read',
  `select p.name as business_name, l.name, l.logo_id, l.address, l.phone, l.footer
   from partners p left join letterheads l on l.partner_id = p.id
   where p.id = :partner_id::uuid`,
);

export async function readLetterhead(
  database: Database,
  partnerId: string,
): Promise<LetterheadRow | undefined> {
  const [row] = await run(database, readStatement, { partner_id: partnerId });
  return row;
}

export async function writeLetterhead(db: Db, partnerId: string, kept: KeptLetterhead): Promise<void> {
  const { name, address, phone, footer } = kept;
  await db.execute(sql`
    insert into letterheads (partner_id, name, address, phone, footer)
    values (${partnerId}, ${name}, ${address}, ${phone}, ${footer})
    on conflict (partner_id) do update set name = excluded.name, address = excluded.address,
      phone = excluded.phone, footer = excluded.footer, updated_at = now()`);
}

/** Null removes the logo. Returns the previous file id. */
export async function writeLogo(db: Db, partnerId: string, fileId: string | null): Promise<string | null> {
  await db.execute(sql`insert into letterheads (partner_id) values (${partnerId}) on conflict do nothing`);
  const { rows } = await db.execute<{ before: string | null }>(sql`
    with former as (select partner_id, logo_id from letterheads where partner_id = ${partnerId} for update)
    update letterheads l set logo_id = ${fileId}, updated_at = now() from former
    where l.partner_id = former.partner_id returning former.logo_id as before`);
  return rows[0]?.before ?? null;
}
