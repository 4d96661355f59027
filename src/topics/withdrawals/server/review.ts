import { rupiah } from '../../../core/format/money';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { LedgerService } from '../../../platform/ledger/service';
import type { NotificationService } from '../../../platform/notifications/service';
import type { BankAccountService } from '../../bank-accounts/server/service';
import { moveFor } from './move';
import { purses } from './purse';
import {
  beginWithdrawal,
  type EndedRow,
  endWithdrawal,
  readWaitingWithdrawals,
  type WaitingWithdrawal,
} from './store';

interface ReviewDeps {
  database: Database;
  ledger: Pick<LedgerService, 'postIn'>;
  accounts: Pick<BankAccountService, 'opened'>;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
}

interface News {
  code: 'withdrawal.process' | 'withdrawal.paid' | 'withdrawal.rejected';
  title: string;
  body: string;
  reason?: string;
}

const DONE = 3;
const REJECTED = 4;

export function createWithdrawalReview(deps: ReviewDeps) {
  const { database, ledger, accounts, activity, notification } = deps;

  const notify = async (tx: Db, row: EndedRow, { code, title, body, reason }: News): Promise<void> => {
    await activity.recordFor(tx, row.partner_id, 'admin', {
      code,
      object: row.code,
      ...(reason && { after: { Alasan: reason } }),
    });
    await notification.notify(tx, row.partner_id, {
      type: 'Saldo',
      title,
      body: body.slice(0, 240),
      link: purses[row.purse].link,
      audience: 'owner',
    });
  };

  return {
    listWaiting: () => readWaitingWithdrawals(database, { code: null }),
    findWaiting: async (code: string) => (await readWaitingWithdrawals(database, { code }))[0] ?? null,

    /** Unmasked target account of a pending withdrawal; the view is logged. */
    async destinationOf({ partner_id, code, bank_account_id }: WaitingWithdrawal) {
      const account = bank_account_id ? await accounts.opened(bank_account_id) : null;
      if (account) {
        await activity.recordFor(database.db, partner_id, 'admin', { code: 'withdrawal.view', object: code });
      }
      return account;
    },

    /** The transfer is in progress. Throws NOT_FOUND unless newly requested. */
    process: (code: string): Promise<void> =>
      database.transaction(async (tx) => {
        const row = await beginWithdrawal(tx, code);
        if (!row) throw new AppError('NOT_FOUND');
        await notify(tx, row, {
          code: 'withdrawal.process',
          title: 'Penarikan diproses',
          body: `Penarikan ${rupiah(row.amount)} (${row.code}) sedang dikirim.`,
        });
      }),

    /** The transfer is complete. Throws NOT_FOUND. */
    approve: (code: string): Promise<void> =>
      database.transaction(async (tx) => {
        const row = await endWithdrawal(tx, code, DONE, null);
        if (!row) throw new AppError('NOT_FOUND');
        await notify(tx, row, {
          code: 'withdrawal.paid',
          title: 'Penarikan berhasil',
          body: `Penarikan ${rupiah(row.amount)} (${row.code}) sudah dikirim.`,
        });
      }),

    /**
     * Returns the money including the fee, once. `reason` is Indonesian, for the partner. Throws NOT_FOUND.
     */
    reject: (code: string, reason: string): Promise<void> =>
      database.transaction(async (tx) => {
        const row = await endWithdrawal(tx, code, REJECTED, reason);
        if (!row) throw new AppError('NOT_FOUND');
        const of = {
          id: row.id,
          code: row.code,
          purse: row.purse,
          partnerId: row.partner_id,
          actor: 'Admin',
          userId: null,
        };
        await moveFor(ledger, tx, 'own', row.amount, of, 'Penarikan ditolak');
        await notify(tx, row, {
          code: 'withdrawal.rejected',
          title: 'Penarikan ditolak',
          body: `${row.code} dikembalikan ke ${purses[row.purse].name}: ${reason}`,
          reason,
        });
      }),
  };
}
