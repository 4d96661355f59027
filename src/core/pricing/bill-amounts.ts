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

/** What the payment takes from the partner's balance: the same less the commission, which so is earned at once. */
export const billCost = (amounts: Amounts): number => customerTotal(amounts) - amounts.commission;
