import { v7 } from 'uuid';
import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { ShiftSales } from '../domain/figures';
import type { Pieces } from '../domain/pieces';
import { seenBy, type Whose } from './whose';

interface NewShift {
  id: string;
  code: string;
  partnerId: string;
  userId: string;
  openingCash: number;
}

/** False if the code is taken, or the user has an unfinished shift (`cashier_shifts_unfinished`). */
export const insertShift = (
  tx: Db,
  { id, code, partnerId, userId, openingCash }: NewShift,
): Promise<boolean> =>
  tx.hasRow(sql`
    insert into cashier_shifts (id, code, partner_id, user_id, status, opening_cash)
    values (${id}, ${code}, ${partnerId}, ${userId}, 1, ${openingCash})
    on conflict do nothing returning id`);

export interface LockedShift {
  id: string;
  code: string;
  partner_id: string;
  user_id: string;
  by: string;
  status: number;
  opening_cash: number;
}

const LOCKED = sql`s.id, s.code, s.partner_id, s.user_id, u.name as by, s.status, s.opening_cash::float8 as opening_cash
  from cashier_shifts s join users u on u.id = s.user_id`;

/** Locks a visible shift, so that no order is added meanwhile. */
export const lockSeen = (tx: Db, whose: Whose, id: string): Promise<LockedShift | null> =>
  tx.row<LockedShift>(sql`select ${LOCKED} where ${seenBy(whose)} and s.id = ${id} for update of s`);

export const lockId = (tx: Db, id: string): Promise<LockedShift | null> =>
  tx.row<LockedShift>(sql`select ${LOCKED} where s.id = ${id} for update of s`);

/** `amount` in rupiah, positive into the drawer. */
export const insertMove = (
  tx: Db,
  { id, partner_id }: LockedShift,
  { userId, amount, reason }: { userId: string; amount: number; reason: string },
): Promise<void> =>
  tx.command(sql`
    insert into cashier_shift_cash (id, partner_id, shift_id, user_id, amount, reason, created_at)
    values (${v7()}, ${partner_id}, ${id}, ${userId}, ${amount}, ${reason}, clock_timestamp())`);

/** Freezes the amount of each order; later refunds are shown separately. */
export const storeTaken = (
  tx: Db,
  shiftId: string,
  orders: readonly { id: string; taken: number | null }[],
): Promise<void> =>
  tx.command(sql`
    update cashier_shift_orders o set taken = amounts.taken
    from jsonb_to_recordset(${JSON.stringify(orders)}::text::jsonb) as amounts (id uuid, taken bigint)
    where o.shift_id = ${shiftId} and o.order_id = amounts.id`);

interface Count {
  userId: string;
  status: number;
  sales: ShiftSales;
  noncash: number;
  cashIn: number;
  cashOut: number;
  expected: number;
  counted: number;
  pieces: Pieces[];
}

export async function closeShift(tx: Db, id: string, count: Count): Promise<void> {
  const { userId, status, sales, noncash, cashIn, cashOut, expected, counted, pieces } = count;
  await tx.execute(sql`
    update cashier_shifts set status = ${status}, closed_at = clock_timestamp(), closed_by = ${userId},
      orders = ${sales.orders}, sales = ${sales.sales}, unpriced = ${sales.unpriced}, returned = ${sales.returned},
      partly = ${sales.partly}, noncash = ${noncash}, cash_in = ${cashIn}, cash_out = ${cashOut}, expected = ${expected},
      counted = ${counted}, pieces = ${pieces.length > 0 ? JSON.stringify(pieces) : null}::text::jsonb
    where id = ${id}`);
}

export const explainShift = (tx: Db, id: string, note: string, userId: string): Promise<void> =>
  tx.command(sql`update cashier_shifts set status = 3, note = ${note}, note_by = ${userId} where id = ${id}`);
