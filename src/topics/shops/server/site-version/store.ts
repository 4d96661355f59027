import { v7 } from 'uuid';
import type { Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { notifyResource } from '../../../../platform/live/notify-resource';

export interface SiteVersion extends Record<string, unknown> {
  id: string;
  number: number;
  data: Record<string, unknown>;
  published_at: string;
  by: string | null;
}

export const readVersions = (db: Db, partnerId: string): Promise<SiteVersion[]> =>
  db.rows<SiteVersion>(sql`
    select v.id, v.number, v.data, v.published_at, u.name as by
    from site_versions v left join users u on u.id = v.published_by
    where v.partner_id = ${partnerId} order by v.number desc`);

/** Adds a version, deletes those before the last `kept`, and notifies open drafts. Returns its number. */
export async function addVersion(
  db: Db,
  partnerId: string,
  userId: string | null,
  data: Record<string, unknown>,
  count: number,
): Promise<number> {
  // Serializes publishing, because the number must be unique.
  await db.execute(sql`select id from partners where id = ${partnerId} for no key update`);
  const made = await db.value<number>(sql`
    insert into site_versions (id, partner_id, number, data, published_by)
    select ${v7()}, ${partnerId}, coalesce(max(number), 0) + 1, ${JSON.stringify(data)}::jsonb, ${userId}
    from site_versions where partner_id = ${partnerId}
    returning number`);
  const number = made ?? 1;
  await notifyResource(db, partnerId, 'web-panel');
  await db.execute(
    sql`delete from site_versions where partner_id = ${partnerId} and number <= ${number - count}`,
  );
  return number;
}

interface SiteRow extends Record<string, unknown> {
  name: string;
  url: string | null;
  data: Record<string, unknown> | null;
}

export const readSiteRow = (db: Db, partnerId: string): Promise<SiteRow | null> =>
  db.row<SiteRow>(sql`
    select coalesce(p.panel_site_name, p.name) as name, p.panel_url as url,
      (select v.data from site_versions v where v.partner_id = p.id order by v.number desc limit 1) as data
    from partners p where p.id = ${partnerId}`);

export async function firstVersion(tx: Db, partnerId: string): Promise<void> {
  await tx.execute(sql`
    insert into site_versions (id, partner_id, number, data)
    select ${v7()}, e.partner_id, 1, e.data from entities e
    where e.partner_id = ${partnerId} and e.resource = 'web-panel' and e.deleted_at is null
      and not exists (select from site_versions v where v.partner_id = e.partner_id)
    limit 1`);
  await notifyResource(tx, partnerId, 'web-panel');
}
