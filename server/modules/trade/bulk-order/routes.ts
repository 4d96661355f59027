import type { FastifyInstance } from 'fastify';
import {
  checkBulk,
  createBulk,
  exportBulk,
  getBulk,
  getBulkByKey,
  retryBulk,
  steerBulk,
} from '../../../../src/core/contract/bulk-order';
import { serve, serveDownload } from '../../../http/serve';
import { sendSpreadsheet } from '../../../http/spreadsheet';
import type { BulkService } from './service';
import { bulkSheet } from './sheet';

export function bulkRoutes(app: FastifyInstance, bulk: BulkService): void {
  serve(app, checkBulk, ({ actor, body }) => bulk.check(actor, body));
  serve(app, createBulk, ({ actor, headers, body }) => bulk.create(actor, headers['idempotency-key'], body));
  serve(app, getBulkByKey, ({ actor, params }) => bulk.byKey(actor, params.key));
  serve(app, getBulk, ({ actor, params }) => bulk.one(actor, params.id));
  serve(app, steerBulk, ({ actor, params, body }) => bulk.steer(actor, params.id, body));
  serve(app, retryBulk, ({ actor, params, body }) => bulk.retry(actor, params.id, body));

  serveDownload(app, exportBulk, async ({ actor, query: { id, format }, reply }) =>
    sendSpreadsheet(reply, bulkSheet(format, await bulk.one(actor, id))),
  );
}
