import type { Db } from '../../../db/client';
import { type SQL, sql } from '../../../db/sql';

/** What names a picture beside its id: pictures of records and bodies of rich text both hold this path. */
const PATH = '/files/';

/** Where pictures are named: columns that hold them, and whose. A place left out loses its pictures after a day. */
export const namingPlaces = {
  // A deleted record may be brought back for seconds; a day is far beyond that.
  'entities.data': sql`select data::text as text, partner_id from entities
    where deleted_at is null or deleted_at > now() - interval '1 day'`,
  'entity_undos.rows': sql`select rows::text, partner_id from entity_undos`,
  'site_versions.data': sql`select data::text, partner_id from site_versions`,
  'panel_registrations.logo': sql`select logo::text, partner_id from panel_registrations`,
  'letterheads.logo_id': sql`select ${PATH} || logo_id, partner_id from letterheads`,
  'users.avatar_id': sql`select ${PATH} || avatar_id, partner_id from users`,
} satisfies Record<string, SQL>;

const named = sql`(${sql.join(Object.values(namingPlaces), sql` union all `)})`;

/** Whether anything of this partner names the picture. */
export async function isNamed(db: Db, partnerId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${named} as named where partner_id = ${partnerId} and text like ${`%${PATH}${id}%`} limit 1`);
  return rows.length > 0;
}

/** Partners with pictures that are older than a day. */
export async function partnersWithOld(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ partner_id: string }>(sql`
    select distinct partner_id from files where visibility = 'public' and created_at < now() - interval '1 day'`);
  return rows.map(({ partner_id }) => partner_id);
}

/** Drops pictures of a day ago that nothing of the partner names; answers where their bytes lie. */
export async function dropUnnamed(db: Db, partnerId: string): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    with used as (
      select distinct lower((regexp_matches(text, ${`${PATH}([0-9a-fA-F-]{36})`}, 'g'))[1]) as id
      from ${named} as named where partner_id = ${partnerId} and text like ${`%${PATH}%`}
    )
    delete from files
    where partner_id = ${partnerId} and visibility = 'public' and created_at < now() - interval '1 day'
      and id::text not in (select id from used)
    returning key`);
  return rows.map(({ key }) => key);
}
