import { type Debt, dueText } from '../../../../src/core/debt/reminder';
import { debtState } from '../../../../src/core/debt/state';
import { rupiah } from '../../../../src/core/format/money';
import { databaseNow } from '../../../db/clock';
import type { RecordRule } from '../../ground/entities/rules/shape';

export const debtRule: RecordRule<Debt> = {
  async complete({ data }) {
    Object.assign(data, stateOf(data));
  },

  async judge({ data }) {
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
