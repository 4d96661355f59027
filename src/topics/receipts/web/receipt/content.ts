import { rupiah } from '../../../../core/format/money';
import { phone } from '../../../../core/format/phone';
import type { Status } from '../../../../core/text/statuses';
import type { Letterhead } from '../../contract';

export interface ReceiptContent {
  shop: Letterhead;
  at: string;
  rows: [label: string, text: string][];
  large: string[];
  status: Status;
  /** Amount paid by or refunded to the customer in rupiah; null without one. */
  total: { label: string; amount: number } | null;
  closing: string;
}

export const shopLines = ({ address, phone: number }: Letterhead): string[] =>
  [address, number && phone(number)].filter((text): text is string => Boolean(text));

const STATUS = 'Status';

/** Plain text with shop and total in WhatsApp's bold. */
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
