/** Of a bill, rupiah. */
interface Amounts {
  bill_amount: number;
  penalty: number;
  admin_fee: number;
  commission: number;
}

/** What the customer pays the partner, rupiah: bill, fine and fee. */
export const customerTotal = ({ bill_amount, penalty, admin_fee }: Omit<Amounts, 'commission'>): number =>
  bill_amount + penalty + admin_fee;

/**
 * What of a bill's fee is the partner's: what is promised, but no more than the fee, and no more than leaves us what the
 * payment costs us, `cost` rupiah; null where it would be a loss even without any.
 */
export function commissionWithin(
  promised: number,
  amounts: Omit<Amounts, 'commission'>,
  cost: number,
): number | null {
  const room = customerTotal(amounts) - cost;
  return room < 0 ? null : Math.min(promised, amounts.admin_fee, room);
}

/** What the payment takes from the partner's balance: the same less the commission, which so is earned at once. */
export const billCost = (amounts: Amounts): number => customerTotal(amounts) - amounts.commission;
