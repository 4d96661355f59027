import { expect, it, test } from 'vitest';
import { linesOf } from '../../../src/admin/schema/kinds/lines';
import { splitText } from '../../../src/core/table-file/split-text';

it.each([
  ['commas', 'Nota,Jumlah\nA,1\nB,2'],
  ['semicolons, with commas in the amounts', 'Nota;Jumlah\nA;1,00\nB;2,00'],
  ['semicolons, with commas in every line', 'A;1,00;x\nB;2,00;x'],
  ['semicolons below a title with commas', 'Toko, Bandung, Jawa Barat\n\nNota;Jumlah\nA;1\nB;2'],
  ['semicolons behind 30 lines of commas', `${'a, b\n'.repeat(30)}${'A;1\n'.repeat(40)}`],
  ['tabs', 'Nota\tJumlah\nA\t1,5;\nB\t2,5;'],
  ['bars', 'Nota|Jumlah\nA|1\nB|2'],
  ['commas, with semicolons inside quotes', 'Nota,Jumlah\nA,"1;2"\nB,"3;4"\n"C;D",1'],
  ['what the first line names', 'sep=;\nA;1,2,3\nB,2;1'],
  ['what the first line names in quotes', '"sep=|"\nA|1;2\nB;2|1;2'],
])('cells lie between %s', (_what, text) => {
  const rows = splitText(text);
  for (const row of rows.slice(-2)) expect(row).toHaveLength(rows.at(-1)?.length ?? 0);
  expect(rows.at(-2)?.[0]).toMatch(/^[AB]$/);
});

it.each([
  ['Unix', '\n'],
  ['Windows', '\r\n'],
  ['old Macintosh', '\r'],
  ['a file that was converted twice', '\r\r\n'],
])('lines end as those of %s', (_what, end) => {
  const text = ['kode,harga', '"UJI,1",1', '', '"satu ""dua""",2'].join(end);
  const rows = [['kode', 'harga'], ['UJI,1', '1'], [''], ['satu "dua"', '2']];
  expect(splitText(text)).toEqual(rows);
  expect(splitText(text + end)).toEqual(rows);
});

it.each<[string, string, string[][]]>([
  [
    'a stray carriage return',
    'kode\r\nUJI-1\r\r\nUJI-2\rUJI-3\r\n',
    [['kode'], ['UJI-1'], ['UJI-2'], ['UJI-3']],
  ],
  [
    'texts that are written as formulas',
    'kode,harga\r\n="001234",1\r\n"=""001235""",1',
    [
      ['kode', 'harga'],
      ['001234', '1'],
      ['001235', '1'],
    ],
  ],
  [
    'the apostrophes of our own exports',
    "\uFEFFKode,Tujuan,SN\r\nTSEL-10000,'081299990021,'7197028117684056\r\nA,'=1+1,'-5",
    [
      ['Kode', 'Tujuan', 'SN'],
      ['TSEL-10000', '081299990021', '7197028117684056'],
      ['A', '=1+1', '-5'],
    ],
  ],
  ['an apostrophe of a name', "'Aisyah,d'Arc", [["'Aisyah", "d'Arc"]]],
  [
    'a quote that nothing closes',
    '"A",1\n"B,2\nC,3',
    [
      ['A', '1'],
      ['"B', '2'],
      ['C', '3'],
    ],
  ],
  ['a quote that another line closes', '"AB-1\nAB-2\n"AB-3', [['"AB-1'], ['AB-2'], ['"AB-3']]],
  [
    'letters behind a quote',
    '"AB"-1,x\nAB-2,y',
    [
      ['"AB"-1', 'x'],
      ['AB-2', 'y'],
    ],
  ],
  [
    'a cell of two lines',
    '"AB-1","satu\r\ndua"\r\nAB-2,tiga',
    [
      ['AB-1', 'satu\ndua'],
      ['AB-2', 'tiga'],
    ],
  ],
  ['cells that are missing and cells too many', 'a,b\n1\n,2,3', [['a', 'b'], ['1'], ['', '2', '3']]],
  [
    'a stray quote in one of many lines',
    'a,b\n"x,y",1\n"B","2"x\n\n"p,q",3',
    [['a', 'b'], ['x,y', '1'], ['B', '"2"x'], [''], ['p,q', '3']],
  ],
  [
    'spaces before quotes',
    'a, "b,c"\n1, "2,3"',
    [
      ['a', 'b,c'],
      ['1', '2,3'],
    ],
  ],
  [
    'a list in which two lines hold a comma',
    `${'A-1\n'.repeat(30)}B,1\nC,2`,
    [...Array(30).fill(['A-1']), ['B,1'], ['C,2']],
  ],
  ['nothing', '', []],
  ['a mark alone', '\uFEFF', []],
])('reads %s', (_what, text, cells) => {
  expect(splitText(text)).toEqual(cells);
});

test('typed lines and those of a text file stay as they are', () => {
  const typed = '"AB-1","catatan"\nkode\nAB;2,3';
  expect(linesOf(typed)).toEqual(['"AB-1","catatan"', 'kode', 'AB;2,3']);
  expect(linesOf('A\r\r\nB\rC\r\n')).toEqual(['A', 'B', 'C']);
});
