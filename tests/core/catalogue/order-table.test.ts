import { expect, it } from 'vitest';
import { linesOfTable } from '../../../src/core/catalogue/order-table';
import { splitText } from '../../../src/core/table-file/split-text';

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
