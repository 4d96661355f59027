import type { ActHandler } from '../../../../admin/server/acts/shape';
import { rupiah } from '../../../../core/format/money';
import { AppError } from '../../../../platform/http/app-error';
import type { Debt } from '../../domain/reminder';
import { debtState } from '../../domain/state';

const pay: ActHandler = async ({ rows: [row], input }) => {
  if (!row) throw new AppError('NOT_FOUND');
  const { amount, payments: before = [] } = row.data as Debt;
  const payments = [...before, input];
  const { left } = debtState(amount, before);
  if (Number(input.amount) > left) {
    throw new AppError('VALIDATION_FAILED', undefined, { amount: [`Sisa hutang ${rupiah(left)}.`] });
  }
  const rest = left - Number(input.amount);
  return {
    message: rest === 0 ? 'Hutang lunas.' : `Pembayaran dicatat. Sisa hutang ${rupiah(rest)}.`,
    edits: [{ id: row.id, data: { payments } }],
  };
};

export const debtHandlers = { pay };
