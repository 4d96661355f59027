import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import Papa from 'papaparse';
import { type Cell, guarded } from './spreadsheet-cell';
import { xlsx } from './xlsx';

export interface Spreadsheet {
  format: 'csv' | 'xlsx';
  /** Name of the file without its ending. */
  name: string;
  header: string[];
  /** Rows in portions, read from the database only as fast as the caller takes them. */
  batches: AsyncIterable<Cell[][]>;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Excel takes a file for UTF-8 only when it says so. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Streams a file for saving. Whatever can fail with an answer (too many rows, a wrong filter) must have been asked
 * before: once the first byte has left, a failure can only cut the connection.
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

/** Every field is quoted: one with a `;` would be two where a spreadsheet separates by it. */
const csvLines = (rows: Cell[][]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map(plain)),
        { quotes: true },
      )}\r\n`;

/** Guards texts, so that no spreadsheet runs or rewrites what a customer typed. Numbers of ours are no texts. */
const plain = (cell: Cell): Cell => (typeof cell === 'string' ? guarded(cell) : (cell ?? ''));
