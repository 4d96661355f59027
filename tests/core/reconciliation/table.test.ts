import { expect, it } from 'vitest';
import { splitText } from '../../../src/core/table-file/split-text';
import { readAmount, readTime } from '../../../src/topics/reconciliation/domain/cells';
import { guessColumns } from '../../../src/topics/reconciliation/domain/columns';
import { mappedRows, readTable, spanOfTimes } from '../../../src/topics/reconciliation/domain/table';

const LONGEST = 120;
const tableOf = (text: string) => readTable(splitText(text), LONGEST);

it('the names of columns stand below a letterhead, and rows keep the numbers of their spreadsheet', () => {
  const table = tableOf(
    'Toko Rizky\nLaporan, 1 sampai 30 November\n\nTanggal;No Ref;Total\n01/11/2026;A-1;10.000\n\n02/11/2026;A-2;"5.000"\nTotal;;15.000\n',
  );
  expect(table).toEqual({
    head: ['Tanggal', 'No Ref', 'Total'],
    rows: [
      { row: 5, cells: ['01/11/2026', 'A-1', '10.000'] },
      { row: 7, cells: ['02/11/2026', 'A-2', '5.000'] },
    ],
    left: [
      { row: 1, text: 'Toko Rizky' },
      { row: 2, text: 'Laporan, 1 sampai 30 November' },
      { row: 8, text: 'Total · 15.000' },
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
    left: [],
  });
});

it.each([
  ['nothing', ''],
  ['a text', 'halo apa kabar\nsemua baik'],
])('%s is no table', (_what, text) => {
  expect(tableOf(text)).toBeNull();
});

it('only compared values of a row are sent, in one line that can be stored', () => {
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

it.each<[string, string, (number | undefined)[]]>([
  [
    'BCA',
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo\n02/11/2026,TRSF CR A,0000,"1,500,000.00 CR","8,500,000.00"\n' +
      '05/11/2026,TRSF DB,0000,"500,123.00 DB","7,999,877.00"\n',
    [1_500_000, -500_123],
  ],
  [
    'BCA, its sides in a column without a name',
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo\n02/11/2026,A,0000,"1,500,000.00",CR,"8,500,000.00"\n' +
      '05/11/2026,B,0000,"500,123.00",DB,"7,999,877.00"\n',
    [1_500_000, -500_123],
  ],
  [
    'BRI',
    'Laporan Transaksi Finansial;;;;;\nTanggal Transaksi;Uraian Transaksi;Teller;Debet;Kredit;Saldo\n' +
      '02/11/26 10:20:30;BRIVA;001;"0,00";"1.500.000,00";1\n05/11/26 10:20:30;QRIS;001;"500.123,00";"0,00";1\n',
    [1_500_000, -500_123],
  ],
  [
    'Mandiri',
    'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit\n' +
      '123,02/11/26,02/11/26,1,a,b,R-1,.00,"1,500,000.00"\n123,05/11/26,05/11/26,1,a,b,R-2,"500,123.00",.00\n',
    [1_500_000, -500_123],
  ],
  [
    'Livin, in words',
    'Tanggal\tKeterangan\tDana Masuk (IDR)\tDana Keluar (IDR)\tSaldo (IDR)\n02 Nov 2026\tA\t1.500.000,00\t-\t1\n' +
      '05 Nov 2026\tB\t-\t500.123,00\t1\n',
    [1_500_000, -500_123],
  ],
  [
    'BNI',
    'Post Date,Value Date,Branch,Journal No.,Description,Amount,Db/Cr,Balance\n' +
      '02/11/2026,02/11/2026,1,77,A,"1,500,000.00",K,1\n05/11/2026,05/11/2026,1,78,B,"500,123.00",D,1\n',
    [1_500_000, -500_123],
  ],
  [
    'a QRIS settlement',
    'Tanggal Transaksi;Jam;NMID;TID;RRN;Nominal Transaksi;MDR;Nominal Settlement;Status\n' +
      '02/11/2026;10:20:30;ID1;A1;0001;1.500.000;10.500;1.489.500;Settlement\n' +
      '05/11/2026;11:20:30;ID1;A1;0002;500.123;3.500;496.623;Settlement\n',
    [1_500_000, 500_123],
  ],
  [
    'the balance of the portal',
    '"Waktu (WIB)","Jenis","Kode","Keterangan","Masuk","Keluar","Saldo sebelum","Saldo sesudah","Oleh"\n' +
      '"02 Nov 2026 10:20","Top Up","TU-1","a","1500000","","0","1500000","b"\n' +
      '"05 Nov 2026 10:20","Transaksi","TRX-1","a","","500123","1500000","999877","b"\n',
    [1_500_000, -500_123],
  ],
])('amounts and days of %s are known by their names', (_bank, text, amounts) => {
  const table = tableOf(text);
  const indexes = guessColumns(table?.head ?? []);
  const cellsOf = (index = -1) => table?.rows.map(({ cells }) => cells[index] ?? '') ?? [];
  expect(cellsOf(indexes.amount).map(readAmount)).toEqual(amounts);
  const days = cellsOf(indexes.time).map((cell) => readTime(cell)?.day);
  expect(days).toEqual(['2026-11-02', '2026-11-05']);
});

it('columns that are joined are the reference, the time and the sum of both sides', () => {
  const table = tableOf('Tanggal,Jam,RRN,Debet,Kredit\n02/11/2026,10:20,R1,500,\n03/11/2026,,R2,500,700\n');
  expect(table?.head.slice(5)).toEqual(['Jumlah (Debet / Kredit)', 'Waktu (Tanggal / Jam)']);
  expect(table?.rows.map(({ cells }) => cells.slice(5))).toEqual([
    ['-500', '02/11/2026 10:20'],
    ['500 / 700', '03/11/2026'],
  ]);
  expect(guessColumns(table?.head ?? [])).toEqual({ ref: 2, amount: 5, time: 6 });
});
