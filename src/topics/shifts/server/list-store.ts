import type { Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';
import { seenBy, type Whose } from './whose';

/** A shift in lists; figures are null until it is counted. */
export interface ShiftRow {
  id: string;
  code: string;
  user_id: string;
  by: string;
  status: number;
  opening_cash: number;
  opened_at: string;
  closed_at: string | null;
  closed_by: string | null;
  orders: number | null;
  sales: number | null;
  unpriced: number | null;
  returned: number | null;
  partly: number | null;
  noncash: number | null;
  cash_in: number | null;
  cash_out: number | null;
  expected: number | null;
  counted: number | null;
  difference: number | null;
  pieces: { value: number; count: number }[] | null;
  note: string | null;
  note_by: string | null;
}

export const SHIFTS = sql`cashier_shifts s join users u on u.id = s.user_id`;

export const readShift = async (db: Db, whose: Whose, id: string): Promise<ShiftRow | null> =>
  (await readShifts(db, sql`${seenBy(whose)} and s.id = ${id}`))[0] ?? null;

export const readShifts = (db: Db, where: SQL): Promise<ShiftRow[]> =>
  db.rows<ShiftRow>(sql`
    select s.id, s.code, s.user_id, u.name as by, s.status, s.opening_cash::float8 as opening_cash, s.opened_at,
      s.closed_at, closer.name as closed_by,
      coalesce(s.orders, (select count(*)::int from cashier_shift_orders o where o.shift_id = s.id)) as orders,
      s.sales::float8 as sales, s.unpriced, s.returned, s.partly, s.noncash::float8 as noncash,
      s.cash_in::float8 as cash_in, s.cash_out::float8 as cash_out, s.expected::float8 as expected,
      s.counted::float8 as counted, s.difference::float8 as difference, s.pieces, s.note, noter.name as note_by
    from ${SHIFTS} left join users closer on closer.id = s.closed_by left join users noter on noter.id = s.note_by
    where ${where}`);

/** The user's shift that is open, or counted and not explained. */
export const readUnfinished = (db: Db, userId: string) =>
  db.row<{ id: string; code: string; status: number; opened_at: string }>(
    sql`select id, code, status, opened_at from cashier_shifts where user_id = ${userId} and status in (1, 2)`,
  );
