import { describe, expect, it } from 'vitest';
import {
  destinationKey,
  isMonthFirst,
  readAmount,
  readOutcome,
  readTime,
  referenceKey,
} from '../../../src/topics/reconciliation/domain/cells';
import {
  guessColumns,
  missingColumn,
  rememberedIndexes,
} from '../../../src/topics/reconciliation/domain/columns';
import { readRows } from '../../../src/topics/reconciliation/domain/rows';

const NOON = Date.parse('2026-11-21T12:05:09+07:00');

describe('an amount of a file', () => {
  it.each([
    ['Rp 12.500', 12_500],
    ['Rp12.500,00', 12_500],
    ['12500,00', 12_500],
    ['12,500.00', 12_500],
    ['1.250.000', 1_250_000],
    ['IDR 1,250,000', 1_250_000],
    ['12.500,-', 12_500],
    ['-12.500', -12_500],
    ['−12.500', -12_500],
    ['(12.500)', -12_500],
    ["'12500", 12_500],
    ['12500.49', 12_500],
    ['1.25E4', 12_500],
    ['1.25E+4', 12_500],
    ['-Rp 12.500', -12_500],
    ['(Rp 12.500)', -12_500],
    ['Rp -12.500,00', -12_500],
    ['+12.500', 12_500],
    ['12.500 -', 12_500],
    ['12 ribu', 12_000],
    ['12,500', 12_500],
    ['1,500,000.00 CR', 1_500_000],
    ['500,123.00 DB', -500_123],
    ['DB 15.000', -15_000],
    ['15.000,00DR', -15_000],
    ['Rp 15.000 (DB)', -15_000],
    ['Kredit: 15.000', 15_000],
    ['15.000 K', 15_000],
    ['15.000,00 D', -15_000],
    ['-500.000 DB', -500_000],
    ['\u202d15.000\u202c', 15_000],
    ['0', 0],
    ['-0', 0],
  ])('%s is %d rupiah', (cell, amount) => {
    expect(readAmount(cell)).toBe(amount);
  });

  it.each([
    '',
    'Total',
    'DB',
    '12.000 / 500',
    '12,5,00',
    '1.2.3',
    '999999999999999',
    '12.50.0',
    '1.25E-4',
    '12-500',
  ])('%j is none', (cell) => {
    expect(readAmount(cell)).toBeUndefined();
  });
});

describe('a time of a file', () => {
  it.each([
    '2026-11-21T05:05:09Z',
    '2026-11-21T12:05:09+07:00',
    '2026-11-21 12:05:09+0700',
    '2026-11-21 12:05:09 +0700',
    '2026-11-21 12:05:09 +07:00',
    '2026-11-21 05:05:09 Z',
    '2026-11-21 12:05:09',
    '2026-11-21T12:05:09.000',
    '21/11/2026 12:05:09',
    '21-11-2026, 12.05.09',
    '21 Nov 2026 12:05:09 WIB',
    '21 November 2026 13:05:09 WITA',
    "'21/11/2026 12:05:09",
    '11/21/2026 12:05:09 PM',
    'Nov 21, 2026 12:05:09 p.m.',
    'Sabtu, 21 November 2026 12:05:09',
    '20261121120509',
    '46347.503576388885',
    '1795237509',
    '1795237509000',
  ])('%s is one moment on Jakarta’s clock', (cell) => {
    expect(readTime(cell, /^11\//.test(cell))).toEqual({ day: '2026-11-21', at: NOON });
  });

  it.each(['20261121', 'Nov 21, 2026', '2026-11-21', '21/11/2026', '21-11-26', '21 Nov 2026', '46347'])(
    '%s is a day alone',
    (cell) => {
      expect(readTime(cell)).toEqual({ day: '2026-11-21', at: null });
    },
  );

  it('belongs to the day of Jakarta, not of Greenwich', () => {
    expect(readTime('2026-10-31T17:30:00Z')?.day).toBe('2026-11-01');
  });

  it.each([
    ['11/21/2026 1:20:30 PM', '2026-11-21T06:20:30.000Z'],
    ['11/22/2026 9:05:00 AM', '2026-11-22T02:05:00.000Z'],
    ['11/22/2026 12:05 AM', '2026-11-21T17:05:00.000Z'],
  ])('%s is read by its half of the day', (cell, instant) => {
    const at = readTime(cell, true)?.at;
    expect(typeof at === 'number' && new Date(at).toISOString()).toBe(instant);
  });

  it('reads the month first if the whole column does', () => {
    expect(isMonthFirst(['11/05/2026', '11/21/2026'])).toBe(true);
    expect(isMonthFirst(['11/05/2026', '21/11/2026'])).toBe(false);
    expect(isMonthFirst(['11/05/2026', '05/11/2026'])).toBe(false);
    expect(readTime('11/05/2026 08:00', true)?.day).toBe('2026-11-05');
  });

  it.each(['', 'kemarin', '13:20 PM', '11/21/2026 13:20 PM', '31/02/2026', '12500', '99/99/2026'])(
    '%j is none',
    (cell) => {
      expect(readTime(cell)).toBeUndefined();
    },
  );
});

describe('a destination of a file', () => {
  it('is the same with its zeros lost, an apostrophe before it, or spaces within', () => {
    const keys = ['081234567890', '81234567890', "'081234567890", '0812-3456-7890', '+62 812 3456 7890'];
    expect(new Set(keys.map(destinationKey)).size).toBe(1);
    expect(destinationKey('12345678 (1234)')).toBe(destinationKey('12345678|1234'));
  });

  it('that a spreadsheet has rounded is no destination', () => {
    expect(destinationKey('8,12346E+10')).toBe('');
  });

  it('keeps a number that only begins like a country', () => {
    expect(destinationKey('62812')).toBe('62812');
  });
});

it('a reference is the same in small letters, behind an apostrophe and with spaces around it', () => {
  expect(referenceKey(" 'inv-001 ")).toBe('INV-001');
});

it.each([
  ['Sukses', 'success'],
  ['BERHASIL', 'success'],
  ['Gagal', 'failed'],
  ['Dibatalkan', 'failed'],
  ['Sedang Diproses', 'pending'],
  ['Refund', 'refund'],
  ['Tidak berhasil', 'failed'],
  ['Tidak sukses', 'failed'],
  ['unsuccessful', 'failed'],
  ['NOT_SUCCESS', 'failed'],
  ['Belum selesai', 'pending'],
  ['Belum lunas', 'pending'],
  ['Belum berhasil', 'pending'],
  ['unpaid', 'pending'],
  ['NOT PAID', 'pending'],
  ['incomplete', 'pending'],
  ['Sukses (proses 3 dtk)', 'success'],
  ['Berhasil diproses', 'success'],
  ['Sukses diproses', 'success'],
  ['Akun sukses', 'success'],
  ['In progress', 'pending'],
  ['Kadaluarsa', 'failed'],
  ['Kedaluwarsa', 'failed'],
  ['EXPIRED', 'failed'],
  ['Ditolak bank', 'failed'],
  ['Denied', 'failed'],
  ['Void', 'failed'],
  ['Dikembalikan', 'refund'],
  ['Dana kembali', 'refund'],
  ['Reversed', 'refund'],
  ['Settlement', 'success'],
  ['Terkirim', 'success'],
  ['Belum terkirim', 'pending'],
  ['Menunggu settlement', 'pending'],
  ['Antre', 'pending'],
  ['Suspect', 'pending'],
  ['entah', null],
  ['', null],
])('status %j says %j', (word, outcome) => {
  expect(readOutcome(word)).toBe(outcome);
});

describe('columns of a file', () => {
  it('are known by their names, as the portal itself writes them', () => {
    const head = [
      'Kode',
      'Ref ID',
      'Tanggal',
      'Produk',
      'Item',
      'Tujuan',
      'Nickname',
      'Jumlah',
      'Total',
      'Status',
    ];
    expect(guessColumns(head)).toEqual({ ref: 1, time: 2, destination: 5, amount: 8, status: 9 });
  });

  it('are known in English and with a mark before the first', () => {
    const head = ['\uFEFFtrx_id', 'customer_no', 'Amount (Rp)', 'created_at', 'Status'];
    expect(guessColumns(head)).toEqual({ ref: 0, destination: 1, amount: 2, time: 3, status: 4 });
  });

  it('come back as they were chosen, as long as all of them are there', () => {
    const stored = { ref: 'No Nota', amount: 'Bayar' };
    expect(rememberedIndexes(['Bayar', 'x', 'No Nota'], stored)).toEqual({ ref: 2, amount: 0 });
    expect(rememberedIndexes(['Bayar', 'x'], stored)).toBeNull();
    expect(rememberedIndexes(['Bayar'], {})).toBeNull();
  });

  it('need an amount, and a reference or a time', () => {
    expect(missingColumn({ ref: 0, time: 1 })).toBe('amount');
    expect(missingColumn({ amount: 0, destination: 1 })).toBe('ref');
    expect(missingColumn({ amount: 0, time: 1 })).toBeNull();
  });
});

it('words of a status that no one knows are named, and their rows are read', () => {
  const status = ['Sukses', 'Selesei', 'selesei?', 'Selesei', ''];
  const { read, unknown } = readRows(status.map((word, at) => ({ row: at + 2, amount: '1', status: word })));
  expect(read).toHaveLength(5);
  expect(unknown).toEqual([
    { text: 'Selesei', rows: 2 },
    { text: 'selesei?', rows: 1 },
  ]);
});

it('rows that cannot be read are named with their number, and the others are read', () => {
  const { read, unread } = readRows([
    { row: 2, ref: 'A1', amount: 'Rp 10.000', time: '21/11/2026' },
    { row: 3, ref: 'A2', amount: 'sepuluh ribu', time: '21/11/2026' },
    { row: 4, ref: 'A3', amount: '10000', time: 'besok' },
  ]);
  expect(read.map(({ row }) => row)).toEqual([2]);
  expect(unread).toEqual([
    { row: 3, column: 'amount', text: 'sepuluh ribu' },
    { row: 4, column: 'time', text: 'besok' },
  ]);
});
