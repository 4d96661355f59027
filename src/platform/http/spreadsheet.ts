import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import Papa from 'papaparse';
import { type Cell, guarded } from './spreadsheet-cell';
import { xlsx } from './xlsx';

export interface Spreadsheet {
  format: 'csv' | 'xlsx';
  /** File name without extension. */
  name: string;
  header: string[];
  batches: AsyncIterable<Cell[][]>;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Excel needs the byte order mark to detect UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Streams a file. Checks that may fail (too many rows, invalid filter) must run before: after the first byte
 * a failure can only abort the connection.
 */
export function sendSpreadsheet(reply: FastifyReply, { format, name, header, batches }: Spreadsheet) {
  const bytes = format === 'csv' ? csv(header, batches) : xlsx(header, batches);
  const file = `${name.replace(/[^\w-]+/g, '-')}.${format}`;
  return reply
    .type(types[format])
    .header('content-disposition', `attachment; filename="${file}"`)
    .send(Readable.from(bytes, { objectMode: false }));
}

async function* csv(header: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([header]);
  for await (const rows of batches) yield csvLines(rows);
}

/** Every field is quoted, because a `;` splits fields in some locales. */
const csvLines = (rows: Cell[][]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map(plain)),
        { quotes: true },
      )}\r\n`;

/** Guards strings against formulas and conversion. Numbers need no guard. */
const plain = (cell: Cell): Cell => (typeof cell === 'string' ? guarded(cell) : (cell ?? ''));
