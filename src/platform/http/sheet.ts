import type { Spreadsheet } from './spreadsheet';
import type { Cell } from './spreadsheet-cell';

/** `sum` adds the numbers of the column up in a last row of workbooks; text files have none, for programs. */
export type Columns<Row> = readonly (readonly [title: string, cell: (row: Row) => Cell, sum?: 'sum'])[];

export const sheetOf =
  <Row>(name: string, columns: Columns<Row>) =>
  (format: Spreadsheet['format'], portions: AsyncIterable<Row[]>): Spreadsheet => ({
    format,
    name,
    header: columns.map(([title]) => title),
    batches: cellsOf(columns, portions, format === 'xlsx' && columns.some(([, , sum]) => sum)),
  });

async function* cellsOf<Row>(columns: Columns<Row>, portions: AsyncIterable<Row[]>, hasTotals: boolean) {
  const totals = columns.map(() => 0);
  const isMoney = columns.map(() => false);
  for await (const rows of portions) {
    const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
    if (hasTotals)
      for (const row of cells)
        row.forEach((cell, at) => {
          totals[at] = (totals[at] ?? 0) + amountOf(cell);
          if (typeof cell === 'object' && cell && 'money' in cell) isMoney[at] = true;
        });
    yield cells;
  }
  if (hasTotals)
    yield [
      columns.map(([, , sum], at): Cell => {
        const total = totals[at] ?? 0;
        if (sum) return isMoney[at] ? { money: total } : total;
        return at === 0 ? 'Total' : null;
      }),
    ];
}

const amountOf = (cell: Cell): number =>
  typeof cell === 'number' ? cell : typeof cell === 'object' && cell && 'money' in cell ? cell.money : 0;
