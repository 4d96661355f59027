import { rupiah } from '../../../src/core/format/money';
import type { Db } from '../../db/client';
import { AppError } from '../../http/app-error';
import type { NotificationService } from '../notification/service';
import { giveHold, retakeHold } from './hold-store';
import {
  changeOrder,
  lockOrder,
  orderById,
  type PanelOrder,
  rightNow,
  type Told,
  tellStep,
} from './order-store';
import type { SupplyParts, SupplyService } from './supply';

/** Kind of the job that ends an order nobody pays. */
export const ORDER_EXPIRY = 'panel-order-expiry';

const TOO_LATE = 'Dibayar setelah batas waktunya. Proses pesanan ini, atau kembalikan dana pembeli.';

export interface PaymentParts extends Pick<SupplyParts, 'database'> {
  supply: SupplyService;
  notification: Pick<NotificationService, 'tell'>;
}

export type Payments = ReturnType<typeof createPayments>;

/** The money of buyers: it comes, it does not come, it is refused. */
export function createPayments({ database, supply, notification }: PaymentParts) {
  /** Notes the payment of a locked order and tells its partner. `ref`: what the gateway calls it. */
  const markPaid = async (
    tx: Db,
    order: PanelOrder,
    ref: string | null,
    { note = order.payment_method, actor = 'Pembeli' }: Pick<Told, 'note' | 'actor'> = {},
  ): Promise<PanelOrder> => {
    await tellStep(tx, order, 'paid', { amount: order.total, note, actor });
    await notification.tell(tx, order.partner_id, {
      type: 'Panel',
      title: `Pesanan baru ${order.invoice}`,
      body: `${order.product_name} · ${order.item_name}, ${rupiah(order.total)} dibayar.`.slice(0, 240),
      link: `/panel/transaction/detail?q=${order.id}`,
      audience: 'owner',
    });
    return changeOrder(tx, order, {
      payment_status: 2,
      order_status: 2,
      paid_at: rightNow,
      finished_at: null,
      ...(ref && { payment_ref: ref }),
    });
  };

  const endUnpaid = async (id: string, step: 'payment_expired' | 'payment_failed'): Promise<PanelOrder> =>
    database.transaction(async (tx) => {
      const order = await lockOrder(tx, { id });
      if (!order) throw new AppError('NOT_FOUND');
      if (order.payment_status !== 1) return order;
      await giveHold(tx, order);
      await tellStep(tx, order, step);
      return changeOrder(tx, order, {
        payment_status: step === 'payment_expired' ? 3 : 4,
        order_status: 5,
        finished_at: rightNow,
      });
    });

  return {
    markPaid,

    /**
     * The buyer has paid. Paying twice is paying once. Money that reaches the platform after its time is the shop's all
     * the same: the order waits for it to decide. Throws PANEL_ORDER_NOT_WAITING for other money that comes too late.
     */
    async pay(id: string, ref: string | null): Promise<PanelOrder> {
      const known = await orderById(database.db, id);
      if (!known) throw new AppError('NOT_FOUND');
      if (known.paid_at) return known;
      const found = await supply.prepare(known);
      const paid = await database.transaction(async (tx) => {
        const order = await lockOrder(tx, { id });
        if (!order) throw new AppError('NOT_FOUND');
        if (order.paid_at) return order;
        if (order.payment_status === 1) return supply.supply(tx, await markPaid(tx, order, ref), found);
        if (order.payment_source !== 'platform') throw new AppError('PANEL_ORDER_NOT_WAITING');
        await retakeHold(tx, order);
        return supply.wait(tx, await markPaid(tx, order, ref), TOO_LATE);
      });
      supply.wake();
      return paid;
    },

    /** Nobody will pay: everything that was held for it goes back. An order that was paid stays. */
    expire: (id: string) => endUnpaid(id, 'payment_expired'),
    refuse: (id: string) => endUnpaid(id, 'payment_failed'),
  };
}
