import { useState } from 'react';
import { useStored } from '../../api/storage';
import { useMay } from '../../api/use-may';
import type { TransactionDetail } from '../../core/contract/transaction';
import { piecesOf, type TypedNumber } from '../../core/format/read-number';
import { customerTotal } from '../../core/pricing/bill-amounts';
import { COST } from '../../core/schema/roles';
import { TRANSACTION } from '../../core/states';
import type { ReceiptPaper } from '../../features/receipt/paper';
import { useLetterhead } from '../../features/receipt/use-letterhead';
import { knownPrice } from './known-price';
import { receiptOf } from './receipt-content';

export type ReceiptState = ReturnType<typeof useReceipt>;

/** Who may not know the cost is told the selling price as the price of the order. */
const asSold = (transaction: TransactionDetail): TransactionDetail => ({
  ...transaction,
  resale_total: transaction.selling_total,
});

/** A receipt in the making: its content, the price for the customer, and this browser's paper. */
export function useReceipt(transaction: TransactionDetail, voucherCodes: readonly string[]) {
  const shop = useLetterhead();
  /** Undefined until something is typed: then that alone counts, also that nothing shall stand there. */
  const [typed, setTyped] = useState<TypedNumber | undefined>(undefined);
  const [stored, setPaper] = useStored('receipt-paper');
  const paper: ReceiptPaper = stored ?? '80';
  const { bill, status } = transaction;
  const hasEnded = status !== TRANSACTION.pending && status !== TRANSACTION.success;
  const seesCost = useMay(COST).can;
  const known = knownPrice(seesCost ? transaction : asSold(transaction));
  const own = typed === undefined ? (known ?? 0) : piecesOf(typed);
  // What a bill costs its customer is what stands above it; of one that was not paid nobody owes anything.
  const price = bill ? (hasEnded ? 0 : customerTotal(bill)) : own;
  return {
    content: receiptOf(transaction, { shop, voucherCodes, price }),
    price,
    transaction,
    /** Nobody knows what it is sold for: there is no rule for its item. */
    hasNoRule: !bill && known === null && !hasEnded && seesCost,
    isPriceGiven: Boolean(bill),
    /** It is the selling price by the partner's own rules, as it was when the order was made. */
    isByRule: typed === undefined && known !== null,
    /** What stands in the input of the price. */
    typed: typed === undefined ? known : typed,
    type: (price: TypedNumber) => setTyped(price),
    paper,
    setPaper,
  };
}
