import type { Counting } from './lines';

interface Sum {
  counts: Counting;
  /** Rupiah, income minus expense. */
  amount: number;
}

export interface BookFigures {
  omzet: number;
  modal: number;
  gross: number;
  expense: number;
  income: number;
  net: number;
  /** Net profit per omzet, percent with two decimals; null without omzet. */
  margin: number | null;
}

export function figuresOf(sums: readonly Sum[]): BookFigures {
  const total = (counts: Counting): number =>
    sums.reduce((sum, row) => (row.counts === counts ? sum + row.amount : sum), 0);
  const omzet = total('sales');
  const modal = 0 - total('cost');
  const expense = 0 - total('expense');
  const income = total('income');
  const net = omzet - modal - expense + income;
  return {
    ...{ omzet, modal, gross: omzet - modal, expense, income, net },
    margin: omzet > 0 ? Math.round((net / omzet) * 10_000) / 100 : null,
  };
}
