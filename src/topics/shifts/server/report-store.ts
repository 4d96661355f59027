import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { ShiftMove } from '../contract';
import type { Returned } from '../domain/figures';

export interface ShiftOrderRow {
  id: string;
  code: string;
  product_name: string;
  item_name: string;
  status: number;
  refunded: number;
  resale: number | null;
  taken: number | null;
  returned: Returned;
  created_at: string;
}

export const readOrders = (db: Db, shiftId: string, limit?: number): Promise<ShiftOrderRow[]> =>
  db.rows<ShiftOrderRow>(sql`
    select t.id, t.code, t.product_name, t.item_name, t.status, t.refunded, t.resale_total::float8 as resale,
      o.taken::float8 as taken, t.created_at,
      case when t.refund_amount = 0 then 'none' when t.refund_amount < t.selling_total then 'part' else 'whole' end as returned
    from cashier_shift_orders o join transactions t on t.id = o.order_id
    where o.shift_id = ${shiftId} order by t.created_at, t.id${limit === undefined ? sql`` : sql` limit ${limit}`}`);

export async function readReturnedSince(
  db: Db,
  shiftId: string,
): Promise<{ orders: number; amount: number }> {
  const { rows } = await db.execute<{ orders: number; amount: number }>(sql`
    select count(*)::int as orders, coalesce(sum(o.taken), 0)::float8 as amount
    from cashier_shift_orders o join transactions t on t.id = o.order_id
    where o.shift_id = ${shiftId} and o.taken > 0 and t.refund_amount = t.selling_total`);
  return rows[0] ?? { orders: 0, amount: 0 };
}

export const readMoves = (db: Db, shiftId: string): Promise<ShiftMove[]> =>
  db.rows<ShiftMove>(sql`
    select c.id, c.amount::float8 as amount, c.reason, u.name as by, c.created_at
    from cashier_shift_cash c join users u on u.id = c.user_id
    where c.shift_id = ${shiftId} order by c.created_at, c.id`);
