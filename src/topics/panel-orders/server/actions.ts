import { ORDER, PAYMENT, PRODUCT_SOURCE } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { LedgerService } from '../../../platform/ledger/service';
import { countByHand } from '../../../platform/messages/by-hand';
import type { MessageService } from '../../../platform/messages/service';
import type { QuotaService } from '../../../platform/quota/service';
import { notifyBuyer } from './buyer-letters';
import type { Delivered } from './delivered';
import type { Endings } from './endings';
import { earnedPoints, moveMember } from './member-store';
import { changeOrder, lockOrder, type PanelOrder, recordStep, rightNow } from './order-store';
import type { Payments } from './payments';
import { releaseReservation, reserveAgain } from './reservation-store';
import { type By, settle } from './settlement';
import { isSupplyQueued, queueSupply } from './supply-queue';
import { isPurchasePending } from './supply-store';

export interface ActionDeps {
  ledger: Pick<LedgerService, 'postIn'>;
  message: Pick<MessageService, 'queue'>;
  quota: Pick<QuotaService, 'allowsIn'>;
  delivered: Delivered;
  endings: Endings;
  payments: Pick<Payments, 'markPaid' | 'markLate'>;
}

const mayRetry: readonly number[] = [ORDER.processing, ORDER.failed];
const mayRefund: readonly number[] = [ORDER.processing, ORDER.done, ORDER.failed];

/** Destination of a refund; `auto`: a member's balance, or manual for a guest. */
export type RefundTo = 'balance' | 'manual' | 'auto';

export interface Refunded {
  before: PanelOrder;
  after: PanelOrder;
  to: Exclude<RefundTo, 'auto'>;
  /** Points taken back from the member. */
  points: number;
}

const refundTarget = (to: RefundTo, { member_id }: Pick<PanelOrder, 'member_id'>) => {
  if (to !== 'auto') return to;
  return member_id ? 'balance' : 'manual';
};

export function createOrderActions({ ledger, message, quota, delivered, endings, payments }: ActionDeps) {
  const own = async (tx: Db, partnerId: string, id: string): Promise<PanelOrder> => {
    const order = await lockOrder(tx, { id });
    if (order?.partner_id !== partnerId) throw new AppError('NOT_FOUND');
    return order;
  };

  const notWhilePending = async (tx: Db, order: PanelOrder): Promise<void> => {
    if (order.order_status === ORDER.processing && order.h2h_transaction_id) {
      if (await isPurchasePending(tx, { id: order.h2h_transaction_id }))
        throw new AppError('PANEL_ORDER_IN_PROGRESS');
    }
  };

  const refundPoints = async (tx: Db, order: PanelOrder, by: By): Promise<number> => {
    if (!order.member_id) return 0;
    const earned = await earnedPoints(tx, order.id);
    if (earned <= 0) return 0;
    // Points that are spent already stay spent.
    await moveMember(tx, {
      partnerId: order.partner_id,
      memberId: order.member_id,
      kind: 'point',
      amount: -earned,
      type: 'returned',
      orderId: order.id,
      refCode: order.invoice,
      actor: by.name,
      userId: by.userId,
    });
    return earned;
  };

  return {
    /**
     * Confirms a bank transfer to the shop's own account; a job delivers the order after the commit. The shop
     * may check long after the payment: an order that has expired meanwhile waits for its decision to process
     * or refund. Throws PANEL_ORDER_STATE.
     */
    async confirmPayment(
      tx: Db,
      partnerId: string,
      id: string,
      { note, by }: { note: string | null; by: By },
    ): Promise<PanelOrder> {
      const order = await own(tx, partnerId, id);
      if (order.paid_at || order.payment_source !== 'manual') throw new AppError('PANEL_ORDER_STATE');
      const details = { note: [order.payment_method, note].filter(Boolean).join(' · '), actor: by.name };
      if (order.payment_status !== PAYMENT.waiting) return payments.markLate(tx, order, details);
      const paid = await payments.markPaid(tx, order, details);
      await queueSupply(tx, id);
      return paid;
    },

    /**
     * Retries a paid order that waits or failed; a job delivers it after the commit. Throws
     * PANEL_ORDER_STATE, PANEL_ORDER_IN_PROGRESS.
     */
    async retry(tx: Db, partnerId: string, id: string, by: By): Promise<PanelOrder> {
      const order = await own(tx, partnerId, id);
      const isSupplied = order.fulfilment === 'h2h' || order.fulfilment === 'code';
      if (!isSupplied || order.payment_status !== PAYMENT.paid || !mayRetry.includes(order.order_status)) {
        throw new AppError('PANEL_ORDER_STATE');
      }
      await notWhilePending(tx, order);
      // Repeated clicks deliver once.
      if (await isSupplyQueued(tx, id)) throw new AppError('PANEL_ORDER_IN_PROGRESS');
      await reserveAgain(tx, order);
      await recordStep(tx, order, 'retried', { actor: by.name });
      await queueSupply(tx, id);
      return changeOrder(tx, order, {
        order_status: ORDER.processing,
        reason: null,
        finished_at: null,
        h2h_transaction_id: null,
        h2h_transaction_code: null,
      });
    },

    /** Completes a paid order that was delivered manually. Throws PANEL_ORDER_STATE. */
    async complete(tx: Db, partnerId: string, id: string, sn: string | null, by: By): Promise<PanelOrder> {
      const order = await own(tx, partnerId, id);
      if (
        order.payment_status !== PAYMENT.paid ||
        order.order_status !== ORDER.processing ||
        order.product_source !== PRODUCT_SOURCE.custom
      ) {
        throw new AppError('PANEL_ORDER_STATE');
      }
      return endings.succeed(tx, order, { sn, by });
    },

    /**
     * Gives the buyer's money back, to the member's balance or by the shop's own hand; the profit goes to the shop's
     * main balance. Resolves with the order before and after, and the points it took back. Throws PANEL_ORDER_STATE, PANEL_ORDER_IN_PROGRESS, REFUND_NEEDS_MEMBER.
     */
    async refund(
      tx: Db,
      partnerId: string,
      id: string,
      { to: wanted, reason, by }: { to: RefundTo; reason: string; by: By },
    ): Promise<Refunded> {
      const order = await own(tx, partnerId, id);
      const to = refundTarget(wanted, order);
      if (order.payment_status !== PAYMENT.paid || !mayRefund.includes(order.order_status)) {
        throw new AppError('PANEL_ORDER_STATE');
      }
      await notWhilePending(tx, order);
      if (to === 'balance' && !order.member_id) throw new AppError('REFUND_NEEDS_MEMBER');
      await releaseReservation(tx, order);
      await settle(ledger, tx, order, 'undone', by);
      const points = await refundPoints(tx, order, by);
      if (to === 'balance' && order.member_id && order.total > 0) {
        await moveMember(tx, {
          partnerId,
          memberId: order.member_id,
          kind: 'balance',
          amount: order.total,
          type: 'refund',
          orderId: order.id,
          refCode: order.invoice,
          note: reason,
          actor: by.name,
          userId: by.userId,
        });
      }
      const where = to === 'balance' ? 'ke saldo member' : 'dikirim manual oleh toko';
      await recordStep(tx, order, 'refunded', {
        note: `${where}: ${reason}`,
        amount: order.total,
        actor: by.name,
      });
      const refunded = await changeOrder(tx, order, {
        order_status: ORDER.refunded,
        payment_status: PAYMENT.returned,
        reason,
        finished_at: rightNow,
      });
      await notifyBuyer({ message, delivered }, tx, refunded);
      return { before: order, after: refunded, to, points };
    },

    /** Resends the order status to the buyer. Throws MESSAGE_LIMIT, BUYER_UNREACHABLE. */
    async notify(tx: Db, partnerId: string, id: string, by: By): Promise<PanelOrder> {
      const order = await own(tx, partnerId, id);
      await countByHand(quota, tx, id);
      if (!(await notifyBuyer({ message, delivered }, tx, order))) throw new AppError('BUYER_UNREACHABLE');
      await recordStep(tx, order, 'notified', { actor: by.name });
      return order;
    },
  };
}
