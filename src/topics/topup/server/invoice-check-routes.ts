import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PUBLIC } from '../../../core/contract/endpoint';
import { id } from '../../../core/contract/shapes';
import { date, dateTime } from '../../../core/format/date';
import { escapeHtml } from '../../../core/format/escape-html';
import { rupiah } from '../../../core/format/money';
import { newNonce } from '../../../platform/http/content-policy';
import { plainPage, plainPagePolicy } from '../../../platform/http/plain-page';
import { invoiceCheckPath, type TopupInvoice } from '../contract/topup';
import { invoiceWords as words } from '../text';
import { SEAL_LENGTH } from './invoice-seal';
import type { TopupService } from './service';

/** Facts to compare with the printed invoice; without addresses and tax numbers. */
function invoiceCheckPage(invoice: TopupInvoice, nonce: string): string {
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

const unknownInvoicePage = (productName: string, nonce: string): string =>
  plainPage({
    productName,
    nonce,
    title: 'Invoice tidak dikenal',
    lead: 'Kami tidak pernah menerbitkan invoice dengan kode ini. Pindai ulang, atau tanyakan kepada pengirimnya.',
    main: '',
  });

const params = z.object({ id, seal: z.string().regex(new RegExp(`^[0-9a-f]{${SEAL_LENGTH}}$`)) });

export function invoiceCheckRoutes(app: FastifyInstance, topups: TopupService, productName: string): void {
  app.get(
    invoiceCheckPath(':id', ':seal'),
    // Tracking parameters are ignored.
    { config: { object: PUBLIC }, schema: { hide: true, querystring: z.object({}) } },
    async (request, reply) => {
      const nonce = newNonce();
      const known = params.safeParse(request.params);
      const invoice = known.success ? await topups.checkInvoice(known.data.id, known.data.seal) : null;
      return reply
        .code(invoice ? 200 : 404)
        .header('content-security-policy', plainPagePolicy(nonce))
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(invoice ? invoiceCheckPage(invoice, nonce) : unknownInvoicePage(productName, nonce));
    },
  );
}
