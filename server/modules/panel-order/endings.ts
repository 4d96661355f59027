import { pointsOf } from '../../../src/core/storefront/limits';
import { reasonText } from '../../../src/core/text/statuses';
import type { Db } from '../../db/client';
import type { LedgerService } from '../ledger/service';
import type { MessageService } from '../message/service';
import type { NotificationService } from '../notification/service';
import type { WebsiteEnding } from '../transaction/fulfil';
import { tellBuyer } from './buyer-letters';
import type { Delivered } from './delivered';
import { giveHold } from './hold-store';
import { moveMember } from './member-store';
import { changeOrder, lockOrder, type PanelOrder, rightNow, tellStep } from './order-store';
import { type By, SYSTEM, settle } from './settlement';

const PARTLY = 'Pemasok mengirim sebagian; sisanya kembali ke saldo H2H Anda.';

export interface EndingParts {
  ledger: Pick<LedgerService, 'postIn'>;
  notification: Pick<NotificationService, 'tell'>;
  message: Pick<MessageService, 'queue'>;
  delivered: Delivered;
}

/** How orders end. Every function takes a row that is locked. */
export function createEndings({ ledger, notification, message, delivered }: EndingParts) {
  const succeed = async (
    tx: Db,
    order: PanelOrder,
    { sn, note = null, by = SYSTEM }: { sn: string | null; note?: string | null; by?: By },
  ): Promise<PanelOrder> => {
    await tellStep(tx, order, 'succeeded', { note, actor: by.name });
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
      order_status: 3,
      reason: note,
      sn_sealed: sn && delivered.seal(order.id, sn),
      finished_at: rightNow,
    });
    await tellBuyer({ message, delivered }, tx, done);
    return done;
  };

  const fail = async (tx: Db, order: PanelOrder, reason: string): Promise<PanelOrder> => {
    await tellStep(tx, order, 'failed', { note: reason });
    await notification.tell(tx, order.partner_id, {
      type: 'Panel',
      title: `Pesanan ${order.invoice} gagal`,
      body: `${order.product_name} · ${order.item_name}: ${reason}. Proses ulang atau kembalikan dana pembeli.`.slice(
        0,
        240,
      ),
      link: `/panel/transaction/detail?q=${order.id}`,
      audience: 'owner',
    });
    const failed = await changeOrder(tx, order, { order_status: 4, reason, finished_at: rightNow });
    await tellBuyer({ message, delivered }, tx, failed);
    return failed;
  };

  /**
   * With the purchase behind it: what was held goes back, then the profit leaves the panel's balance, then the purchase
   * touches the main one.
   */
  const endOfWebsite: WebsiteEnding = async (tx, transactionId, outcome, settlePurchase) => {
    const order = await lockOrder(tx, { transactionId });
    // Its website's order is gone on to another purchase, or was never made.
    if (order?.order_status !== 2) return settlePurchase();
    if (outcome.state !== 'failed') {
      if (!(await settlePurchase())) return false;
      const sn = [outcome.sn, ...outcome.voucherCodes].filter(Boolean).join(', ') || null;
      await succeed(tx, order, { sn, note: outcome.state === 'partial' ? PARTLY : null });
      return true;
    }
    const freed = await giveHold(tx, order);
    await settle(ledger, tx, freed, 'undone');
    if (!(await settlePurchase())) throw new AlreadySettled();
    await fail(tx, freed, reasonText(outcome.reason));
    return true;
  };

  return { succeed, endOfWebsite };
}

export type Endings = ReturnType<typeof createEndings>;

/** Somebody else ended the purchase a moment ago: what was done here is undone, and the job finds it ended. */
class AlreadySettled extends Error {}
