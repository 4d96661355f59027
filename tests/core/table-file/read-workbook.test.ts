import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readWorkbook } from '../../../src/core/table-file/read-workbook';
import type { Cell } from '../../../src/platform/http/spreadsheet-cell';
import { xlsx } from '../../../src/platform/http/xlsx';
import { readOrderTable } from '../../../src/topics/catalogue/domain/order-table';
import { workbookOf } from '../../support/workbook';

const MOST = 8 * 1024 * 1024;
const hasTwoColumns = (rows: string[][]) => rows.some((row) => row.filter(Boolean).length > 1);
const read = (file: Uint8Array, isTable: (rows: string[][]) => boolean = () => true) =>
  readWorkbook(file, MOST, isTable);
const readRows = (rows: string, options?: Parameters<typeof workbookOf>[1]) =>
  read(workbookOf([{ rows }], options));
const text = (address: string, value: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;

async function* portion(rows: Cell[][]) {
  yield rows;
}

it('reads the rows of our own export, leading zeros and letters included', async () => {
  const parts: Uint8Array[] = [];
  const rows = [
    ['TSEL10', '081234567890'],
    ['PLN20', 12345678901],
  ];
  for await (const part of xlsx(['Kode', 'Nomor'], portion(rows))) parts.push(part);
  const found = await read(new Uint8Array(Buffer.concat(parts)));
  expect(found).toEqual([
    ['Kode', 'Nomor'],
    ['TSEL10', '081234567890'],
    ['PLN20', '12345678901'],
  ]);
  expect(readOrderTable(found).lines).toEqual(['TSEL10\t081234567890', 'PLN20\t12345678901']);
});

it.each<[string, string, string[][], Parameters<typeof workbookOf>[1]?]>([
  [
    'shared texts and gaps between cells',
    '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="C1"><v>1</v></c></row>',
    [['ML86', '', '1']],
    { shared: '<si><t>tidak</t></si><si><r><t>ML</t></r><r><t>86</t></r><rPh><t>x</t></rPh></si>' },
  ],
  ['a long number', '<row r="1"><c r="A1"><v>8.1234567891E10</v></c></row>', [['81234567891']]],
  ['a whole number with decimals', '<row r="1"><c r="A1"><v>81234567897.0</v></c></row>', [['81234567897']]],
  [
    'a number beyond its digits',
    '<row r="1"><c r="A1"><v>1.23456789012345E+18</v></c></row>',
    [['1.23456789012345E+18']],
  ],
  ['the zeros that a cell shows', '<row r="1"><c r="A1" s="3"><v>1234</v></c></row>', [['001234']]],
  [
    'a phone number of a format',
    '<row r="1"><c r="A1" s="4"><v>81200001111</v></c></row>',
    [['081200001111']],
  ],
  ['a date in words', '<row r="1"><c r="A1" s="5"><v>46347</v></c></row>', [['2026-11-21']]],
  ['a date of a format', '<row r="1"><c r="A1" s="1"><v>46347</v></c></row>', [['2026-11-21']]],
  [
    'a moment of a format',
    '<row r="1"><c r="A1" s="2"><v>46347.50556712963</v></c></row>',
    [['2026-11-21 12:08:01']],
  ],
  ['a time without a day', '<row r="1"><c r="A1" s="2"><v>0.5</v></c></row>', [['12:00:00']]],
  ['a serial number without a format', '<row r="1"><c r="A1" s="0"><v>46347.5</v></c></row>', [['46347.5']]],
  [
    'dates since 1904',
    '<row r="1"><c r="A1" s="1"><v>44885</v></c></row>',
    [['2026-11-21']],
    { properties: '<workbookPr date1904="1"/>' },
  ],
  ['the result of a formula', '<row r="1"><c r="A1" t="str"><f>B1</f><v>ML86</v></c></row>', [['ML86']]],
  [
    'an error as its text',
    '<row r="1"><c r="A1" t="e"><v>#N/A</v></c><c r="B1"><v>1</v></c></row>',
    [['#N/A', '1']],
  ],
  ['a truth', '<row r="1"><c r="A1" t="b"><v>1</v></c></row>', [['TRUE']]],
  [
    'CDATA and what stands around a comment',
    '<row r="1"><c r="A1" t="inlineStr"><is><t>A<!-- x -->B<![CDATA[<&>]]></t></is></c></row>',
    [['AB<&>']],
  ],
  [
    'cells without addresses',
    '<row><c t="inlineStr"><is><t>a</t></is></c><c/><c><v>2</v></c></row><row><c/><c><v>3</v></c></row>',
    [
      ['a', '', '2'],
      ['', '3', ''],
    ],
  ],
  [
    'rows that are left out',
    '<row r="2"><c r="A2"><v>1</v></c></row><row r="4"><c r="B4"><v>2</v></c></row>',
    [
      ['', ''],
      ['1', ''],
      ['', ''],
      ['', '2'],
    ],
  ],
  ['a column beyond Z', '<row r="1"><c r="AB1"><v>1</v></c></row>', [[...Array(27).fill(''), '1']]],
])('reads %s', async (_what, rows, cells, options) => {
  expect(await readRows(rows, options)).toEqual(cells);
});

it('reads names with a prefix, as some programs write them', async () => {
  const sheet = (rows: string) =>
    `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>${rows}</x:sheetData></x:worksheet>`;
  expect(await readRows('<x:row><x:c r="A1"><x:v>7</x:v></x:c></x:row>', { sheet })).toEqual([['7']]);
});

it('reads the first visible sheet that holds a table', async () => {
  const list = { rows: `<row r="1">${text('A1', 'Sukses')}</row>` };
  const table = { rows: `<row r="1">${text('A1', 'Ref ID')}${text('B1', 'Harga')}</row>` };
  const wide = { rows: `<row r="1">${text('A1', 'tidak')}${text('B1', 'ini')}</row>` };
  for (const state of ['hidden', 'veryHidden'] as const) {
    expect(await read(workbookOf([{ ...wide, state }, table]))).toEqual([['Ref ID', 'Harga']]);
  }
  const both = workbookOf([{ rows: '' }, list, table, wide]);
  expect(await read(both, hasTwoColumns)).toEqual([['Ref ID', 'Harga']]);
  expect(await read(workbookOf([list, list]), hasTwoColumns)).toEqual([['Sukses']]);
});

it.each<[string, () => Uint8Array]>([
  ['no archive', () => strToU8('ML86 123')],
  ['an archive of something else', () => zipSync({ 'word/document.xml': strToU8('<a/>') })],
  ['hidden sheets alone', () => workbookOf([{ rows: '<row/>', state: 'hidden' }])],
  ['more than it may unpack to', () => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(9_000_000) })],
  [
    'entities of its own',
    () => workbookOf([{ rows: '' }], { sheet: () => '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
  ],
  ['a row that no sheet has', () => workbookOf([{ rows: '<row r="99999999"><c><v>1</v></c></row>' }])],
  [
    'more cells than are read',
    () => workbookOf([{ rows: '<row r="1048576"><c r="XFD1"><v>1</v></c></row>' }]),
  ],
  ['a shared text that is not there', () => workbookOf([{ rows: '<row><c t="s"><v>5</v></c></row>' }])],
  [
    'cells out of their order',
    () => workbookOf([{ rows: '<row><c r="B1"><v>5</v></c><c r="A1"><v>5</v></c></row>' }]),
  ],
])('refuses %s', async (_what, file) => {
  await expect(read(file())).rejects.toThrow();
});
