import { dateTime } from '../../../core/format/date';
import { rupiah } from '../../../core/format/money';
import { TOPUP } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import type { NoticeService } from '../../../platform/notice/service';
import type { Payable, Payee } from '../../payments/server/receive';
import { isPayable } from '../../payments/server/validate';
import { type LockedTopup, lockTopup } from './change-store';
import type { Settlement } from './settle';

export interface PayeeDeps {
  settlement: Settlement;
  notice: Pick<NoticeService, 'notify'>;
  onReview: (tx: Db, id: string) => Promise<void>;
}

type PayableTopup = LockedTopup & Payable;

/** Top ups as the gateway's events see them. */
export const createTopupPayee = ({ settlement, notice, onReview }: PayeeDeps): Payee<PayableTopup> => ({
  lock: async (tx, id) => {
    const topup = await lockTopup(tx, id);
    return topup && { ...topup, due: topup.invoice_paid_amount };
  },

  settle: async (tx, topup, verdict, event) => {
    const { paidAt } = event;
    if (verdict === 'credited') await settlement.credit(tx, topup, { paidAt, by: 'system' });
    if (verdict === 'expired') await settlement.expire(tx, topup);
    if (verdict === 'failed') await settlement.fail(tx, topup);
    // Decided top ups are unchanged.
    if (verdict === 'wrong_amount' && isPayable(topup.status)) {
      await settlement.mispaid(tx, topup, event.amount);
    }
    if (verdict === 'late') {
      const why = topup.status === TOPUP.cancelled ? 'setelah top up dibatalkan' : 'setelah batas waktu';
      const note = `Pembayaran ${rupiah(event.amount)} masuk ${why}. Kami sedang memeriksanya.`;
      await settlement.review(tx, topup, { paidAt, note });
      await onReview(tx, topup.id);
      const at = dateTime(paidAt, { zone: true });
      const text = `Dibayar ${rupiah(event.amount)} pada ${at}, setelah kedaluwarsa atau dibatalkan. Periksa lalu setujui atau tolak.`;
      await notice.notify(tx, { kind: 'payment_late', ref: topup.code, text });
    }
  },
});
