import { expect, it } from 'vitest';
import { splitText } from '../../../src/core/table-file/split-text';
import { hasOrders, readOrderTable } from '../../../src/topics/catalogue/domain/order-table';

const linesOfTable = (rows: string[][]) => readOrderTable(rows).lines;

it('a table without a head is code and destination, line by line', () => {
  const csv = 'ML86,12345678,1234\n\nPLN20,"12345678901"\n';
  expect(linesOfTable(splitText(csv))).toEqual(['ML86\t12345678\t1234', 'PLN20\t12345678901']);
});

it('a head names its columns in any order, and what is no input stays away', () => {
  const csv = 'No;msisdn;product_code;partner_reference_id\r\n1;081234567890;TSEL10;REF-1\r\n';
  expect(linesOfTable(splitText(csv))).toEqual(['TSEL10\t081234567890']);
});

it('a line that was typed whole stays whole', () => {
  expect(linesOfTable([['ML86.12345678.1234'], [' ', ''], ['ML86 12345678 (1234)']])).toEqual([
    'ML86.12345678.1234',
    'ML86 12345678 (1234)',
  ]);
});

it('what stands in one cell is no more than one line', () => {
  expect(linesOfTable([['VP475', 'Padi\nEmas\t#ID01']])).toEqual(['VP475\tPadi Emas #ID01']);
});

it.each<[string, string, ReturnType<typeof readOrderTable>]>([
  [
    'titles above the head and a total below',
    'Pesanan 21 November 2026\n\nNo,Kode,Tujuan\n1,TSEL-10000,081200001111\n2,ML-12,12341230 (2614)\nTOTAL,,13431',
    {
      lines: ['TSEL-10000\t081200001111', 'ML-12\t12341230 (2614)'],
      left: [
        { row: 1, text: 'Pesanan 21 November 2026' },
        { row: 3, text: 'No · Kode · Tujuan' },
        { row: 6, text: 'TOTAL · 13431' },
      ],
      columns: ['No'],
    },
  ],
  [
    'the result of a batch, as the portal writes it',
    '\ufeff"Baris","Tertulis","Brand","Item","Kode","Tujuan","Nickname","Harga","Status"\r\n' +
      '"1","TSEL-10000 081299990021","Telkomsel","Pulsa 10.000","TSEL-10000","\'081299990021","","10169","Berhasil"\r\n',
    {
      lines: ['TSEL-10000\t081299990021'],
      left: [{ row: 1, text: 'Baris · Tertulis · Brand · Item · Kode · Tujuan · Nickname · Harga · Status' }],
      columns: ['Baris', 'Tertulis', 'Brand', 'Item', 'Harga', 'Status'],
    },
  ],
  [
    'a title without a head, and two kinds of codes',
    'Pesanan Toko Maju\nML86;12345678;1234\nGrand Total;2;',
    {
      lines: ['ML86\t12345678\t1234'],
      left: [
        { row: 1, text: 'Pesanan Toko Maju' },
        { row: 3, text: 'Grand Total · 2' },
      ],
      columns: [],
    },
  ],
  [
    'the surest name of the code, in any order',
    'Tujuan|Kode|SKU|Zone ID\n12345678|TRX-1|ML86|1234',
    {
      lines: ['ML86\t12345678\t1234'],
      left: [{ row: 1, text: 'Tujuan · Kode · SKU · Zone ID' }],
      columns: ['Kode'],
    },
  ],
  [
    'an item without a destination above others',
    'STEAM60\nML86,12345678,1234',
    { lines: ['STEAM60', 'ML86\t12345678\t1234'], left: [], columns: [] },
  ],
])('reads %s, and names what is no order', (_what, text, table) => {
  expect(readOrderTable(splitText(text))).toEqual(table);
});

it('a sheet of instructions holds no orders', () => {
  expect(hasOrders([['Petunjuk'], ['1. Isi kode item'], ['2. Isi tujuan']])).toBe(false);
  expect(hasOrders([['TSEL-10000', '0812']])).toBe(true);
});
