import { expect, test } from 'vitest';
import {
  freeUniqueCode,
  pointsOf,
  quantityBounds,
  UNIQUE_CODES,
} from '../../../src/topics/shops/domain/limits';
import { methodRefusal, type PaymentMethodFacts } from '../../../src/topics/shops/domain/payment';
import { totalOf } from '../../../src/topics/shops/domain/total';

const bank: PaymentMethodFacts = { source: 'manual', group: 'bank', fee_bearer: 'buyer', is_active: true };
const va: PaymentMethodFacts = { ...bank, source: 'platform', group: 'va', fee_flat: 4_000 };
const qris: PaymentMethodFacts = { ...va, group: 'qris', fee_flat: 750, fee_percent: 0.7 };
const item = { cost: 18_000, price: 20_000, qty: 1, discount: 0 };

test.each([
  ['no fee', item, bank, 0, { total: 20_000, payment_fee: 0, profit: 2_000 }],
  [
    'several items',
    { ...item, qty: 3 },
    bank,
    0,
    { price: 60_000, cost: 54_000, total: 60_000, profit: 6_000 },
  ],
  ['the buyer bears the fee', item, va, 0, { total: 24_000, payment_fee: 4_000, profit: 2_000 }],
  [
    'the shop bears the fee',
    item,
    { ...va, fee_bearer: 'shop' },
    0,
    { total: 20_000, payment_fee: 4_000, profit: -2_000 },
  ],
  [
    'QRIS is always borne by the shop',
    item,
    qris,
    0,
    { total: 20_000, payment_fee: 890, fee_bearer: 'shop', profit: 1_110 },
  ],
  ['a discount is the shop’s', { ...item, discount: 1_500 }, bank, 0, { total: 18_500, profit: 500 }],
  ['the fee is of what is left', { ...item, discount: 10_000 }, qris, 0, { payment_fee: 820, total: 10_000 }],
  ['nothing to pay has no fee', { ...item, discount: 20_000 }, va, 0, { total: 0, payment_fee: 0 }],
  [
    'rounded up to thousands, for the shop',
    item,
    { ...va, fee_flat: 4_100, rounding: '1000' },
    0,
    { total: 25_000, rounding: 900, profit: 2_900 },
  ],
  ['a full multiple stays', item, { ...bank, rounding: '500' }, 0, { total: 20_000, rounding: 0 }],
  ['a unique code on top', item, { ...bank, rounding: '100' }, 137, { total: 20_137, profit: 2_137 }],
] as const)('an order: %s', (_why, order, method, code, amounts) => {
  expect(totalOf(order, method, code)).toMatchObject(amounts);
});

const noon = Date.parse('2026-11-21T12:00:00+07:00');
const daily = { ...bank, open_24h: false, open_from: '06:00', open_to: '21:00' };
test.each([
  ['open around the clock', { ...daily, open_24h: true }, noon - 8 * 3_600_000, null],
  ['within its hours', daily, noon, null],
  ['outside its hours', daily, noon + 9 * 3_600_000, 'closed'],
  ['switched off', { ...bank, is_active: false }, noon, 'inactive'],
  ['below its least', { ...bank, min: 50_001 }, noon, 'below'],
  ['exactly its bounds', { ...bank, min: 50_000, max: 50_000 }, noon, null],
  ['above its most', { ...bank, max: 49_999 }, noon, 'above'],
] as const)('a way to pay 50,000 rupiah: %s', (_why, method, at, reason) => {
  expect(methodRefusal(method, 50_000, at)?.reason ?? null).toBe(reason);
});

test('a quantity has bounds even where its shop typed none, or typed them the wrong way round', () => {
  expect(quantityBounds({})).toEqual({ min: 1, max: 10 });
  expect(quantityBounds({ min_qty: 5, max_qty: 50 })).toEqual({ min: 5, max: 50 });
  expect(quantityBounds({ min_qty: 20 })).toEqual({ min: 20, max: 20 });
});

test('a unique code is one that no open transfer has, until all are taken', () => {
  const all = Array.from({ length: UNIQUE_CODES.to }, (_, at) => at + 1);
  expect(freeUniqueCode(new Set(), 0)).toBe(1);
  expect(freeUniqueCode(new Set([1, 2]), 0)).toBe(3);
  expect(freeUniqueCode(new Set([999]), 998)).toBe(1);
  expect(freeUniqueCode(new Set(all.filter((code) => code !== 500)), 77)).toBe(500);
  expect(freeUniqueCode(new Set(all), 5)).toBeNull();
});

test('a member earns a point for each whole thousand rupiah', () => {
  expect([0, 999, 1_000, 20_137].map(pointsOf)).toEqual([0, 0, 1, 20]);
});
