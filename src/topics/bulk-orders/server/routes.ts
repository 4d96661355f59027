import type { FastifyInstance } from 'fastify';
import type { BulkOutcome } from '../../../core/states';
import { bulkOutcomeStatus } from '../../../core/text/statuses';
import { serve, serveDownload } from '../../../platform/http/serve';
import { type Spreadsheet, sendSpreadsheet } from '../../../platform/http/spreadsheet';
import {
  type BulkBatch,
  checkBulk,
  createBulk,
  exportBulk,
  getBulk,
  getBulkByKey,
  retryBulk,
  steerBulk,
} from '../contract';
import type { BulkService } from './service';

function bulkSheet(format: Spreadsheet['format'], batch: BulkBatch): Spreadsheet {
  return {
    format,
    name: `pesanan-massal-${batch.code}`,
    header: [
      ...[
        'Baris',
        'Tertulis',
        'Brand',
        'Item',
        'Kode',
        'Tujuan',
        'Nickname',
        'Harga',
        'Status',
        'Keterangan',
      ],
      ...['Kode transaksi', 'SN', 'Refund'],
    ],
    batches: portion(
      batch.rows.map((row) => [
        ...[row.position, row.line, row.brand, row.item, row.sku, row.destination, row.nickname, row.price],
        ...[wordOf(row.outcome), row.reason],
        ...[row.order?.code ?? null, row.order?.sn ?? null, row.order?.refund ?? null],
      ]),
    ),
  };
}

const wordOf = (outcome: BulkOutcome): string => bulkOutcomeStatus(outcome).word;

async function* portion<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

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
