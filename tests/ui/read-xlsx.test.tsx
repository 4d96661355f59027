import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Cell } from '../../server/http/spreadsheet-cell';
import { xlsx } from '../../server/http/xlsx';
import { linesOfTable } from '../../src/core/catalogue/order-table';
import { readXlsx, UnreadableWorkbook } from '../../src/features/table-file/read-xlsx';

/** Bytes. */
const MOST = 8 * 1024 * 1024;
const read = (file: Uint8Array): string[][] => readXlsx(file, MOST);

async function* portion(rows: Cell[][]) {
  yield rows;
}

const fileOf = async (header: string[], rows: Cell[][]): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  for await (const part of xlsx(header, portion(rows))) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
};

const text = (xml: string) => new TextEncoder().encode(xml);
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

it('reads the rows of a workbook, leading zeros and letters included', async () => {
  const file = await fileOf(
    ['Kode', 'Nomor'],
    [
      ['TSEL10', '081234567890'],
      ['PLN20', 12345678901],
    ],
  );
  expect(read(file)).toEqual([
    ['Kode', 'Nomor'],
    ['TSEL10', '081234567890'],
    ['PLN20', '12345678901'],
  ]);
  expect(linesOfTable(read(file))).toEqual(['TSEL10\t081234567890', 'PLN20\t12345678901']);
});

it('reads shared texts, gaps between cells and long numbers as other programs write them', () => {
  const sheet = `<worksheet ${MAIN}><sheetData><row><c r="A1" t="s"><v>1</v></c><c r="C1"><v>8.1234567891E10</v></c></row></sheetData></worksheet>`;
  const shared = `<sst ${MAIN}><si><t>tidak</t></si><si><r><t>ML</t></r><r><t>86</t></r></si></sst>`;
  const file = zipSync({ 'xl/worksheets/sheet1.xml': text(sheet), 'xl/sharedStrings.xml': text(shared) });
  expect(read(file)).toEqual([['ML86', '', '81234567891']]);
});

it('a row stands where the sheet has it, though empty ones before it are left out', () => {
  const sheet = `<worksheet ${MAIN}><sheetData><row r="2"><c r="A2"><v>1</v></c></row><row r="4"><c r="B4"><v>2</v></c></row></sheetData></worksheet>`;
  expect(read(zipSync({ 'xl/worksheets/sheet1.xml': text(sheet) }))).toEqual([[], ['1'], [], ['', '2']]);
});

it.each<[string, () => Uint8Array]>([
  ['no archive', () => text('ML86 123')],
  ['an archive of something else', () => zipSync({ 'word/document.xml': text('<a/>') })],
  ['more than it may unpack to', () => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(9_000_000) })],
  [
    'entities of its own',
    () => zipSync({ 'xl/worksheets/sheet1.xml': text('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') }),
  ],
])('refuses %s', (_what, file) => {
  expect(() => read(file())).toThrow(UnreadableWorkbook);
});
