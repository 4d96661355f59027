import type { Db } from '../../../db/client';
import { isoInstant } from '../../../db/row-parsers';
import { type SQL, sql } from '../../../db/sql';
import type { ActivityRow } from './read-store';

export interface StaffPlace {
  partnerId: string;
  people: string[] | null;
}

type StaffActivity = ActivityRow & { user_id: string };

const matching = ({ partnerId, people }: StaffPlace): SQL =>
  sql`a.partner_id = ${partnerId} and a.actor_type = 'sub'${people ? sql` and a.user_id in ${people}` : sql``}`;

export async function countStaffActivities(db: Db, place: StaffPlace): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from activities a where ${matching(place)}`,
  );
  return rows[0]?.total ?? 0;
}

export interface StaffWindow {
  offset: number;
  limit: number;
  newestFirst: boolean;
  id?: string;
}

export async function staffActivityPage(
  db: Db,
  place: StaffPlace,
  { offset, limit, newestFirst, id }: StaffWindow,
): Promise<StaffActivity[]> {
  const direction = sql.raw(newestFirst ? 'desc' : 'asc');
  const { rows } = await db.execute<StaffActivity & Record<string, unknown>>(sql`
    select a.id, a.created_at as date, a.user_id, a.actor_name, a.actor_type, a.code, a.object, a.before, a.after,
      a.ip, a.user_agent
    from activities a where ${matching(place)}${id ? sql` and a.id = ${id}` : sql``}
    order by a.created_at ${direction}, a.id ${direction} limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, date: isoInstant(row.date) }));
}
