import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  balanceStatementFile,
  listStatementMonths,
  statementCheckPath,
} from '../../../../src/core/contract/balance-statement';
import { PUBLIC } from '../../../../src/core/contract/endpoint';
import { id, month } from '../../../../src/core/contract/shapes';
import { newNonce } from '../../../http/content-policy';
import { plainPagePolicy } from '../../../http/plain-page';
import { serve, serveDownload } from '../../../http/serve';
import { statementCheckPage, unknownStatementPage } from './check-page';
import { type BalanceStatementService, STATEMENT_SEAL_LENGTH } from './service';

const params = z.object({
  id,
  month,
  seal: z.string().regex(new RegExp(`^[0-9a-f]{${STATEMENT_SEAL_LENGTH}}$`)),
});

export function balanceStatementRoutes(
  app: FastifyInstance,
  statements: BalanceStatementService,
  productName: string,
): void {
  serve(app, listStatementMonths, async ({ actor }) => ({ months: await statements.months(actor) }));

  serveDownload(app, balanceStatementFile, async ({ actor, query, reply }) => {
    const pdf = await statements.pdf(actor, query.month);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="rekening-koran-${query.month}.pdf"`)
      .send(pdf);
  });

  // Where the QR code leads: a page that says whether the paper is genuine.
  app.get(
    statementCheckPath(':id', ':month', ':seal'),
    { config: { object: PUBLIC }, schema: { hide: true, querystring: z.strictObject({}) } },
    async (request, reply) => {
      const nonce = newNonce();
      const known = params.safeParse(request.params);
      const facts = known.success
        ? await statements.check(known.data.id, known.data.month, known.data.seal)
        : null;
      return reply
        .code(facts ? 200 : 404)
        .header('content-security-policy', plainPagePolicy(nonce))
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(
          facts ? statementCheckPage(facts, productName, nonce) : unknownStatementPage(productName, nonce),
        );
    },
  );
}
