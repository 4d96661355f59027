import type { RecordRule } from '../../../../admin/server/rules/shape';
import { rupiah } from '../../../../core/format/money';
import { databaseNow } from '../../../../platform/db/clock';
import { type Debt, dueText } from '../../domain/reminder';
import { debtState } from '../../domain/state';

export const debtRule: RecordRule<Debt> = {
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
