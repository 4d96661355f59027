import { describe, expect, it } from 'vitest';
import { isRounded, readCodeTable, takeCodes } from '../../../src/core/table-file/code-table';
import { splitText } from '../../../src/core/table-file/split-text';

describe('codes of a table', () => {
  it.each([
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
    [
      'a stray carriage return',
      'kode\r\nUJI-0001\r\r\nUJI-0002\r\nUJI-0003\r\n',
      ['UJI-0001', 'UJI-0002', 'UJI-0003'],
    ],
    [
      'codes that are written as formulas',
      'kode,harga\r\n="001234",1\r\n="001235",1\r\n',
      ['001234', '001235'],
    ],
    [
      'a serial number behind the numbers of the rows',
      'No;Produk;SN\n1;Steam;001\n2;Steam;002',
      ['001', '002'],
    ],
    ['no head, behind the numbers of the rows', '1\tAB-1\n2\tAB-2\n3\tAB-3', ['AB-1', 'AB-2', 'AB-3']],
    [
      'titles above and a total below',
      'Stok November\n\nkode,harga\nAB-1,5\nAB-2,5\nTOTAL,10',
      ['AB-1', 'AB-2'],
    ],
    ['a head of other words', 'Isi,Harga\nAB-1,5\nAB-2,5', ['AB-1', 'AB-2']],
  ])('%s', (_what, csv, cells) => {
    const table = readCodeTable(splitText(csv));
    expect(takeCodes(table, table.guess ?? 0, table.top).codes).toEqual(cells);
  });

  it('each row is taken or named, whichever column is chosen', () => {
    const table = readCodeTable(splitText('Stok\nKode;Harga\nAB-1;5\n;6\nAB-2;7\nTotal;18'));
    expect(table).toMatchObject({
      columns: [
        { index: 0, name: 'Kode' },
        { index: 1, name: 'Harga' },
      ],
      ...{ guess: 0, top: 2 },
    });
    expect(takeCodes(table, 0, 2)).toEqual({
      codes: ['AB-1', 'AB-2'],
      left: [
        { row: 1, text: 'Stok' },
        { row: 2, text: 'Kode · Harga' },
        { row: 4, text: '6' },
        { row: 6, text: 'Total · 18' },
      ],
    });
    expect(takeCodes(table, 1, 0).codes).toEqual(['Harga', '5', '6', '7']);
    expect(['1.23456789012345E+18', '1,2E+15', '1E5', 'AB-1E+10'].filter(isRounded)).toHaveLength(2);
  });
});
