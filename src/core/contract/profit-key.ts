/** Whoever holds it reads what the panel has earned: on its page, in the header, on the live channel. */
export const PROFIT_KEY = 'panel.saldo_profit';
