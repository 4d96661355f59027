import { rupiah } from '../../../core/format/money';
import { ORDER } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import type { LedgerService } from '../../../platform/ledger/service';
import type { MessageService } from '../../../platform/messages/service';
import type { NotificationService } from '../../../platform/notifications/service';
import type { WebsiteEnding } from '../../orders/server/transaction/end-order';
import type { WebsiteNumber } from '../../orders/server/transaction/late-number';
import { undelivered } from '../../orders/server/transaction/settle';
import { reasonText } from '../../orders/text/failure-reason';
import { pointsOf } from '../../shops/domain/limits';
import { PARTLY_DELIVERED } from '../text/panel-order';
import { notifyBuyer } from './buyer-letters';
import type { Delivered } from './delivered';
import { moveMember } from './member-store';
import { changeOrder, lockOrder, type PanelOrder, recordStep, rightNow } from './order-store';
import { notifyOwner } from './owner-letters';
import { releaseReservation } from './reservation-store';
import { type By, lockProfit, SYSTEM, settle } from './settlement';

export interface EndingDeps {
  ledger: Pick<LedgerService, 'postIn'>;
  notification: Pick<NotificationService, 'notify'>;
  message: Pick<MessageService, 'queue'>;
  delivered: Delivered;
  upgradeMember(tx: Db, order: PanelOrder): Promise<void>;
}

/** Completes orders. Every function requires a locked row. */
export function createEndings({ ledger, notification, message, delivered, upgradeMember }: EndingDeps) {
  const succeed = async (
    tx: Db,
    order: PanelOrder,
    { sn, note = null, by = SYSTEM }: { sn: string | null; note?: string | null; by?: By },
  ): Promise<PanelOrder> => {
    await recordStep(tx, order, 'succeeded', { note, actor: by.name });
    const points = pointsOf(order.total);
    if (order.member_id && points > 0) {
      await moveMember(tx, {
        partnerId: order.partner_id,
        memberId: order.member_id,
        kind: 'point',
        amount: points,
        type: 'earned',
        orderId: order.id,
        refCode: order.invoice,
        actor: SYSTEM.name,
      });
    }
    const done = await changeOrder(tx, order, {
      order_status: ORDER.done,
      reason: note,
      sn_sealed: sn && delivered.seal(order.id, sn),
      finished_at: rightNow,
    });
    await upgradeMember(tx, done);
    await notifyBuyer({ message, delivered }, tx, done);
    return done;
  };

  const fail = async (tx: Db, order: PanelOrder, reason: string): Promise<PanelOrder> => {
    await recordStep(tx, order, 'failed', { note: reason });
    await notifyOwner({ notification }, tx, order, {
      title: `Pesanan ${order.invoice} gagal`,
      text: `${reason}. Proses ulang atau kembalikan dana pembeli.`,
    });
    const failed = await changeOrder(tx, order, {
      order_status: ORDER.failed,
      reason,
      finished_at: rightNow,
    });
    await notifyBuyer({ message, delivered }, tx, failed);
    return failed;
  };

  /** A partial refund reduces the cost and adds profit. The shop decides what it owes the buyer. */
  const succeedPartly = async (
    tx: Db,
    order: PanelOrder,
    { sn, back }: { sn: string | null; back: number },
  ): Promise<PanelOrder> => {
    const cheaper = await changeOrder(tx, order, { cost: order.cost - back, profit: order.profit + back });
    const settled = await settle(ledger, tx, cheaper, 'stands');
    await notifyOwner({ notification }, tx, settled, {
      title: `Pesanan ${order.invoice} terkirim sebagian`,
      text: `modal ${rupiah(back)} kembali. Hubungi pembeli, atau kembalikan dananya.`,
    });
    return succeed(tx, settled, { sn, note: PARTLY_DELIVERED });
  };

  /**
   * Ends an order with its purchase. Lock order: reservations, panel balance, then the purchase with the main
   * balance.
   */
  const endOfWebsite: WebsiteEnding = async (tx, transactionId, outcome, settlePurchase) => {
    const order = await lockOrder(tx, { transactionId });
    // The order has another purchase meanwhile, or none.
    if (order?.order_status !== ORDER.processing) return settlePurchase();
    if (outcome.state !== 'failed') {
      if (outcome.state === 'partial') await lockProfit(tx, order);
      if (!(await settlePurchase())) return false;
      const sn = [outcome.sn, ...outcome.voucherCodes].filter(Boolean).join(', ') || null;
      if (outcome.state === 'success') await succeed(tx, order, { sn });
      else await succeedPartly(tx, order, { sn, back: undelivered(order.cost, outcome.undeliveredBps) });
      return true;
    }
    const freed = await releaseReservation(tx, order);
    await settle(ledger, tx, freed, 'undone');
    if (!(await settlePurchase())) throw new AlreadySettled();
    await fail(tx, freed, reasonText(outcome.reason));
    return true;
  };

  /** The buyer of an order delivered without a serial number gets it later. */
  const numberOfWebsite: WebsiteNumber = async (tx, transactionId, sn, fill) => {
    const order = await lockOrder(tx, { transactionId });
    if (!(await fill())) return false;
    if (order?.order_status === ORDER.done && order.sn_sealed === null) {
      await changeOrder(tx, order, { sn_sealed: delivered.seal(order.id, sn) });
    }
    return true;
  };

  return { succeed, endOfWebsite, numberOfWebsite };
}

export type Endings = ReturnType<typeof createEndings>;

/** The purchase was settled concurrently: roll back, and let the job find it settled. */
class AlreadySettled extends Error {}
