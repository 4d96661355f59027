import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { PUBLIC } from '../../../../core/contract/endpoint';
import { id, month } from '../../../../core/contract/shapes';
import { AppError } from '../../../../platform/http/app-error';
import { newNonce } from '../../../../platform/http/content-policy';
import { plainPagePolicy } from '../../../../platform/http/plain-page';
import { serve, serveDownload } from '../../../../platform/http/serve';
import {
  balanceStatementFile,
  listStatementMonths,
  STATEMENT_CHECK_PATH,
  statementCheckPath,
} from '../../contract/balance-statement';
import { busyCheckPage, statementCheckPage, statementFormPage, unknownStatementPage } from './check-page';
import type { StatementFacts } from './paper';
import { type BalanceStatementService, STATEMENT_SEAL_LENGTH } from './service';

const params = z.object({
  id,
  month,
  seal: z.string().regex(new RegExp(`^[0-9a-f]{${STATEMENT_SEAL_LENGTH}}$`)),
});

/**
 * Invalid numbers or checksums are answered like unknown ones. Tracking parameters are ignored (`fbclid`,
 * `utm_source`).
 */
const typed = z.object({ number: z.string().optional(), checksum: z.string().optional() });

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

  checkRoutes(app, statements, productName);
}

function checkRoutes(app: FastifyInstance, statements: BalanceStatementService, productName: string): void {
  const schema = { hide: true, querystring: z.object({}) };
  app.get(
    statementCheckPath(':id', ':month', ':seal'),
    { config: { object: PUBLIC }, schema },
    async ({ params: asked, ip }, reply) => {
      const known = params.safeParse(asked);
      if (!known.success) return sendCheck(reply, async () => null, productName);
      const { id, month, seal } = known.data;
      return sendCheck(reply, () => statements.check(ip, id, month, seal), productName);
    },
  );
  app.get(
    STATEMENT_CHECK_PATH,
    { config: { object: PUBLIC }, schema: { ...schema, querystring: typed } },
    async ({ query, ip }, reply) => {
      const { number, checksum } = query as z.output<typeof typed>;
      if (number === undefined || checksum === undefined) {
        return sendPage(reply, 200, (nonce) => statementFormPage(productName, nonce));
      }
      return sendCheck(reply, () => statements.checkTyped(ip, number, checksum), productName);
    },
  );
}

async function sendCheck(
  reply: FastifyReply,
  check: () => Promise<StatementFacts | null>,
  productName: string,
): Promise<FastifyReply> {
  try {
    const facts = await check();
    return sendPage(reply, facts ? 200 : 404, (nonce) =>
      facts ? statementCheckPage(facts, productName, nonce) : unknownStatementPage(productName, nonce),
    );
  } catch (err) {
    // Visitors have no portal that would show the error.
    if (!(err instanceof AppError && err.code === 'RATE_LIMITED')) throw err;
    reply.header('retry-after', String(err.details?.seconds));
    return sendPage(reply, 429, (nonce) => busyCheckPage(productName, nonce, err.message));
  }
}

function sendPage(reply: FastifyReply, code: number, page: (nonce: string) => string): FastifyReply {
  const nonce = newNonce();
  return reply
    .code(code)
    .header('content-security-policy', plainPagePolicy(nonce))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page(nonce));
}
