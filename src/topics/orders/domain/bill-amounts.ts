interface Amounts {
  bill_amount: number;
  penalty: number;
  admin_fee: number;
  commission: number;
}

/** Total paid by the customer in rupiah: bill, penalty and fee. */
export const customerTotal = ({ bill_amount, penalty, admin_fee }: Omit<Amounts, 'commission'>): number =>
  bill_amount + penalty + admin_fee;

/**
 * The promised commission, limited to the fee and to what keeps us from a loss; `cost` is our cost in rupiah. Null if
 * even no commission is a loss.
 */
export function commissionWithin(
  promised: number,
  amounts: Omit<Amounts, 'commission'>,
  cost: number,
): number | null {
  const margin = customerTotal(amounts) - cost;
  return margin < 0 ? null : Math.min(promised, amounts.admin_fee, margin);
}

export const billCost = (amounts: Amounts): number => customerTotal(amounts) - amounts.commission;
