import type { TransactionDetail } from '../../contract/transaction';

export interface BalanceStep {
  step: 'before' | 'paid' | 'left' | 'refund' | 'after';
  /** Rupiah: a balance, a debit (negative) or a refund. */
  amount: number;
}

type Moved = Pick<
  TransactionDetail,
  'balance_before' | 'balance_after' | 'selling_total' | 'refund_amount' | 'history'
>;

/**
 * Balance steps of an order, in order. The balance after a refund comes from its own entry, because other orders may
 * have changed it meanwhile.
 */
export function balanceSteps(trx: Moved): BalanceStep[] {
  const { balance_before, balance_after, selling_total } = trx;
  if (balance_before === null || balance_after === null || selling_total === null) return [];
  const paid: BalanceStep[] = [
    { step: 'before', amount: balance_before },
    { step: 'paid', amount: -selling_total },
  ];
  if (trx.refund_amount === 0) return [...paid, { step: 'after', amount: balance_after }];
  const refunded = trx.history.findLast(({ step }) => step === 'refunded' || step === 'partly_refunded');
  return [
    ...paid,
    { step: 'left', amount: balance_after },
    { step: 'refund', amount: trx.refund_amount },
    ...(refunded?.balance == null ? [] : [{ step: 'after', amount: refunded.balance } as const]),
  ];
}
