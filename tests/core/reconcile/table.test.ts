import { expect, it } from 'vitest';
import { mappedRows, readTable, spanOfTimes } from '../../../src/core/reconcile/table';
import { splitText } from '../../../src/core/table-file/split-text';

const LONGEST = 120;
const tableOf = (text: string) => readTable(splitText(text), LONGEST);

it('the names of columns stand below a letterhead, and rows keep the numbers of their spreadsheet', () => {
  const table = tableOf(
    'Toko Rizky\nLaporan, 1 sampai 30 November\n\nTanggal;No Ref;Total\n01/11/2026;A-1;10.000\n\n02/11/2026;A-2;"5.000"\n',
  );
  expect(table).toEqual({
    head: ['Tanggal', 'No Ref', 'Total'],
    rows: [
      { row: 5, cells: ['01/11/2026', 'A-1', '10.000'] },
      { row: 7, cells: ['02/11/2026', 'A-2', '5.000'] },
    ],
  });
});

it.each([
  ['commas', 'Nota,Jumlah\nA,1\nB,2'],
  ['semicolons, with commas in the amounts', 'Nota;Jumlah\nA;1,00\nB;2,00'],
  ['tabs', 'Nota\tJumlah\nA\t1\nB\t2'],
])('cells may lie between %s', (_what, text) => {
  expect(tableOf(text)?.rows.map(({ cells }) => cells[0])).toEqual(['A', 'B']);
});

it('a list without names of columns is a list from its first row on', () => {
  expect(tableOf('A-1,12000\nA-2,9000')).toEqual({
    head: ['Kolom A', 'Kolom B'],
    rows: [
      { row: 1, cells: ['A-1', '12000'] },
      { row: 2, cells: ['A-2', '9000'] },
    ],
  });
});

it.each([
  ['nothing', ''],
  ['a text', 'halo apa kabar\nsemua baik'],
])('%s is no table', (_what, text) => {
  expect(tableOf(text)).toBeNull();
});

it('of a row goes what is compared and nothing else, in one line that can be kept', () => {
  const table = readTable(
    [
      ['Nota', 'Rahasia', 'Total'],
      [`A\n1\u0000${'x'.repeat(200)}`, 's3', '10'],
      ['', 's3', ''],
    ],
    20,
  );
  expect(table && mappedRows(table, { ref: 0, amount: 2 })).toEqual([
    { row: 2, ref: `A 1${'x'.repeat(16)}`, amount: '10' },
  ]);
});

it('the days of a file are those of its times, and no more of them than are matched at once', () => {
  const table = tableOf('Tanggal,Total\n15/01/2026,1\nkosong,1\n30/11/2026,1\n01/11/2026,1');
  expect(table && spanOfTimes(table, 0, 400)).toEqual({ from: '2026-01-15', to: '2026-11-30', isCut: false });
  expect(table && spanOfTimes(table, 0, 92)).toEqual({ from: '2026-08-31', to: '2026-11-30', isCut: true });
  expect(table && spanOfTimes(table, 1, 92)).toBeNull();
});
