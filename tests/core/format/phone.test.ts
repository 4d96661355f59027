import { describe, expect, it } from 'vitest';
import { normalisePhone, phone, searchedTerms } from '../../../src/core/format/phone';
import { plainDigits } from '../../../src/core/format/plain-text';

describe('a mobile number is accepted as people type it and stored from 62', () => {
  it.each([
    ['081234567890', '6281234567890'],
    ['6281234567890', '6281234567890'],
    ['+6281234567890', '6281234567890'],
    ['0812-3456-7890', '6281234567890'],
    [' +62 (812) 3456.7890 ', '6281234567890'],
    ['0811234567', '62811234567'],
    ['0812345678901', '62812345678901'],
    ['08123456789012', null],
    ['081234567', null],
    ['080234567890', null],
    ['0212345678', null],
    ['81234567890', null],
    ['00681234567890', null],
    ['０８１２-345678９0', '6281234567890'],
    ['0812345678²0', null],
    ['0812\ufe0f3456\u00ad7890\u3164', '6281234567890'],
    ['\u202a+62 812-3456-7890\u202c', '6281234567890'],
    ['0812\u20113456\u00a07890\u200b', '6281234567890'],
    ['0812.3456.7890', '6281234567890'],
    ['0812.3456.0000', '6281234560000'],
    ['081234567897.0', null],
    ['081234567897.00', null],
    ['08123456.000', null],
    ['0812.3456.78.0', null],
    ['8,1234567897E+10', null],
    ['', null],
  ])('%s is stored as %s', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
  });
});

describe('a mobile number is shown in groups from 08', () => {
  it.each([
    ['6281234567890', '0812-3456-7890'],
    ['62811234567', '0811-2345-67'],
    ['62812345678901', '0812-3456-78901'],
    ['not a number', 'not a number'],
  ])('%s is shown as %s', (stored, text) => {
    expect(phone(stored)).toBe(text);
  });
});

describe('a number is searched as typed and as stored', () => {
  it.each([
    ['0813-2523-5476', '081325235476'],
    ['+62 813-2523', '08132523'],
    ['62 813 2523 5476', '081325235476'],
    ['6281325235476', '081325235476'],
    ['0813-25', '081325'],
    ['628451', '628451'],
    ['12-34', '12-34'],
    ['INV0813-25', 'INV0813-25'],
    ['\u202a+62 813-2523-5476\u202c', '+62 813-2523-5476', '081325235476'],
    ['０８１３２５２３', '08132523'],
    ['TRX\u2011261124\u200b-506YDG', 'TRX-261124-506YDG'],
    ['Promo \u2013 \u00a0Lebaran', 'Promo \u2013 Lebaran', 'Promo - Lebaran'],
  ])('%s is searched as %s', (typed, ...numbers) => {
    const isSeen = !/[^ -~]/.test(typed) && !numbers.includes(typed);
    expect(searchedTerms(typed)).toEqual(isSeen ? [typed, ...numbers] : numbers);
  });
});

it.each([
  ['1234-5678 90', '1234567890'],
  ['09.254.294.3-407.000', '092542943407000'],
  ['\u202d0012 345 678\u202c', '0012345678'],
  ['１２３４５６７８', '12345678'],
  ['1234567890.0', '1234567890.0'],
  ['1.2E+10', '1.2E+10'],
  ['12345678 a.n. Budi', '12345678 a.n. Budi'],
])('the digits of %s are read as %s', (typed, read) => {
  expect(plainDigits(typed)).toBe(read);
});
