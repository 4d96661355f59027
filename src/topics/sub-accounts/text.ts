export const COST_LABEL = 'Lihat modal dan saldo';
export const PROFIT_LABEL = 'Lihat keuntungan';

/** Shown instead of a price to people who may see selling prices only. */
export const NO_SELLING_PRICE = 'Belum ada harga jual';
