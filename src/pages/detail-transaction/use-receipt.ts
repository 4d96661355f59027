import { useState } from 'react';
import { browserConfig } from '../../api/browser-config';
import { useFacts } from '../../api/facts';
import { useStored } from '../../api/storage';
import type { TransactionDetail } from '../../core/contract/transaction';
import { receiptOf } from './receipt-content';
import type { ReceiptPaper } from './receipt-page';

const MOST_DIGITS = 10;

export type ReceiptState = ReturnType<typeof useReceipt>;

/** A receipt in the making: its content, the price for the customer, and this browser's paper. */
export function useReceipt(transaction: TransactionDetail, voucherCodes: readonly string[]) {
  const { profile } = useFacts();
  const [digits, setDigits] = useState('');
  const [stored, setPaper] = useStored('receipt-paper');
  const paper: ReceiptPaper = stored ?? '80';
  const price = Number(digits);
  const shop = profile.panel?.site_name ?? profile.name ?? browserConfig.productName;
  return {
    content: receiptOf(transaction, { shop, voucherCodes, price }),
    price,
    type: (text: string) => setDigits(text.replace(/\D/g, '').slice(0, MOST_DIGITS)),
    paper,
    setPaper,
  };
}
