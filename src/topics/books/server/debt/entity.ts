import type { ActionHandler } from '../../../../admin/server/actions/shape';
import type { EntityCode } from '../../../../admin/server/entity-code';
import type { RecordRule } from '../../../../admin/server/rules/shape';
import { rupiah } from '../../../../core/format/money';
import { databaseNow } from '../../../../platform/db/clock';
import { AppError } from '../../../../platform/http/app-error';
import { type Debt, dueText } from '../../domain/reminder';
import { debtState } from '../../domain/state';

const pay: ActionHandler = async ({ rows: [row], input }) => {
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

const rule: RecordRule<Debt> = {
  async beforeChange({ data }) {
    Object.assign(data, stateOf(data));
  },

  async validate({ data }) {
    const { paid } = stateOf(data);
    const { amount } = data;
    return paid > amount
      ? { payments: [`Pembayaran ${rupiah(paid)} melebihi hutang ${rupiah(amount)}.`] }
      : {};
  },

  async warn(db, _reader, rows) {
    const now = await databaseNow(db);
    return new Map(
      rows.flatMap(({ id, data }) => {
        const { due_date, state } = data;
        const text = due_date && state !== 'paid' ? dueText(due_date, now) : '';
        return text.startsWith('lewat') ? [[id, [`Jatuh tempo ${text}.`]] as const] : [];
      }),
    );
  },
};

const stateOf = ({ amount, payments = [] }: Debt) => debtState(amount, payments);

export const debt: EntityCode = { ...rule, actions: { pay } };
