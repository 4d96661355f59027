import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import Papa from 'papaparse';
import { type ExportFormat, endingOf } from '../../core/contract/shapes';
import { dateTime } from '../../core/format/date';
import { type Cell, guarded } from './spreadsheet-cell';
import { xlsx } from './xlsx';

export interface Spreadsheet {
  /** `csv-id`: columns by `;` and decimal commas, as the Indonesian Excel opens them. */
  format: ExportFormat;
  /** File name without extension. */
  name: string;
  header: string[];
  batches: AsyncIterable<Cell[][]>;
}

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  'csv-id': 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Excel needs the byte order mark to detect UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Streams a file. Checks that may fail (too many rows, invalid filter) must run before: after the first byte
 * a failure can only abort the connection.
 */
export function sendSpreadsheet(reply: FastifyReply, { format, name, header, batches }: Spreadsheet) {
  const bytes = format === 'xlsx' ? xlsx(header, batches) : csv(header, batches, format);
  const file = `${name.replace(/[^\w. -]+/g, '-')}.${endingOf(format)}`;
  return reply
    .type(types[format])
    .header('content-disposition', `attachment; filename="${file}"`)
    .send(Readable.from(bytes, { objectMode: false }));
}

async function* csv(
  header: string[],
  batches: AsyncIterable<Cell[][]>,
  format: ExportFormat,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([header], format);
  for await (const rows of batches) yield csvLines(rows, format);
}

/** Every field is quoted, because a `;` splits fields in some locales. */
const csvLines = (rows: Cell[][], format: ExportFormat): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map((cell) => plain(cell, format))),
        { quotes: true, delimiter: format === 'csv' ? ',' : ';' },
      )}\r\n`;

/** Guards strings against formulas and conversion. Numbers need no guard. */
function plain(cell: Cell, format: ExportFormat): string {
  if (typeof cell === 'string') return guarded(cell);
  if (cell === null) return '';
  if (typeof cell === 'number') return format === 'csv' ? String(cell) : String(cell).replace('.', ',');
  if ('money' in cell) return String(cell.money);
  return 'day' in cell ? cell.day : dateTime(cell.at);
}
