import type { Db } from '../../../db/client';
import type { LedgerService } from '../../ground/ledger/service';

/** Pencairan Saldo Profit in the main balance (domain 3.7), Penarikan in the one of the panel (domain 3.19). */
const TYPES = { main: 8, panel: 3 } as const;

/** The withdrawal that money moves for, and whose doing it is. */
export interface Cause {
  id: string;
  code: string;
  partnerId: string;
  actor: string;
  userId: string | null;
}

/** Moves rupiah of a withdrawal with the commit of `tx`: below zero out of the balance. */
export const moveFor = (
  { postIn }: Pick<LedgerService, 'postIn'>,
  tx: Db,
  kind: 'main' | 'panel',
  amount: number,
  { id, code, partnerId, actor, userId }: Cause,
  description: string,
) =>
  postIn(tx, {
    partnerId,
    kind,
    amount,
    house: 'profit',
    type: TYPES[kind],
    refType: 'withdrawal',
    refId: id,
    refCode: code,
    description,
    actor,
    userId,
  });
