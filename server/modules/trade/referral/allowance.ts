import type { Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { LedgerService } from '../../ground/ledger/service';
import { shortfall } from '../../ground/ledger/shortfall';

/** All referral commissions may be withdrawn. */
export const createReferralAllowance = (ledger: Pick<LedgerService, 'balanceOf'>) => ({
  async check(partnerId: string, amount: number): Promise<void> {
    const { balance } = await ledger.balanceOf(partnerId, 'referral');
    if (amount > balance) throw new AppError('INSUFFICIENT_BALANCE', shortfall(balance, amount));
  },

  /** The posting itself refuses a negative balance. */
  reserve: async (_tx: Db, _partnerId: string, _amount: number): Promise<void> => undefined,
});
