import { rupiah } from '../../../core/format/money';
import { BALANCE_MOVE, TOPUP } from '../../../core/states';
import type { ActivityService } from '../../../platform/activity/service';
import type { Db } from '../../../platform/db/client';
import type { LedgerService } from '../../../platform/ledger/service';
import type { NotificationService } from '../../../platform/notifications/service';
import type { TierService } from '../../tiers/server/service';
import { changeTopup, giveInvoiceNumber, type LockedTopup, pushFacts } from './change-store';

export interface SettlementDeps {
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
  ledger: Pick<LedgerService, 'postIn'>;
  tier: Pick<TierService, 'evaluate'>;
}

export type Settlement = ReturnType<typeof createSettlement>;

/**
 * Final transitions of a top up. Each runs in the transaction that locked the row; ledger, balance, invoice
 * number, notification, log and frames commit together.
 */
export function createSettlement({ activity, notification, ledger, tier }: SettlementDeps) {
  const linkOf = ({ id }: LockedTopup) => `/topup/payment?q=${id}`;

  const notify = (tx: Db, topup: LockedTopup, title: string, body: string) =>
    notification.notify(tx, topup.partner_id, { type: 'Top Up', title, body, link: linkOf(topup) });

  return {
    /** Credits the amount and its unique code. The caller ensures that it is done once. */
    async credit(
      tx: Db,
      topup: LockedTopup,
      { paidAt, by }: { paidAt: string; by: 'admin' | 'system' },
    ): Promise<void> {
      const amount = topup.credit;
      const { balance } = await ledger.postIn(tx, {
        partnerId: topup.partner_id,
        kind: 'main',
        amount,
        house: 'deposits',
        type: BALANCE_MOVE.topup,
        refType: 'topup',
        refId: topup.id,
        refCode: topup.code,
        description: `Top up ${topup.method_name}`,
        actor: topup.created_by,
        userId: topup.user_id,
      });
      await notify(
        tx,
        topup,
        'Top up berhasil',
        `Saldo bertambah ${rupiah(amount)} lewat ${topup.method_name}. ${topup.code}`,
      );
      await activity.recordFor(tx, topup.partner_id, by, {
        code: 'topup.credited',
        object: topup.code,
        after: { Jumlah: amount, Metode: topup.method_name },
      });
      // Clears the note about waiting.
      const end = {
        status: TOPUP.paid,
        paid_at: paidAt,
        balance_after: balance,
        reject_reason: null,
        note: null,
      };
      await changeTopup(tx, topup.id, end, { credited: true });
      await tier.evaluate(topup.partner_id, tx);
      await pushFacts(tx, topup.partner_id);
      await giveInvoiceNumber(tx, topup.id);
    },

    /** Payment received, but a person must review it: `note` is the reason for the partner. */
    async review(
      tx: Db,
      topup: LockedTopup,
      { paidAt, note }: { paidAt: string; note: string },
    ): Promise<void> {
      await changeTopup(tx, topup.id, { status: TOPUP.reviewed, paid_at: paidAt, note });
      await notify(tx, topup, 'Top up menunggu verifikasi', `${note} ${topup.code}`);
      await activity.recordFor(tx, topup.partner_id, 'system', { code: 'topup.review', object: topup.code });
    },

    /** Payment of a wrong amount: nothing is credited, and the partner is notified of the reason. */
    async mispaid(tx: Db, topup: LockedTopup, paid: number): Promise<void> {
      const due = rupiah(topup.invoice_paid_amount);
      const note = `Pembayaran ${rupiah(paid)} masuk, seharusnya ${due}. Saldo belum bertambah; kami akan menghubungi Anda.`;
      await changeTopup(tx, topup.id, { note });
      await notify(tx, topup, 'Jumlah pembayaran tidak sesuai', `${note} ${topup.code}`);
    },

    async expire(tx: Db, topup: LockedTopup): Promise<void> {
      await changeTopup(tx, topup.id, { status: TOPUP.expired });
      await notify(
        tx,
        topup,
        'Top up kedaluwarsa',
        `Waktu membayar ${rupiah(topup.invoice_paid_amount)} sudah habis. ${topup.code}`,
      );
    },

    async fail(tx: Db, topup: LockedTopup): Promise<void> {
      const note = 'Pembayaran gagal di penyedia pembayaran. Buat top up baru.';
      await changeTopup(tx, topup.id, { status: TOPUP.cancelled, note });
      await notify(tx, topup, 'Pembayaran top up gagal', `${note} ${topup.code}`);
    },

    async reject(tx: Db, topup: LockedTopup, reason: string): Promise<void> {
      await changeTopup(tx, topup.id, { status: TOPUP.rejected, reject_reason: reason, note: null });
      await notify(tx, topup, 'Top up ditolak', `${reason} ${topup.code}`.slice(0, 240));
      await activity.recordFor(tx, topup.partner_id, 'admin', {
        code: 'topup.rejected',
        object: topup.code,
        after: { Alasan: reason },
      });
    },
  };
}
