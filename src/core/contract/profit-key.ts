/** Access key for the panel's earnings: page, header and live channel. */
export const PROFIT_KEY = 'panel.saldo_profit';
