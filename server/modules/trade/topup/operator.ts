import { TOPUP } from '../../../../src/core/states';
import type { Database, Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { clockOf, type LockedTopup, lockTopup } from './change-store';
import { topupsInReview } from './read-store';
import type { Settlement } from './settle';

export interface OperatorDeps {
  database: Database;
  settlement: Pick<Settlement, 'credit' | 'reject'>;
}

export function createTopupOperator({ database, settlement }: OperatorDeps) {
  const decide = (id: string, end: (tx: Db, topup: LockedTopup) => Promise<void>): Promise<void> =>
    database.transaction(async (tx) => {
      const topup = await lockTopup(tx, id);
      if (!topup) throw new AppError('NOT_FOUND');
      if (topup.status !== TOPUP.reviewed) throw new AppError('TOPUP_NOT_IN_REVIEW');
      await end(tx, topup);
    });

  return {
    listManual: () => topupsInReview(database),

    approveManual: (id: string, by: 'admin' | 'system' = 'admin'): Promise<void> =>
      decide(id, async (tx, topup) => {
        const paidAt = topup.paid_at ?? new Date(await clockOf(tx)).toISOString();
        await settlement.credit(tx, topup, { paidAt, by });
      }),

    /** Throws NOT_FOUND, TOPUP_NOT_IN_REVIEW. `reason` is Indonesian, for the partner. */
    rejectManual: (id: string, reason: string): Promise<void> =>
      decide(id, (tx, topup) => settlement.reject(tx, topup, reason)),
  };
}
