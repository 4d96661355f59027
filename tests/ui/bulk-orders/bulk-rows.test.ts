import { expect, it } from 'vitest';
import type { BulkLine } from '../../../src/topics/bulk-orders/contract';
import { drawnRows, isChecked } from '../../../src/topics/bulk-orders/web/bulk-order/drawn-rows';
import { profitOf } from '../../../src/topics/bulk-orders/web/bulk-order/profit';

const row = (line: string, over: Partial<BulkLine> = {}): BulkLine => ({
  ...{ line, sku: 'ML-5', brand: 'Mobile Legends', brand_key: 'ml', item: '5 Diamond', destination: line },
  ...{
    nickname: null,
    price: 1_500,
    selling_price: null,
    problem: null,
    duplicate: null,
    counter: 1,
    again: false,
    operator: null,
    ported: false,
    bill: null,
  },
  ...over,
});
const checked = [row('a'), row('b', { problem: 'Stok habis.' }), row('c'), row('c', { duplicate: 'Sama.' })];

it('a row that was taken away is gone at once, and the next one to go is the one that is shown', () => {
  const lines = ['a', 'c', 'c'];
  expect(drawnRows(lines, checked).map(({ line, duplicate }) => [line, duplicate])).toEqual([
    ['a', null],
    ['c', null],
    ['c', 'Sama.'],
  ]);
  expect(isChecked(lines, checked)).toBe(false);
});

it('a corrected line has no price until it was checked again', () => {
  const lines = ['a', 'x', 'c', 'c'];
  expect(drawnRows(lines, checked)[1]).toMatchObject({
    line: 'x',
    price: null,
    problem: null,
    isKnown: false,
  });
  expect(isChecked(lines, checked)).toBe(false);
  expect(isChecked(['a', 'b', 'c', 'c'], checked)).toBe(true);
});

it('the profit of a batch is that of its rows with a selling price, and losses are counted', () => {
  const rows = [
    row('a', { selling_price: 2_000 }),
    row('b', { selling_price: 1_400 }),
    row('c', { selling_price: 1_500 }),
    row('d'),
  ];
  expect(profitOf(rows)).toEqual({ cost: 4_500, sold: 4_900, losing: 1, unpriced: 1 });
  expect(profitOf([row('d')])).toBeNull();
});
