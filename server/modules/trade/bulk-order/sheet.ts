import type { BulkBatch } from '../../../../src/core/contract/bulk-order';
import type { BulkOutcome } from '../../../../src/core/states';
import { bulkOutcomeStatus } from '../../../../src/core/text/statuses';
import type { Spreadsheet } from '../../../http/spreadsheet';

export function bulkSheet(format: Spreadsheet['format'], batch: BulkBatch): Spreadsheet {
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
        ...[row.place, row.line, row.brand, row.item, row.sku, row.destination, row.nickname, row.price],
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
