export type Returned = 'none' | 'part' | 'whole';

export interface ShiftOrder {
  /** Customer price in rupiah; null without a price rule. */
  resale: number | null;
  returned: Returned;
}

/**
 * Rupiah of an order that stay in the drawer; null if unknown. A full refund is paid back to the customer. A partial
 * refund counts in full, because the cash paid back is recorded separately.
 */
export const takenOf = ({ resale, returned }: ShiftOrder): number | null =>
  returned === 'whole' ? 0 : resale;

export interface ShiftSales {
  orders: number;
  /** Rupiah paid by customers. */
  sales: number;
  /** Orders without a selling price, which count as 0. */
  unpriced: number;
  returned: number;
  partly: number;
}

export function salesOf(orders: readonly ShiftOrder[]): ShiftSales {
  const count = (fits: (order: ShiftOrder) => boolean): number => orders.filter(fits).length;
  return {
    orders: orders.length,
    sales: orders.reduce((sum, order) => sum + (takenOf(order) ?? 0), 0),
    unpriced: count((order) => takenOf(order) === null),
    returned: count(({ returned }) => returned === 'whole'),
    partly: count(({ returned }) => returned === 'part'),
  };
}

export interface DrawerMoves {
  opening: number;
  sales: number;
  /** Part of the sales total paid by QRIS or transfer, never in the drawer. */
  noncash: number;
  cashIn: number;
  cashOut: number;
}

/** Expected cash in rupiah; negative if the recorded withdrawals exceed it. */
export const expectedCash = ({ opening, sales, noncash, cashIn, cashOut }: DrawerMoves): number =>
  opening + sales - noncash + cashIn - cashOut;
