import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { MOST_SHIFT_ORDERS, type ShiftFigures, type ShiftReport } from '../contract';
import { readShift, type ShiftRow } from './list-store';
import { readMoves, readOrders, readReturnedSince } from './report-store';
import { whoseOf } from './whose';

/** A shift with its report. Throws NOT_FOUND. */
export async function readReport({ db }: Database, actor: Actor, id: string): Promise<ShiftReport> {
  const shift = await readShift(db, whoseOf(actor), id);
  if (!shift) throw new AppError('NOT_FOUND');
  const [orders, cash, since] = await Promise.all([
    readOrders(db, id, MOST_SHIFT_ORDERS),
    readMoves(db, id),
    readReturnedSince(db, id),
  ]);
  return {
    ...{ id, code: shift.code, status: shift.status, by: shift.by, is_own: shift.user_id === actor.userId },
    ...{ opened_at: shift.opened_at, closed_at: shift.closed_at, closed_by: shift.closed_by },
    ...{ opening_cash: shift.opening_cash, cash, order_count: shift.orders ?? orders.length },
    orders: orders.map(({ resale, returned, ...order }) => ({
      ...order,
      resale_total: resale,
      returned_since: returned === 'whole' && (order.taken ?? 0) > 0,
    })),
    figures: figuresOf(shift, since),
    ...{ pieces: shift.pieces ?? [], note: shift.note, note_by: shift.note_by },
  };
}

function figuresOf(shift: ShiftRow, since: ShiftFigures['returned_since']): ShiftFigures | null {
  if (shift.counted === null) return null;
  const { sales, noncash, cash_in, cash_out, expected, counted, difference, unpriced, returned, partly } =
    shift;
  const shown = {
    sales,
    noncash,
    cash_in,
    cash_out,
    expected,
    counted,
    difference,
    unpriced,
    returned,
    partly,
  };
  // A constraint guarantees that all or none are set.
  return { ...(shown as { [Name in keyof typeof shown]: number }), returned_since: since };
}
