import { describe, expect, it, test } from 'vitest';
import { expectedCash, type ShiftOrder, salesOf, takenOf } from '../../../src/topics/shifts/domain/figures';
import { PIECES, sumOfPieces } from '../../../src/topics/shifts/domain/pieces';
import { differenceText } from '../../../src/topics/shifts/text';

const sold = (resale: number | null, returned: ShiftOrder['returned'] = 'none'): ShiftOrder => ({
  resale,
  returned,
});

describe('what an order leaves in the drawer', () => {
  test.each([
    ['its selling price', sold(22_000), 22_000],
    ['nothing, once it came back whole', sold(22_000, 'whole'), 0],
    [
      'all of it, where a part came back: cash that is handed out is written down',
      sold(22_000, 'part'),
      22_000,
    ],
    ['what nobody knows, without a selling price', sold(null), null],
    ['nothing, where that came back whole', sold(null, 'whole'), 0],
  ])('is %s', (_what, order, taken) => {
    expect(takenOf(order)).toBe(taken);
  });
});

describe('what the orders of a shift come to', () => {
  it('counts each kind, and adds up what is known alone', () => {
    const orders = [sold(22_000), sold(15_500), sold(null), sold(9_000, 'whole'), sold(50_000, 'part')];
    expect(salesOf(orders)).toEqual({ orders: 5, sales: 87_500, unpriced: 1, returned: 1, partly: 1 });
  });

  it('is nothing without orders', () => {
    expect(salesOf([])).toEqual({ orders: 0, sales: 0, unpriced: 0, returned: 0, partly: 0 });
  });
});

describe('what has to lie in the drawer', () => {
  const moves = { opening: 200_000, sales: 87_500, noncash: 15_500, cashIn: 50_000, cashOut: 20_000 };

  it('is what was there and came in cash, less what was taken out', () => {
    expect(expectedCash(moves)).toBe(302_000);
  });

  it('moves by each rupiah that any of them moves by', () => {
    const shifted = (part: Partial<typeof moves>) =>
      expectedCash({ ...moves, ...part }) - expectedCash(moves);
    expect(shifted({ opening: 200_001 })).toBe(1);
    expect(shifted({ sales: 87_501 })).toBe(1);
    expect(shifted({ noncash: 15_501 })).toBe(-1);
    expect(shifted({ cashIn: 50_001 })).toBe(1);
    expect(shifted({ cashOut: 20_001 })).toBe(-1);
  });

  it('does not fall below zero if more is recorded as taken out than there was', () => {
    expect(expectedCash({ ...moves, noncash: 500_000 })).toBeLessThan(0);
  });
});

it('adds up notes and coins', () => {
  expect(sumOfPieces([])).toBe(0);
  expect(sumOfPieces(PIECES.map((value) => ({ value, count: 1 })))).toBe(263_800);
  expect(
    sumOfPieces([
      { value: 50_000, count: 3 },
      { value: 500, count: 7 },
    ]),
  ).toBe(153_500);
});

it('says a difference in words', () => {
  expect([-5_000, 0, 2_500].map((amount) => differenceText(amount).replace(/\s/g, ' '))).toEqual([
    'Selisih kurang Rp 5.000',
    'Tidak ada selisih',
    'Selisih lebih Rp 2.500',
  ]);
});
