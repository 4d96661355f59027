import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Db } from '../../db/client';

export interface SiteVersion extends Record<string, unknown> {
  id: string;
  number: number;
  data: Record<string, unknown>;
  published_at: string;
  /** Name of who published it. */
  by: string | null;
}

/** Versions of a partner's website, the newest first. */
export async function readVersions(db: Db, partnerId: string): Promise<SiteVersion[]> {
  const { rows } = await db.execute<SiteVersion>(sql`
    select v.id, v.number, v.data, v.published_at, u.name as by
    from site_versions v left join users u on u.id = v.published_by
    where v.partner_id = ${partnerId} order by v.number desc`);
  return rows;
}

/** Adds a version and forgets those before the last `kept`. Answers its number. */
export async function addVersion(
  db: Db,
  partnerId: string,
  userId: string | null,
  data: Record<string, unknown>,
  kept: number,
): Promise<number> {
  // One publishes at a time; the number would be taken otherwise.
  await db.execute(sql`select id from partners where id = ${partnerId} for no key update`);
  const { rows } = await db.execute<{ number: number }>(sql`
    insert into site_versions (id, partner_id, number, data, published_by)
    select ${v7()}, ${partnerId}, coalesce(max(number), 0) + 1, ${JSON.stringify(data)}::jsonb, ${userId}
    from site_versions where partner_id = ${partnerId}
    returning number`);
  const number = rows[0]?.number ?? 1;
  await db.execute(
    sql`delete from site_versions where partner_id = ${partnerId} and number <= ${number - kept}`,
  );
  return number;
}
