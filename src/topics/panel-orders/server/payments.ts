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
import type { SupplyDeps, SupplyService } from './supply';

export const ORDER_EXPIRY = 'panel-order-expiry';

const TOO_LATE = 'Dibayar setelah batas waktunya. Proses pesanan ini, atau kembalikan dana pembeli.';

export interface PaymentDeps extends Pick<SupplyDeps, 'database'> {
  supply: SupplyService;
  notification: Pick<NotificationService, 'notify'>;
}

export type Payments = ReturnType<typeof createPayments>;

export function createPayments({ database, supply, notification }: PaymentDeps) {
  /** Records the payment of a locked order and notifies its partner. `ref`: reference of the gateway. */
  const markPaid = async (
    tx: Db,
    order: PanelOrder,
    ref: string | null,
    { note = order.payment_method, actor = 'Pembeli' }: Pick<StepDetails, 'note' | 'actor'> = {},
  ): Promise<PanelOrder> => {
    await recordStep(tx, order, 'paid', { amount: order.total, note, actor });
    await notifyOwner({ notification }, tx, order, {
      title: `Pesanan baru ${order.invoice}`,
      text: `${rupiah(order.total)} dibayar.`,
    });
    return changeOrder(tx, order, {
      payment_status: PAYMENT.paid,
      order_status: ORDER.processing,
      paid_at: rightNow,
      finished_at: null,
      ...(ref && { payment_ref: ref }),
    });
  };

  /** A late payment: reserves again, and the shop decides. */
  const markLate = async (
    tx: Db,
    order: PanelOrder,
    ref: string | null,
    details?: Pick<StepDetails, 'note' | 'actor'>,
  ): Promise<PanelOrder> => {
    await reserveAgain(tx, order);
    return supply.wait(tx, await markPaid(tx, order, ref, details), TOO_LATE);
  };

  const endUnpaid = async (id: string, step: 'payment_expired' | 'payment_failed'): Promise<PanelOrder> =>
    database.transaction(async (tx) => {
      const order = await lockOrder(tx, { id });
      if (!order) throw new AppError('NOT_FOUND');
      if (order.payment_status !== PAYMENT.waiting) return order;
      await releaseReservation(tx, order);
      await recordStep(tx, order, step);
      return changeOrder(tx, order, {
        payment_status: step === 'payment_expired' ? PAYMENT.expired : PAYMENT.failed,
        order_status: ORDER.cancelled,
        finished_at: rightNow,
      });
    });

  return {
    markPaid,
    markLate,

    /**
     * Records a payment before the supplier is asked. Idempotent. A late payment belongs to the shop: the
     * order waits for its decision.
     */
    async pay(id: string, ref: string | null): Promise<PanelOrder> {
      const known = await readOrderById(database.db, id);
      if (!known) throw new AppError('NOT_FOUND');
      if (known.paid_at) return known;
      const found = await supply.prepare(known);
      const paid = await database.transaction(async (tx) => {
        const order = await lockOrder(tx, { id });
        if (!order) throw new AppError('NOT_FOUND');
        if (order.paid_at) return order;
        if (order.payment_status !== PAYMENT.waiting) return markLate(tx, order, ref);
        return supply.supply(tx, await markPaid(tx, order, ref), found);
      });
      supply.wake();
      return paid;
    },

    /** Expires an unpaid order and releases its reservations. Paid orders stay. */
    expire: (id: string) => endUnpaid(id, 'payment_expired'),
    refuse: (id: string) => endUnpaid(id, 'payment_failed'),
  };
}
