import type { BookFigures } from './figures';
import type { Counting } from './lines';

interface Sum {
  line: string;
  counts: Counting;
  amount: number;
}

/** A row of the profit-and-loss statement, rupiah: costs are negative. `before` is null for a single line. */
export interface StatementRow {
  kind: 'group' | 'line' | 'subtotal';
  name: string;
  now: number;
  before: number | null;
}

/** Omzet to net profit: each group with its lines, and a subtotal after those that change the profit. */
export function statementOf<S extends Sum>(
  sums: readonly S[],
  now: BookFigures,
  before: BookFigures,
): StatementRow[] {
  const part = (name: 'omzet' | 'modal' | 'income' | 'expense', counts: Counting): StatementRow[] => {
    const sign = name === 'modal' || name === 'expense' ? -1 : 1;
    const lines = sums.filter((sum) => sum.counts === counts && sum.amount !== 0);
    if (name === 'income' && now.income === 0 && before.income === 0) return [];
    return [
      { kind: 'group', name, now: sign * now[name] || 0, before: sign * before[name] || 0 },
      ...lines.map(
        ({ line, amount }): StatementRow => ({ kind: 'line', name: line, now: amount, before: null }),
      ),
    ];
  };
  const subtotal = (name: 'gross' | 'net'): StatementRow => ({
    ...{ kind: 'subtotal', name },
    ...{ now: now[name], before: before[name] },
  });
  return [
    ...part('omzet', 'sales'),
    ...part('modal', 'cost'),
    subtotal('gross'),
    ...part('income', 'income'),
    ...part('expense', 'expense'),
    subtotal('net'),
  ];
}
