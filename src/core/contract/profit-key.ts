export const PROFIT_KEY = 'panel.saldo_profit';
