import { rupiah } from '../../../../src/core/format/money';
import { AppError } from '../../../http/app-error';
import type { ActHandler } from '../../ground/entities/acts/shape';
import { moveMember } from './member-store';

/** Throws MEMBER_BALANCE_SHORT. */
const adjust: ActHandler = async ({ tx, actor, rows: [row], input }) => {
  if (!row) throw new AppError('NOT_FOUND');
  const amount = input.direction === 'out' ? -Number(input.amount) : Number(input.amount);
  const after = await moveMember(tx, {
    partnerId: actor.partnerId,
    memberId: row.id,
    kind: 'balance',
    amount,
    type: 'adjustment',
    note: String(input.reason),
    actor: actor.name,
    userId: actor.userId,
  });
  if (after === null) throw new AppError('MEMBER_BALANCE_SHORT');
  return { message: `Saldo member sekarang ${rupiah(after)}.` };
};

export const memberHandlers = { 'adjust-balance': adjust };
