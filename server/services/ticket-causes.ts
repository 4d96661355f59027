import { typedNumber } from '../../src/core/finder/typed-number';
import { rupiah } from '../../src/core/format/money';
import type { Cause } from '../modules/people/ticket/write-store';
import { foundTopups } from '../modules/trade/topup/found-store';
import { foundOrders } from '../modules/trade/transaction/found-store';
import { foundWithdrawals } from '../modules/trade/withdrawal/found-store';
import type { Ground } from './ground';

/** Enough: few codes share an ending. */
const MOST = 5;

export const causesOf =
  ({ database }: Pick<Ground, 'database'>) =>
  async (partnerId: string, code: string): Promise<Cause | null> => {
    const typed = typedNumber(code);
    if (!typed) return null;
    const [orders, topups, withdrawals] = await Promise.all([
      foundOrders(database, partnerId, typed, MOST),
      foundTopups(database, partnerId, typed, MOST),
      foundWithdrawals(database, partnerId, typed, MOST),
    ]);
    const causes: Cause[] = [
      ...orders.map(({ id, code, product_name, item_name }) => ({
        ...{ type: 'transaction' as const, id, code },
        title: `${product_name} – ${item_name}`,
      })),
      ...topups.map(({ id, code, method_name, invoice_paid_amount }) => ({
        ...{ type: 'topup' as const, id, code },
        title: `Top up ${rupiah(invoice_paid_amount)} lewat ${method_name}`,
      })),
      ...withdrawals.map(({ id, code, amount }) => ({
        ...{ type: 'withdrawal' as const, id, code },
        title: `Penarikan ${rupiah(amount)}`,
      })),
    ];
    return causes.find((cause) => cause.code === code) ?? null;
  };
