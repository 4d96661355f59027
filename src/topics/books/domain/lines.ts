/** Category of a row in the profit calculation (`book_rows`). */
export const countings = ['sales', 'cost', 'expense', 'income', 'unpriced', 'pending', 'none'] as const;
export type Counting = (typeof countings)[number];

export const autoLines = [
  ...['sale', 'purchase', 'refund', 'topup', 'topup_fee', 'plan', 'commission', 'bonus', 'adjustment'],
  ...['web_sale', 'web_fee', 'web_cost', 'web_proceeds', 'web_moved', 'web_profit', 'web_undone'],
  ...['commission_undone', 'commission_in', 'commission_out'],
  ...['profit_in', 'withdrawal', 'withdrawal_fee', 'panel_fee', 'panel_adjustment', 'unknown'],
] as const;

export const manualLines = ['salary', 'ads', 'internet', 'rent', 'operation', 'other'] as const;

/** Lines that reveal selling prices or earnings, for people who may see both. */
export const profitLines: readonly string[] = [
  ...['sale', 'web_sale', 'web_fee', 'web_cost', 'web_profit', 'web_undone'],
  ...['withdrawal', 'withdrawal_fee', 'panel_fee', 'panel_adjustment'],
];
