import type { TopupInvoice } from '../../../../src/core/contract/topup';
import { date, dateTime } from '../../../../src/core/format/date';
import { escapeHtml } from '../../../../src/core/format/escape-html';
import { rupiah } from '../../../../src/core/format/money';
import { invoiceWords as words } from '../../../../src/core/text/invoice';
import { plainPage } from '../../../http/plain-page';

/** Facts to compare with the printed invoice; without addresses and tax numbers. */
export function invoiceCheckPage(invoice: TopupInvoice, nonce: string): string {
  const { seller, buyer } = invoice;
  const facts = [
    [words.number, invoice.number],
    [words.issued, date(invoice.issued_at)],
    [words.seller, seller.name],
    [words.buyer, buyer.company || buyer.name],
    [words.topup, invoice.topup_code],
    [words.paidAt, dateTime(invoice.paid_at, { zone: true })],
    [words.total, rupiah(invoice.total)],
  ] as const;
  return plainPage({
    productName: seller.brand,
    nonce,
    title: 'Invoice ini asli',
    lead: `Diterbitkan oleh ${seller.name}. Cocokkan isinya dengan invoice yang Anda pegang.`,
    main: `<div class="card"><dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl></div>`,
  });
}

export const unknownInvoicePage = (productName: string, nonce: string): string =>
  plainPage({
    productName,
    nonce,
    title: 'Invoice tidak dikenal',
    lead: 'Kami tidak pernah menerbitkan invoice dengan kode ini. Pindai ulang, atau tanyakan kepada pengirimnya.',
    main: '',
  });
