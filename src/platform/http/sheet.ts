import type { Spreadsheet } from './spreadsheet';
import type { Cell } from './spreadsheet-cell';

export type Columns<Row> = readonly (readonly [title: string, cell: (row: Row) => Cell])[];

export const sheetOf =
  <Row>(name: string, columns: Columns<Row>) =>
  (format: Spreadsheet['format'], portions: AsyncIterable<Row[]>): Spreadsheet => ({
    format,
    name,
    header: columns.map(([title]) => title),
    batches: cellsOf(columns, portions),
  });

async function* cellsOf<Row>(columns: Columns<Row>, portions: AsyncIterable<Row[]>) {
  for await (const rows of portions) yield rows.map((row) => columns.map(([, cell]) => cell(row)));
}
