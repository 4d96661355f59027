import { expect, it } from 'vitest';
import { typedNumber } from '../../../src/topics/finder/domain';

it.each<[typed: string, code: string | null, numbers: string[]]>([
  ['trx-261124-506ydg', 'TRX-261124-506YDG', ['trx-261124-506ydg']],
  ['506ydg', '506YDG', ['506ydg']],
  ['KGHXYZ', 'KGHXYZ', []],
  ['INV/2026/11/000123', 'INV/2026/11/000123', ['INV/2026/11/000123']],
  ['+62 812-3456-7890', null, ['+62 812-3456-7890', '081234567890']],
  ['0812 3456', null, ['0812 3456', '08123456', '0812 (3456']],
  ['1234 5678 901', null, ['1234 5678 901', '12345678901']],
  ['12345678 1234', null, ['12345678 1234', '123456781234', '12345678 (1234']],
  ['12345678(1234)', null, ['12345678(1234)', '12345678 (1234']],
])('"%s" may be the code %s, or a number that begins as one of %j', (typed, code, numbers) => {
  expect(typedNumber(typed)).toEqual({ code, numbers });
});

it.each(['ml8', 'TRX', 'mobile legends', '  a1 '])('"%s" names no record', (typed) => {
  expect(typedNumber(typed)).toBeNull();
});
