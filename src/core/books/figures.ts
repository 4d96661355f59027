import type { Counting } from './lines';

/** Rows of one line that count as one thing. */
interface Sum {
  counts: Counting;
  /** Rupiah, money in less money out. */
  amount: number;
}

export interface BookFigures {
  omzet: number;
  /** What was sold has cost. */
  modal: number;
  gross: number;
  expense: number;
  /** What came in beside sales. */
  income: number;
  net: number;
  /** What stays of the omzet, percent with two decimals; null without one. */
  margin: number | null;
}

/** The profit that follows from sums of the books. */
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
