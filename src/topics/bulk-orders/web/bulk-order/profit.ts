import type { BulkLine } from '../../contract';

/** Cost and sales of rows with a selling price, in rupiah. */
export interface BulkProfit {
  cost: number;
  sold: number;
  losing: number;
  unpriced: number;
}

/** Null without any selling price. */
export function profitOf(rows: readonly Pick<BulkLine, 'price' | 'selling_price'>[]): BulkProfit | null {
  const priced = rows.flatMap(({ price, selling_price: sold }) =>
    price !== null && sold !== null ? [{ price, sold }] : [],
  );
  if (priced.length === 0) return null;
  return {
    cost: priced.reduce((sum, { price }) => sum + price, 0),
    sold: priced.reduce((sum, { sold }) => sum + sold, 0),
    losing: priced.filter(({ price, sold }) => sold < price).length,
    unpriced: rows.length - priced.length,
  };
}
