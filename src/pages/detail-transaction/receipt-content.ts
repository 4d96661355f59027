import type { TransactionDetail } from '../../core/contract/transaction';
import { dateTime } from '../../core/format/date';
import { rupiah } from '../../core/format/money';
import { REFUNDED, TRANSACTION } from '../../core/states';
import { type Status, transactionStatus } from '../../core/text/statuses';
import { copy } from './copy';
import { serialOf } from './serial';

/** What stands on a receipt, whichever way it is handed over. */
export interface ReceiptContent {
  shop: string;
  at: string;
  rows: [label: string, text: string][];
  status: Status;
  /** What the customer paid, or was paid back, in rupiah; null where nothing was typed or nothing was sold. */
  total: { label: string; amount: number } | null;
  /** What the receipt is worth, by what became of the order. */
  closing: string;
}

interface ReceiptFacts {
  shop: string;
  /** As the page shows them now. */
  voucherCodes: readonly string[];
  /** What the customer pays, typed by the partner; rupiah, 0 for not told. */
  price: number;
}

/** Only facts for the customer: the price that the partner paid is no part of it. */
export function receiptOf(
  trx: TransactionDetail,
  { shop, voucherCodes, price }: ReceiptFacts,
): ReceiptContent {
  const serial = trx.sn ? serialOf(trx.sn) : null;
  const status = transactionStatus(trx.status, trx.refunded);
  const end = endOf(trx);
  const rows: [string, string | null][] = [
    [copy.receiptNumber, trx.code],
    [copy.product, trx.product_name],
    [copy.item, trx.qty > 1 ? `${trx.item_name} × ${trx.qty}` : trx.item_name],
    ...trx.order_param.map(({ alias, value }): [string, string] => [alias, value]),
    [copy.nickname, trx.nickname],
    [copy.customer, trx.customer_name],
    ...(serial ? ([[serial.label, serial.shown], ...serial.about] as [string, string][]) : []),
    ...voucherCodes.map((code, at): [string, string] => [copy.voucher(at + 1, voucherCodes.length), code]),
  ];
  return {
    shop,
    at: dateTime(trx.date, { seconds: false }),
    rows: rows.filter((row): row is [string, string] => Boolean(row[1])),
    status,
    total: end.total && price > 0 ? { label: end.total, amount: price } : null,
    closing: end.closing,
  };
}

/** How a receipt ends: what the sum is called, if there is one, and its last words. */
function endOf({ status, refunded }: TransactionDetail): { total: string | null; closing: string } {
  if (status === TRANSACTION.success || (status === TRANSACTION.failed && refunded === REFUNDED.part))
    return { total: copy.total, closing: copy.thanks };
  if (status === TRANSACTION.pending) return { total: copy.total, closing: copy.receiptPending };
  if (status === TRANSACTION.failed && refunded === REFUNDED.whole) {
    return { total: transactionStatus(status, refunded).word, closing: copy.receiptRefunded };
  }
  return { total: null, closing: copy.receiptFailed };
}

/** The receipt as a message: plain lines, the shop and the sum in WhatsApp's bold. */
export function receiptText({ shop, at, rows, status, total, closing }: ReceiptContent): string {
  const lines = [
    `*${shop}*`,
    at,
    '',
    ...rows.map(([label, text]) => `${label}: ${text}`),
    `${copy.status}: ${status.detail ? `${status.word} (${status.detail})` : status.word}`,
    ...(total ? [`*${total.label}: ${rupiah(total.amount)}*`] : []),
    '',
    closing,
  ];
  return lines.join('\n').replaceAll('\u00a0', ' ');
}
