/** What an account may know, as its form names it. */
export const COST_LABEL = 'Lihat modal dan saldo';
export const PROFIT_LABEL = 'Lihat keuntungan';

/** In the place of a price, for who is told selling prices alone. */
export const NO_SELLING_PRICE = 'Belum ada harga jual';
