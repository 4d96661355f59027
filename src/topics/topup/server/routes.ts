import type { FastifyInstance } from 'fastify';
import { serve, serveDownload } from '../../../platform/http/serve';
import {
  cancelTopup,
  checkTopup,
  createTopup,
  downloadTopupInvoice,
  getTopup,
  getTopupInvoice,
  getTopupNominals,
} from '../contract/topup';
import { listTopups } from '../contract/topup-list';
import type { TopupService } from './service';

export function topupRoutes(app: FastifyInstance, topup: TopupService): void {
  serve(app, listTopups, ({ actor, query: { page, limit, status = null, from = null, to = null } }) =>
    topup.list(actor, { status, from, to }, { page, limit }),
  );

  serve(app, getTopupNominals, ({ actor }) => topup.nominals(actor));

  serve(app, createTopup, async ({ actor, headers, body, reply }) => {
    const made = await topup.create(actor, headers['idempotency-key'], body);
    if (made.replayed) reply.header('idempotency-replayed', 'true');
    return made.topup;
  });

  serve(app, getTopup, ({ actor, params }) => topup.one(actor, params.id));

  serve(app, cancelTopup, ({ actor, params }) => topup.cancel(actor, params.id));

  serve(app, checkTopup, ({ actor, params }) => topup.check(actor, params.id));

  serve(app, getTopupInvoice, ({ actor, params }) => topup.invoice(actor, params.id));

  serveDownload(app, downloadTopupInvoice, async ({ actor, query, reply }) => {
    const { name, bytes } = await topup.invoicePdf(actor, query.id);
    return reply
      .type('application/pdf')
      .header('content-length', bytes.length)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes);
  });
}
