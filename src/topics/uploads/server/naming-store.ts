import { FILES_PATH } from '../../../core/contract/upload';
import type { Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';

/** In the URL of public and of private files. */
const PATH = `${FILES_PATH}/`;

/**
 * Columns that reference uploaded files, with their partner. Files referenced only elsewhere are deleted after a
 * day.
 */
export const namingColumns = {
  // A deleted record is emptied once its time in the bin is over.
  'entities.data': sql`select data::text as text, partner_id from entities`,
  'entity_history.data': sql`select data::text, partner_id from entity_history`,
  'entity_undos.rows': sql`select rows::text, partner_id from entity_undos`,
  'site_versions.data': sql`select data::text, partner_id from site_versions`,
  'panel_registrations.logo': sql`select logo::text, partner_id from panel_registrations`,
  'letterheads.logo_id': sql`select ${PATH} || logo_id, partner_id from letterheads`,
  'users.avatar_id': sql`select ${PATH} || avatar_id, partner_id from users`,
} satisfies Record<string, SQL>;

const named = sql`(${sql.join(Object.values(namingColumns), sql` union all `)})`;

export const isNamed = (db: Db, partnerId: string, id: string): Promise<boolean> =>
  db.hasRow(sql`
    select from ${named} as named where partner_id = ${partnerId} and text like ${`%${PATH}${id}%`} limit 1`);

/** Selects the ids of all files that the partner's data names. */
export const usedFiles = (partnerId: string): SQL => sql`
  select lower((regexp_matches(text, ${`${PATH}([0-9a-fA-F-]{36})`}, 'g'))[1])
  from ${named} as named where partner_id = ${partnerId} and text like ${`%${PATH}%`}`;

export const partnersWithOld = (db: Db): Promise<string[]> =>
  db.column<string>(sql`
    select distinct partner_id from files where visibility = 'public' and created_at < now() - interval '1 day'`);

/** Deletes rows of unreferenced public files older than a day and returns their storage keys. */
export const dropUnnamed = (db: Db, partnerId: string): Promise<string[]> =>
  db.column<string>(sql`
    delete from files
    where partner_id = ${partnerId} and visibility = 'public' and created_at < now() - interval '1 day'
      and id::text not in (${usedFiles(partnerId)})
    returning key`);
