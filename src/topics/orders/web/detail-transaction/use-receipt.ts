import { useState } from 'react';
import { useMay } from '../../../../admin/web/session/use-may';
import { piecesOf, type TypedNumber } from '../../../../core/format/read-number';
import { COST } from '../../../../core/session/roles';
import { ORDER_SOURCE, TRANSACTION } from '../../../../core/states';
import { useStored } from '../../../../platform/web/storage';
import type { ReceiptPaper } from '../../../receipts/web/receipt/paper';
import { useLetterhead } from '../../../receipts/web/receipt/use-letterhead';
import type { TransactionDetail } from '../../contract/transaction';
import { customerTotal } from '../../domain/bill-amounts';
import { knownPrice } from './known-price';
import { receiptOf } from './receipt-content';

export type ReceiptState = ReturnType<typeof useReceipt>;

/** People who may not see the cost get the selling price as the price. */
const asSold = (transaction: TransactionDetail): TransactionDetail => ({
  ...transaction,
  resale_total: transaction.selling_total,
});

export function useReceipt(transaction: TransactionDetail, voucherCodes: readonly string[]) {
  const shop = useLetterhead();
  /** Undefined until something is typed; then only that counts, even if it is empty. */
  const [typed, setTyped] = useState<TypedNumber | undefined>(undefined);
  const [stored, setPaper] = useStored('receipt-paper');
  const paper: ReceiptPaper = stored ?? '80';
  const { bill, status } = transaction;
  const hasEnded = status !== TRANSACTION.pending && status !== TRANSACTION.success;
  const seesCost = useMay(COST).can;
  const known = knownPrice(seesCost ? transaction : asSold(transaction));
  const own = typed === undefined ? (known ?? 0) : piecesOf(typed);
  const price = bill ? (hasEnded ? 0 : customerTotal(bill)) : own;
  return {
    content: receiptOf(transaction, { shop, voucherCodes, price }),
    price,
    transaction,
    /** The selling price is unknown: the item has no price rule. */
    hasNoRule:
      !bill && known === null && !hasEnded && seesCost && transaction.source !== ORDER_SOURCE.website,
    isPriceGiven: Boolean(bill),
    isByRule: typed === undefined && known !== null,
    typed: typed === undefined ? known : typed,
    type: (price: TypedNumber) => setTyped(price),
    paper,
    setPaper,
  };
}
