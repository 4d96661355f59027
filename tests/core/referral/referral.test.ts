import { describe, expect, it, test } from 'vitest';
import { maskedName } from '../../../src/core/format/masked-name';
import { baseOf, commissionOf } from '../../../src/topics/referral/domain';

describe('a commission', () => {
  it.each([
    [199, 50, 0],
    [200, 50, 1],
    [19_700, 50, 98],
    [19_999, 100, 199],
    [9_999_999_999, 50, 49_999_999],
  ])('of %i rupiah at %i hundredths of a per cent is %i, rounded down', (base, rate, amount) => {
    expect(commissionOf(base, rate)).toBe(amount);
  });

  it.each([
    ['pending', { status: 1, refunded: 0, total: 1_000, refund: 0 }, 0],
    ['successful', { status: 2, refunded: 0, total: 1_000, refund: 0 }, 1_000],
    ['cancelled', { status: 3, refunded: 0, total: 1_000, refund: 1_000 }, 0],
    ['paid back', { status: 4, refunded: 1, total: 1_000, refund: 1_000 }, 0],
    ['partly delivered', { status: 4, refunded: 2, total: 1_000, refund: 300 }, 700],
    ['failed', { status: 4, refunded: 0, total: 1_000, refund: 0 }, 0],
  ])('counts what stayed of a %s order', (_state, order, base) => {
    expect(baseOf(order)).toBe(base);
  });
});

test.each([
  ['Andi Saputra', 'An•• S.'],
  ['Siti Nur aini', 'Si•• A.'],
  ['Budi', 'Bu••'],
  ['A', 'A••'],
  ['  Ō  z ', 'Ō•• Z.'],
])('%j is masked as %j', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});
