import type { Bill } from '../../../../core/contract/bill';
import { dateTime } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import { monthsText } from '../../../../core/format/month';
import { number } from '../../../../core/format/number';
import { REFUNDED, TRANSACTION } from '../../../../core/states';
import { transactionStatus } from '../../../../core/text/statuses';
import type { Letterhead } from '../../../receipts/contract';
import type { ReceiptContent } from '../../../receipts/web/receipt/content';
import type { TransactionDetail } from '../../contract/transaction';
import { accountName, accountOf } from './account';
import { copy } from './copy';
import { serialOf } from './serial';

interface ReceiptFacts {
  shop: Letterhead;
  voucherCodes: readonly string[];
  /** Customer price, typed or from the bill; rupiah, 0 without one. */
  price: number;
}

/** Contains only facts for the customer, never the cost. */
export function receiptOf(
  trx: TransactionDetail,
  { shop, voucherCodes, price }: ReceiptFacts,
): ReceiptContent {
  const { bill } = trx;
  const serial = trx.sn ? serialOf(trx.sn, Boolean(bill)) : null;
  const status = transactionStatus(trx.status, trx.refunded);
  const end = endOf(trx);
  const rows: [string, string | null][] = [
    [copy.receiptNumber, trx.code],
    [copy.product, trx.product_name],
    [copy.item, trx.qty > 1 ? `${trx.item_name} × ${trx.qty}` : trx.item_name],
    ...trx.order_param.map(({ alias, value }): [string, string] => [alias, value]),
    [bill ? copy.billName : accountName(trx), accountOf(trx)],
    [copy.customer, trx.customer_name],
    ...(bill ? billLines(bill) : []),
    ...(serial ? ([[serial.label, serial.shown], ...serial.about] as [string, string][]) : []),
    ...voucherCodes.map((code, at): [string, string] => [copy.voucher(at + 1, voucherCodes.length), code]),
    [copy.resale, !bill && end.total === copy.total && price > 0 ? priceText(price, trx.qty) : null],
  ];
  return {
    shop,
    at: dateTime(trx.date, { seconds: false }),
    large: [copy.token, ...voucherCodes.map((_code, at) => copy.voucher(at + 1, voucherCodes.length))],
    rows: rows.filter((row): row is [string, string] => Boolean(row[1])),
    status,
    total: end.total && price > 0 ? { label: end.total, amount: price } : null,
    closing: end.closing,
  };
}

const billLines = (bill: Bill): [string, string | null][] => [
  [copy.period, monthsText(bill.periods.map(({ period }) => period))],
  [copy.sheets, number(bill.bill_count)],
  [copy.bill, rupiah(bill.bill_amount)],
  [copy.penalty, bill.penalty > 0 ? rupiah(bill.penalty) : null],
  [copy.admin, rupiah(bill.admin_fee)],
];

const priceText = (price: number, qty: number): string =>
  qty > 1 && price % qty === 0 ? `${qty} × ${rupiah(price / qty)}` : rupiah(price);

function endOf({ status, refunded }: TransactionDetail): { total: string | null; closing: string } {
  if (status === TRANSACTION.success || (status === TRANSACTION.failed && refunded === REFUNDED.part))
    return { total: copy.total, closing: copy.thanks };
  if (status === TRANSACTION.pending) return { total: copy.total, closing: copy.receiptPending };
  if (status === TRANSACTION.failed && refunded === REFUNDED.whole) {
    return { total: transactionStatus(status, refunded).word, closing: copy.receiptRefunded };
  }
  return { total: null, closing: copy.receiptFailed };
}
