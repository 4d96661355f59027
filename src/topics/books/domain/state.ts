interface Payment {
  amount: number;
}

export interface DebtState {
  paid: number;
  left: number;
  state: 'open' | 'part' | 'paid';
}

/** Rupiah; an overpayment leaves 0. */
export function debtState(amount: number, payments: readonly Payment[]): DebtState {
  const paid = payments.reduce((sum, payment) => sum + payment.amount, 0);
  const left = Math.max(0, amount - paid);
  return { paid, left, state: left === 0 ? 'paid' : paid > 0 ? 'part' : 'open' };
}
