import { expect, test } from 'vitest';
import { firstCells } from '../../../src/core/schema/csv-cells';
import { linesOf } from '../../../src/core/schema/kinds/lines';

test.each([
  ['a column of its own', 'AB-1\r\nAB-2\r\n\r\n', ['AB-1', 'AB-2']],
  ['the first of several', 'AB-1,10000\nAB-2,20000', ['AB-1', 'AB-2']],
  ['semicolons, as Indonesian spreadsheets write', 'Kode;Harga\nAB,1;10000\nAB,2;20000', ['AB,1', 'AB,2']],
  ['a comma in quotes', '"AB,1",x\n"AB,2",y', ['AB,1', 'AB,2']],
  ['two quotes for one', '"AB""1""","catatan"\n"AB-2",""', ['AB"1"', 'AB-2']],
  ['a quote that nothing closes', 'AB"1\n"AB-2', ['AB"1', '"AB-2']],
  ['a note of two lines beside it', '"AB-1","satu\ndua"\nAB-2,tiga', ['AB-1', 'AB-2']],
  ['a header', '\uFEFFKode Voucher,Harga\nAB-1,5', ['AB-1']],
  ['a header alone', 'voucher', []],
  ['a code that begins like one', 'KODE-1\nKODE-2', ['KODE-1', 'KODE-2']],
  ['leading zeros', '0012\n0013', ['0012', '0013']],
])('the first cells of a CSV: %s', (_what, csv, cells) => {
  expect(firstCells(csv)).toEqual(cells);
});

test('typed lines and those of a text file stay as they are', () => {
  const typed = '"AB-1","catatan"\nkode\nAB;2,3';
  expect(linesOf(typed)).toEqual(['"AB-1","catatan"', 'kode', 'AB;2,3']);
});
