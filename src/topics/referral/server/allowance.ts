import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { LedgerService } from '../../../platform/ledger/service';
import { shortfall } from '../../../platform/ledger/shortfall';

/** All referral commissions may be withdrawn. */
export const createReferralAllowance = (ledger: Pick<LedgerService, 'balanceOf'>) => ({
  async check(partnerId: string, amount: number): Promise<void> {
    const { balance } = await ledger.balanceOf(partnerId, 'referral');
    if (amount > balance) throw new AppError('INSUFFICIENT_BALANCE', shortfall(balance, amount));
  },

  /** The posting itself refuses a negative balance. */
  reserve: async (_tx: Db, _partnerId: string, _amount: number): Promise<void> => undefined,
});
