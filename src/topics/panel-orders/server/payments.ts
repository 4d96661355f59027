import { rupiah } from '../../../core/format/money';
import { ORDER, PAYMENT } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { NotificationService } from '../../../platform/notifications/service';
import {
  changeOrder,
  lockOrder,
  type PanelOrder,
  readOrderById,
  recordStep,
  rightNow,
  type StepDetails,
} from './order-store';
import { notifyOwner } from './owner-letters';
import { releaseReservation, reserveAgain } from './reservation-store';
import type { Supply, SupplyDeps, SupplyService } from './supply';

/** Job kind that follows an unpaid order to its end. */
export const ORDER_EXPIRY = 'panel-order-expiry';

const TOO_LATE = 'Dibayar setelah batas waktunya. Proses pesanan ini, atau kembalikan dana pembeli.';

export interface PaymentDeps extends Pick<SupplyDeps, 'database'> {
  supply: SupplyService;
  notification: Pick<NotificationService, 'notify'>;
}

export type Payments = ReturnType<typeof createPayments>;

interface Paid extends Pick<StepDetails, 'note' | 'actor'> {
  /** Reference of the gateway. */
  ref?: string;
  /** Time of the payment at the gateway; else now. */
  at?: string;
}

type Unpaid = 'payment_expired' | 'payment_failed';

export function createPayments({ database, supply, notification }: PaymentDeps) {
  /** Records the payment of a locked order and notifies its partner. */
  const markPaid = async (
    tx: Db,
    order: PanelOrder,
    { note = order.payment_method, actor = 'Pembeli', ref, at }: Paid = {},
  ): Promise<PanelOrder> => {
    await recordStep(tx, order, 'paid', { amount: order.total, note, actor });
    await notifyOwner({ notification }, tx, order, {
      title: `Pesanan baru ${order.invoice}`,
      text: `${rupiah(order.total)} dibayar.`,
    });
    return changeOrder(tx, order, {
      payment_status: PAYMENT.paid,
      order_status: ORDER.processing,
      paid_at: at ?? rightNow,
      finished_at: null,
      ...(ref && { payment_ref: ref }),
    });
  };

  /** A late payment: reserves again, and the shop decides. */
  const markLate = async (tx: Db, order: PanelOrder, paid?: Paid): Promise<PanelOrder> => {
    await reserveAgain(tx, order);
    return supply.wait(tx, await markPaid(tx, order, paid), TOO_LATE);
  };

  /** Pays a locked unpaid order and delivers it, unless it has ended and holds nothing any more. */
  const payIn = async (tx: Db, order: PanelOrder, found: Supply, paid?: Paid): Promise<PanelOrder> =>
    order.payment_status === PAYMENT.waiting
      ? supply.supply(tx, await markPaid(tx, order, paid), found)
      : markLate(tx, order, paid);

  /** Ends a locked unpaid order and releases its reservations. Paid orders stay. */
  const endIn = async (tx: Db, order: PanelOrder, step: Unpaid): Promise<PanelOrder> => {
    if (order.payment_status !== PAYMENT.waiting) return order;
    await releaseReservation(tx, order);
    await recordStep(tx, order, step);
    return changeOrder(tx, order, {
      payment_status: step === 'payment_expired' ? PAYMENT.expired : PAYMENT.failed,
      order_status: ORDER.cancelled,
      finished_at: rightNow,
    });
  };

  const locking = (id: string, work: (tx: Db, order: PanelOrder) => Promise<PanelOrder>) =>
    database.transaction(async (tx) => {
      const order = await lockOrder(tx, { id });
      if (!order) throw new AppError('NOT_FOUND');
      return work(tx, order);
    });

  return {
    markPaid,
    markLate,
    payIn,
    endIn,

    /**
     * Records a payment before the supplier is asked. Idempotent. A late payment belongs to the shop: the
     * order waits for its decision.
     */
    async pay(id: string, actor = 'Pembeli'): Promise<PanelOrder> {
      const known = await readOrderById(database.db, id);
      if (!known) throw new AppError('NOT_FOUND');
      if (known.paid_at) return known;
      const found = await supply.prepare(known);
      const paid = await locking(id, async (tx, order) =>
        order.paid_at ? order : payIn(tx, order, found, { actor }),
      );
      supply.wake();
      return paid;
    },

    expire: (id: string) => locking(id, (tx, order) => endIn(tx, order, 'payment_expired')),
    refuse: (id: string) => locking(id, (tx, order) => endIn(tx, order, 'payment_failed')),
  };
}
