import type { ActionHandler } from '../../../admin/server/actions/shape';
import { rupiah } from '../../../core/format/money';
import { SHIFT } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { expectedCash, salesOf, takenOf } from '../domain/figures';
import { PIECES, type Pieces, sumOfPieces } from '../domain/pieces';
import { differenceText } from '../text';
import { readMoves, readOrders } from './report-store';
import type { NotifyShift } from './shift-notifier';
import { whoseOf } from './whose';
import { closeShift, explainShift, insertMove, type LockedShift, lockSeen, storeTaken } from './write-store';

const MOST_MOVES = 200;

/** Handlers of the actions on shifts. Each throws NOT_FOUND, ACT_NOT_NOW. */
export function shiftHandlers({
  notify,
}: {
  notify: NotifyShift;
}): Record<'cash' | 'count' | 'explain', ActionHandler> {
  const locked = async (
    tx: Db,
    actor: Actor,
    id: string | undefined,
    status: number,
  ): Promise<LockedShift> => {
    const shift = await lockSeen(tx, whoseOf(actor), id ?? '');
    if (!shift) throw new AppError('NOT_FOUND');
    if (shift.status !== status) throw new AppError('ACT_NOT_NOW');
    return shift;
  };

  return {
    /** Throws RULE_CONFLICT above the limit of movements. */
    async cash({ tx, actor, ids: [id], input }) {
      const shift = await locked(tx, actor, id, SHIFT.open);
      if ((await readMoves(tx, shift.id)).length >= MOST_MOVES)
        throw new AppError('RULE_CONFLICT', {
          reason: `Satu shift memuat paling banyak ${MOST_MOVES} catatan kas. Tutup shift ini dahulu.`,
        });
      const isIn = input.direction === 'in';
      const amount = Number(input.amount);
      await insertMove(tx, shift, {
        userId: actor.userId,
        amount: isIn ? amount : -amount,
        reason: String(input.reason),
      });
      return {
        message: `${isIn ? 'Kas masuk' : 'Kas keluar'} ${rupiah(amount)} dicatat.`,
        subject: shift.code,
        isFinal: true,
      };
    },

    /** Throws VALIDATION_FAILED if notes and coins do not add up to the count. */
    async count({ tx, actor, ids: [id], input }) {
      const shift = await locked(tx, actor, id, SHIFT.open);
      const counted = Number(input.counted);
      const pieces = piecesOf(input.pieces as Pieces[] | undefined, counted);
      const [orders, moves] = [await readOrders(tx, shift.id), await readMoves(tx, shift.id)];
      const sales = salesOf(orders);
      const cashIn = moves.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
      const cashOut = moves.reduce((sum, { amount }) => sum + Math.max(-amount, 0), 0);
      const noncash = Number(input.noncash ?? 0);
      const expected = expectedCash({
        ...{ opening: shift.opening_cash, sales: sales.sales, noncash, cashIn, cashOut },
      });
      const difference = counted - expected;
      await storeTaken(
        tx,
        shift.id,
        orders.map((order) => ({ id: order.id, taken: takenOf(order) })),
      );
      await closeShift(tx, shift.id, {
        ...{ userId: actor.userId, sales, noncash, cashIn, cashOut, expected, counted, pieces },
        status: difference === 0 ? SHIFT.closed : SHIFT.unexplained,
      });
      await notifyCount(tx, shift, { actor, difference });
      return {
        message: `Shift ${shift.code} ditutup. ${differenceText(difference)}.`,
        subject: shift.code,
        isFinal: true,
      };
    },

    async explain({ tx, actor, ids: [id], input }) {
      const shift = await locked(tx, actor, id, SHIFT.unexplained);
      await explainShift(tx, shift.id, String(input.note), actor.userId);
      return { message: 'Catatan selisih disimpan.', subject: shift.code, isFinal: true };
    },
  };

  /**
   * Notifies the owner of a difference, and the cashier of a count by somebody else, but never the counter.
   */
  async function notifyCount(
    tx: Db,
    shift: LockedShift,
    { actor, difference }: { actor: Actor; difference: number },
  ): Promise<void> {
    if (actor.userId !== shift.user_id) {
      await notify(tx, shift, {
        title: `Shift ${shift.code} ditutup pemilik`,
        body: `${actor.name} menghitung laci ${shift.by}. ${differenceText(difference)}.`,
        audience: { userId: shift.user_id },
      });
    } else if (difference !== 0 && actor.role === 'sub') {
      await notify(tx, shift, {
        title: `Selisih pada shift ${shift.code}`,
        body: `${shift.by} menutup shift. ${differenceText(difference)}.`,
        audience: 'owner',
      });
    }
  }
}

function piecesOf(pieces: Pieces[] | undefined, counted: number): Pieces[] {
  if (!pieces || pieces.length === 0) return [];
  const values = pieces.map(({ value }) => value);
  if (
    values.some((value) => !PIECES.some((known) => known === value)) ||
    new Set(values).size < values.length
  )
    throw new AppError('VALIDATION_FAILED', undefined, {
      pieces: ['Pecahan uang tidak dikenal atau ganda.'],
    });
  if (sumOfPieces(pieces) !== counted)
    throw new AppError('VALIDATION_FAILED', undefined, {
      counted: [`Rincian uang berjumlah ${rupiah(sumOfPieces(pieces))}.`],
    });
  return pieces;
}
