import { describe, expect, it } from 'vitest';
import { afterKeystroke, readNumber, typedNumber } from '../../../src/core/format/read-number';

it.each<[typed: string, value: number]>([
  ['5000', 5_000],
  ['5.000', 5_000],
  ['1.250.000', 1_250_000],
  ['Rp 1.250.000,-', 1_250_000],
  ['Rp1.250.000,--', 1_250_000],
  ['Rp. 1.250.000.-', 1_250_000],
  ['rp 1.250.000,00', 1_250_000],
  ['IDR 1,250,000.00', 1_250_000],
  ['1,250,000', 1_250_000],
  ['250.000 rupiah', 250_000],
  ['15000.00', 15_000],
  ['Rp 250.000,00', 250_000],
  ['1 250 000', 1_250_000],
  ['Rp\u00a01.250.000', 1_250_000],
  ['\u202a1.250.000\u202c', 1_250_000],
  ['\uff11\uff12\uff15\uff10', 1_250],
  ['50rb', 50_000],
  ['50 ribu', 50_000],
  ['50K', 50_000],
  ['1,5jt', 1_500_000],
  ['1.1 juta', 1_100_000],
  ['2 miliar', 2_000_000_000],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['0.500', 0.5],
  ['1.234,5678', 1_234.5678],
  ['-5.000', -5_000],
  ['\u22125.000', -5_000],
  ['Rp -5.000', -5_000],
  ['-Rp 5.000', -5_000],
  ['+5.000', 5_000],
  ['-0', 0],
  ['000', 0],
])('reads "%s" as %d', (typed, value) => expect(readNumber(typed)).toBe(value));

it.each(['', '   ', '\u200b', '\u00a0'])('reads nothing in "%s"', (typed) => {
  expect(readNumber(typed)).toBeNull();
});

it.each([
  '12,500',
  '15.000.00',
  '1.2500.000',
  '12.34.567',
  '1,25,000',
  '5.000-10.000',
  '5.000 \u2013 10.000',
  '5000-',
  '(5.000)',
  '1,25E+4',
  '1e5',
  '0x10',
  'lima ribu',
  '5 ribu lima',
  '50m',
  '\u00bd',
  '5\u00b2',
  '\u0665\u0660',
  '--5',
  '-Rp -5',
  'Rp',
  ',-',
  '.',
  '5%',
  '5 pcs',
  '1.250.000 1',
  '9007199254740993',
  'Infinity',
  'NaN',
])('refuses "%s"', (typed) => expect(readNumber(typed)).toBeUndefined());

it('takes its own unit behind a number, and no other', () => {
  expect(readNumber('8,5 %', { unit: '%' })).toBe(8.5);
  expect(readNumber('7 hari', { unit: 'hari' })).toBe(7);
  expect(readNumber('7 jam', { unit: 'hari' })).toBeUndefined();
});

it.each([
  [1_234_567.5, '1.234.567,5'],
  [-5_000, '-5.000'],
  [0, '0'],
  [null, ''],
  ['lima ribu', 'lima ribu'],
])('shows %j as "%s"', (value, text) => expect(typedNumber(value)).toBe(text));

it('reads what it shows', () => {
  for (const value of [0, 7, 999, 1_000, 12_500, 1_250_000, 999_999_999_999, 2.5, 0.25, 1_234.56, -5_000]) {
    expect(readNumber(typedNumber(value))).toBe(value);
  }
});

describe('after a keystroke', () => {
  const typed = (before: string, after: string, data: string | null, inputType = 'insertText') =>
    afterKeystroke({ before, after, data, inputType });

  it('a grouped number stays grouped', () => {
    expect(typed('', '1', '1')).toBe('1');
    expect(typed('1.250', '1.2500', '0')).toBe('12.500');
    expect(typed('12.500', '12.50', null, 'deleteContentBackward')).toBe('1.250');
    expect(typed('12.500', '12500', null, 'deleteContentBackward')).toBe('12.500');
    expect(typed('12.500', '912.500', '9', 'insertCompositionText')).toBe('912.500');
  });

  it('another sign stays as it was typed, and so does what follows it', () => {
    expect(typed('12', '12,', ',')).toBe('12,');
    expect(typed('12,', '12,5', '5')).toBe('12,5');
    expect(typed('50', '50r', 'r')).toBe('50r');
    expect(typed('1', '', null, 'deleteContentBackward')).toBe('');
  });

  it('what is pasted or filled in stays as it came', () => {
    for (const inputType of ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', undefined]) {
      expect(afterKeystroke({ before: '15.000', after: '15.0', inputType })).toBe('15.0');
      expect(afterKeystroke({ before: '5.000', after: '15000.00', inputType })).toBe('15000.00');
    }
  });
});
