import type { Letterhead } from '../../core/contract/letterhead';
import { rupiah } from '../../core/format/money';
import { phone } from '../../core/format/phone';
import type { Status } from '../../core/text/statuses';

/** What stands on a receipt, whichever way it is handed over and whatever was sold. */
export interface ReceiptContent {
  shop: Letterhead;
  at: string;
  /** What a kind of order has to say, line by line; a bill brings its own. */
  rows: [label: string, text: string][];
  /** Labels of the rows that a customer copies by hand: a token, a code. */
  large: string[];
  status: Status;
  /** What the customer paid, or was paid back, in rupiah; null where nothing was typed or nothing was sold. */
  total: { label: string; amount: number } | null;
  /** What the receipt is worth, by what became of the order. */
  closing: string;
}

/** What stands under the name of the shop, a line each. */
export const shopLines = ({ address, phone: number }: Letterhead): string[] =>
  [address, number && phone(number)].filter((text): text is string => Boolean(text));

const STATUS = 'Status';

/** The receipt as a message: plain lines, the shop and the sum in WhatsApp's bold. */
export function receiptText({ shop, at, rows, status, total, closing }: ReceiptContent): string {
  const lines = [
    `*${shop.name}*`,
    ...shopLines(shop),
    at,
    '',
    ...rows.map(([label, text]) => `${label}: ${text}`),
    `${STATUS}: ${status.detail ? `${status.word} (${status.detail})` : status.word}`,
    ...(total ? [`*${total.label}: ${rupiah(total.amount)}*`] : []),
    '',
    closing,
    ...(shop.footer ? [shop.footer] : []),
  ];
  return lines.join('\n').replaceAll('\u00a0', ' ');
}
