import { describe, expect, it } from 'vitest';
import { compact, moneyParts, rupiah } from '../../../src/core/format/money';

describe('money is written in rupiah with dots', () => {
  it.each([
    [0, undefined, 'Rp\u00a00'],
    [500, undefined, 'Rp\u00a0500'],
    [1250000, undefined, 'Rp\u00a01.250.000'],
    [1000000000000, undefined, 'Rp\u00a01.000.000.000.000'],
    [-39500, undefined, '\u2212Rp\u00a039.500'],
    [3500, 'always', '+Rp\u00a03.500'],
    [-3500, 'always', '\u2212Rp\u00a03.500'],
    [0, 'always', 'Rp\u00a00'],
    [-3500, 'never', 'Rp\u00a03.500'],
    [1250.5, undefined, 'Rp\u00a01.250,50'],
    [-0.001, undefined, 'Rp\u00a00'],
  ] as const)('%d (sign %s) is %s', (amount, sign, text) => {
    expect(rupiah(amount, sign)).toBe(text);
  });

  it('keeps the currency and the number apart for the Money component', () => {
    expect(moneyParts(-39500)).toEqual({ sign: '\u2212', currency: 'Rp', number: '39.500' });
  });

  it('never lets a line break between Rp and the number', () => {
    expect(rupiah(1000)).not.toMatch(/[ \u2009]/);
  });
});

describe('charts shorten money', () => {
  it.each([
    [0, '0'],
    [950, '950'],
    [1000, '1\u00a0rb'],
    [1250, '1,3\u00a0rb'],
    [999949, '999,9\u00a0rb'],
    [999950, '1\u00a0jt'],
    [7400000, '7,4\u00a0jt'],
    [-7400000, '\u22127,4\u00a0jt'],
    [2500000000, '2,5\u00a0M'],
    [1000000000000, '1\u00a0T'],
  ])('%d is %s', (amount, text) => {
    expect(compact(amount)).toBe(text);
  });
});
