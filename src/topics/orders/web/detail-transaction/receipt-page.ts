import type { ReceiptPaper } from '../../../receipts/web/receipt/paper';

const MILLIMETRE = 96 / 25.4;

/**
 * The `@page` rule of a receipt. A roll is cut where the text ends, so its page is as long as the receipt drawn at the
 * width of the roll; `height` in CSS pixels.
 */
export function receiptPage(paper: ReceiptPaper, height: number): string {
  const size = paper === 'a5' ? 'A5' : `${paper}mm ${Math.ceil(height / MILLIMETRE) + 2}mm`;
  return `@page { size: ${size}; margin: 0; }`;
}
