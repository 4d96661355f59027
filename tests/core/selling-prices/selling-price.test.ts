import { describe, expect, test } from 'vitest';
import {
  type PriceRule,
  priceByRule,
  pricerOf,
  type SellingRule,
} from '../../../src/topics/selling-prices/domain/selling-price';

const plain: PriceRule = {
  method: 'percent',
  value: 0,
  rounding: 0,
  round_up: true,
  ending: '',
  min_margin: null,
  max_margin: null,
};

describe('the price by a rule', () => {
  test.each<[why: string, rule: Partial<PriceRule>, cost: number, price: number]>([
    ['a share on the cost', { value: 10 }, 20_000, 22_000],
    ['a part of a rupiah counts as a whole one', { value: 12.35 }, 10_001, 11_237],
    ['hundredths of a percent are exact', { value: 0.07 }, 100_000, 100_070],
    ['nothing on the cost', {}, 19_999, 19_999],
    ['rupiah on the cost', { method: 'amount', value: 750 }, 19_500, 20_250],
    ['one price, whatever it costs', { method: 'fixed', value: 25_000 }, 19_500, 25_000],
    [
      'one price below the cost is a loss that is told, not hidden',
      { method: 'fixed', value: 15_000 },
      19_500,
      15_000,
    ],
    [
      'one price is not made round',
      { method: 'fixed', value: 20_123, rounding: 500, ending: '99' },
      19_500,
      20_123,
    ],

    ['up to 50', { method: 'amount', value: 1, rounding: 50 }, 19_500, 19_550],
    ['up to 100', { method: 'amount', value: 1, rounding: 100 }, 19_500, 19_600],
    ['up to 500', { method: 'amount', value: 1, rounding: 500 }, 19_500, 20_000],
    ['up to 1.000', { method: 'amount', value: 501, rounding: 1_000 }, 19_500, 21_000],
    ['what is round stays', { method: 'amount', value: 500, rounding: 1_000 }, 19_500, 20_000],
    [
      'to the nearest, down',
      { method: 'amount', value: 240, rounding: 500, round_up: false },
      19_500,
      19_500,
    ],
    ['to the nearest, up', { method: 'amount', value: 260, rounding: 500, round_up: false }, 19_500, 20_000],
    ['the middle goes up', { method: 'amount', value: 250, rounding: 500, round_up: false }, 19_500, 20_000],
    ['the nearest may lie below the cost', { rounding: 1_000, round_up: false }, 20_400, 20_000],
    ['nothing is sold for nothing', { rounding: 1_000, round_up: false }, 200, 1_000],

    ['ends with 9', { method: 'amount', value: 1, ending: '9' }, 19_500, 19_509],
    ['ends with 99', { method: 'amount', value: 1, ending: '99' }, 19_500, 19_599],
    ['ends with 00', { method: 'amount', value: 1, ending: '00' }, 19_500, 19_600],
    ['has its ending already', { ending: '99' }, 19_599, 19_599],
    ['a step of 1.000 that ends with 99', { value: 5, rounding: 1_000, ending: '99' }, 20_000, 21_999],
    ['a step of 500 that ends with 9', { value: 5, rounding: 500, ending: '9' }, 20_000, 21_499],
    [
      'a step of 50 under two digits is one of 100',
      { method: 'amount', value: 1, rounding: 50, ending: '00' },
      19_500,
      19_600,
    ],
    ['the nearest ending', { ending: '99', round_up: false }, 20_010, 19_999],

    ['the lowest margin lifts', { value: 1, min_margin: 1_000 }, 20_000, 21_000],
    ['the highest margin cuts', { value: 50, max_margin: 3_000 }, 20_000, 23_000],
    ['one price is lifted too', { method: 'fixed', value: 20_000, min_margin: 500 }, 19_800, 20_300],
    ['one price is cut too', { method: 'fixed', value: 50_000, max_margin: 5_000 }, 20_000, 25_000],
    [
      'rounding down stops at the lowest margin',
      { method: 'amount', value: 200, rounding: 1_000, round_up: false, min_margin: 100 },
      20_000,
      21_000,
    ],
    [
      'rounding up stops at the highest margin',
      { method: 'amount', value: 300, rounding: 1_000, max_margin: 500 },
      19_600,
      20_000,
    ],
    [
      'and is left where no round price lies within',
      { method: 'amount', value: 300, rounding: 1_000, min_margin: 200, max_margin: 400 },
      20_100,
      20_400,
    ],
    [
      'both limits at one amount are that amount',
      { value: 30, min_margin: 700, max_margin: 700 },
      19_950,
      20_650,
    ],
  ])('%s', (_why, rule, cost, price) => {
    expect(priceByRule({ ...plain, ...rule }, cost)).toBe(price);
  });
});

describe('the rule of an item', () => {
  const rule = (id: string, scope: SellingRule['scope'], scope_id: string | null, value: number) => ({
    ...{ ...plain, method: 'amount' as const, value },
    ...{ id, scope, scope_id },
  });
  const all = [
    rule('r-all', 'global', null, 100),
    rule('r-category', 'category', 'games', 200),
    rule('r-brand', 'brand', 'ml', 300),
    rule('r-item', 'variation', 'ml-86', 400),
  ];
  const item = (variation_id: string, brand_id: string, category_id: string) => ({
    ...{ variation_id, brand_id, category_id },
    cost: 10_000,
  });

  test.each([
    [item('ml-86', 'ml', 'games'), 'r-item', 10_400],
    [item('ml-172', 'ml', 'games'), 'r-brand', 10_300],
    [item('ff-50', 'ff', 'games'), 'r-category', 10_200],
    [item('pln-20', 'pln', 'token'), 'r-all', 10_100],
  ])('is the narrowest that reaches it: %o', (asked, id, price) => {
    expect(pricerOf(all)(asked)).toMatchObject({ rule_id: id, price });
    expect(pricerOf(all.toReversed())(asked)).toMatchObject({ rule_id: id, price });
  });

  test('shows margin in rupiah and per cent of the cost, and where the rule stands', () => {
    expect(pricerOf(all)({ ...item('ml-86', 'ml', 'games'), cost: 30_000 })).toEqual({
      ...{ price: 30_400, margin: 400, percent: 1.33 },
      ...{ rule_id: 'r-item', scope: 'variation' },
    });
  });

  test('is none where no rule reaches', () => {
    expect(pricerOf([])(item('ml-86', 'ml', 'games'))).toBeNull();
    expect(pricerOf(all.slice(1))(item('pln-20', 'pln', 'token'))).toBeNull();
  });
});
