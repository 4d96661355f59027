import type { Db } from '../../../db/client';
import { isoInstant } from '../../../db/row-parsers';
import { type SQL, sql } from '../../../db/sql';

export interface StaffOrder {
  id: string;
  code: string;
  user_id: string;
  user_name: string;
  product_name: string;
  item_name: string;
  selling_total: number;
  status: number;
  refunded: number;
  created_at: string;
}

export interface StaffPlace {
  partnerId: string;
  people: string[] | null;
}

const matching = ({ partnerId, people }: StaffPlace): SQL =>
  sql`t.partner_id = ${partnerId} and u.role = 'sub'${people ? sql` and t.user_id in ${people}` : sql``}`;

const SOURCE = sql`transactions t join users u on u.id = t.user_id`;

export async function countStaffOrders(db: Db, place: StaffPlace): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${SOURCE} where ${matching(place)}`,
  );
  return rows[0]?.total ?? 0;
}

interface Window {
  offset: number;
  limit: number;
  newestFirst: boolean;
  id?: string;
}

export async function staffOrderPage(
  db: Db,
  place: StaffPlace,
  { offset, limit, newestFirst, id }: Window,
): Promise<StaffOrder[]> {
  const direction = sql.raw(newestFirst ? 'desc' : 'asc');
  const { rows } = await db.execute<StaffOrder & Record<string, unknown>>(sql`
    select t.id, t.code, t.user_id, u.name as user_name, t.product_name, t.item_name,
      t.selling_total::float8 as selling_total, t.status, t.refunded, t.created_at
    from ${SOURCE} where ${matching(place)}${id ? sql` and t.id = ${id}` : sql``}
    order by t.created_at ${direction}, t.id ${direction} limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, created_at: isoInstant(row.created_at) }));
}
