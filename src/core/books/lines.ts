/** What a row of the books counts as in the profit (`book_rows`). */
export const countings = ['sales', 'cost', 'expense', 'income', 'unpriced', 'pending', 'none'] as const;
export type Counting = (typeof countings)[number];

/** Kinds of rows that ledger and orders bring. */
export const autoLines = [
  ...['sale', 'purchase', 'refund', 'topup', 'topup_fee', 'plan', 'commission', 'bonus', 'adjustment'],
  ...['web_sale', 'web_fee', 'web_cost', 'web_proceeds', 'web_moved', 'web_profit', 'web_undone'],
  ...['commission_undone', 'commission_in', 'commission_out'],
  ...['profit_in', 'withdrawal', 'withdrawal_fee', 'panel_fee', 'panel_adjustment', 'unknown'],
] as const;

/** Kinds of rows that people write themselves. */
export const manualLines = ['salary', 'ads', 'internet', 'rent', 'operation', 'other'] as const;

/** Rows that say what something was sold for, or what was earned: for those who may know both. */
export const profitLines: readonly string[] = [
  ...['sale', 'web_sale', 'web_fee', 'web_cost', 'web_profit', 'web_undone'],
  ...['withdrawal', 'withdrawal_fee', 'panel_fee', 'panel_adjustment'],
];
