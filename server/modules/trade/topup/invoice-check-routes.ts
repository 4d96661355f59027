import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PUBLIC } from '../../../../src/core/contract/endpoint';
import { id } from '../../../../src/core/contract/shapes';
import { invoiceCheckPath } from '../../../../src/core/contract/topup';
import { newNonce } from '../../../http/content-policy';
import { plainPagePolicy } from '../../../http/plain-page';
import { invoiceCheckPage, unknownInvoicePage } from './invoice-check-page';
import { SEAL_LENGTH } from './invoice-seal';
import type { TopupService } from './service';

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
