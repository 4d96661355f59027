import { describe, expect, it } from 'vitest';
import { readTableFile } from '../../../src/core/table-file/read-table-file';
import { FileRefused } from '../../../src/core/table-file/refusal';
import { workbookOf } from '../../support/workbook';

const LIMITS = { bytes: 1024 * 1024, unpacked: 1024 * 1024 };
const read = (bytes: Uint8Array | string, name = 'kasir.csv') =>
  readTableFile(new File([bytes as BlobPart], name), LIMITS);
const TEXT = 'Nota,Toko\nA-1,Café';
const CELLS = [
  ['Nota', 'Toko'],
  ['A-1', 'Café'],
];

describe('a table in a file', () => {
  it.each<[string, Uint8Array | string]>([
    ['UTF-8', TEXT],
    ['UTF-8 with its mark', `\uFEFF${TEXT}`],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 with its mark, high bytes first', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
    ['UTF-16 without a mark, high bytes first', Buffer.from(TEXT, 'utf16le').swap16()],
    ['the letters of Windows', Buffer.from(TEXT, 'latin1')],
  ])('is read as %s', async (_what, bytes) => {
    expect(await read(bytes)).toEqual(CELLS);
  });

  it('is read with the signs that Windows-1252 has and Latin-1 has not', async () => {
    expect(await read(Buffer.from([0x80, 0x2c, 0x93, 0xe9, 0x94]))).toEqual([['€', '“é”']]);
  });

  it('is read from a workbook under a wrong name, and is empty where its sheets are', async () => {
    const row = '<row r="1"><c r="A1"><v>7</v></c></row>';
    expect(await read(workbookOf([{ rows: row }]), 'kasir.csv')).toEqual([['7']]);
    expect(await read(workbookOf([{ rows: '' }]), 'kasir.xlsx')).toEqual([]);
  });

  it.each<[string, Uint8Array | string, string, RegExp]>([
    [
      'a picture that is called a table',
      Buffer.from([0x89, 0x50, 0, 0, 1]),
      'kasir.csv',
      /tidak dapat dibaca/,
    ],
    ['a workbook that is none', 'bukan zip', 'kasir.xlsx', /tidak dapat dibaca/],
    ['another format', 'x', 'kasir.ods', /CSV atau XLSX/],
    [
      'a workbook of long ago',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
      'kasir.xls',
      /format Excel lama \(\.xls\)/,
    ],
    [
      'a workbook with a password',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'kasir.xlsx',
      /memakai sandi/,
    ],
    [
      'UTF-8 that was cut inside a letter',
      Buffer.from('Café,Crêpe,é').subarray(0, -1),
      'kasir.csv',
      /tidak dapat dibaca/,
    ],
    [
      'UTF-16 that was cut inside a letter',
      Buffer.concat([Buffer.from(TEXT, 'utf16le'), Buffer.from('x')]),
      'kasir.csv',
      /tidak dapat dibaca/,
    ],
    ['more than may be', 'x'.repeat(LIMITS.bytes + 1), 'kasir.csv', /maksimal 1 MB/],
  ])('refuses %s', async (_what, bytes, name, words) => {
    const refusal = await read(bytes, name).catch((failure: unknown) => failure);
    expect(refusal).toBeInstanceOf(FileRefused);
    expect((refusal as Error).message).toMatch(words);
  });
});
