import type { Db } from '../../../platform/db/client';
import type { LedgerService } from '../../../platform/ledger/service';
import { type Purse, purses } from './purse';

export interface Cause {
  id: string;
  code: string;
  purse: Purse;
  partnerId: string;
  actor: string;
  userId: string | null;
}

/** Posts rupiah of a withdrawal in `tx`: negative out of the balance. */
export const moveFor = (
  { postIn }: Pick<LedgerService, 'postIn'>,
  tx: Db,
  side: 'main' | 'own',
  amount: number,
  { id, code, purse, partnerId, actor, userId }: Cause,
  description: string,
) =>
  postIn(tx, {
    partnerId,
    kind: side === 'main' ? 'main' : purse,
    amount,
    house: purses[purse].house,
    type: purses[purse][side],
    refType: 'withdrawal',
    refId: id,
    refCode: code,
    description,
    actor,
    userId,
  });
