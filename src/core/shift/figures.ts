/** How much of what an order took from the balance came back to it. */
export type Returned = 'none' | 'part' | 'whole';

/** An order as the drawer meets it. */
export interface ShiftOrder {
  /** Rupiah that its customer was asked for; null where no rule of selling prices reached it. */
  resale: number | null;
  returned: Returned;
}

/**
 * Rupiah of an order that stay in the drawer; null where nobody knows. What came back whole is paid back to its customer.
 * One that came back in part counts whole: what its customer got back is cash that was taken out, and written down so.
 */
export const takenOf = ({ resale, returned }: ShiftOrder): number | null =>
  returned === 'whole' ? 0 : resale;

/** What the orders of a shift come to. */
export interface ShiftSales {
  orders: number;
  /** Rupiah that customers paid. */
  takings: number;
  /** Orders without a selling price that count for nothing, because nobody knows what was asked for them. */
  unpriced: number;
  /** Orders that came back whole, and those that did in part. */
  returned: number;
  partly: number;
}

export function salesOf(orders: readonly ShiftOrder[]): ShiftSales {
  const count = (fits: (order: ShiftOrder) => boolean): number => orders.filter(fits).length;
  return {
    orders: orders.length,
    takings: orders.reduce((sum, order) => sum + (takenOf(order) ?? 0), 0),
    unpriced: count((order) => takenOf(order) === null),
    returned: count(({ returned }) => returned === 'whole'),
    partly: count(({ returned }) => returned === 'part'),
  };
}

/** Rupiah that came into a drawer and left it. */
export interface DrawerMoves {
  opening: number;
  takings: number;
  /** Of the takings: paid by QRIS or transfer, so never in the drawer. */
  noncash: number;
  cashIn: number;
  cashOut: number;
}

/** Rupiah that have to lie in the drawer; below 0 where more is told to have left it than there was. */
export const expectedCash = ({ opening, takings, noncash, cashIn, cashOut }: DrawerMoves): number =>
  opening + takings - noncash + cashIn - cashOut;
