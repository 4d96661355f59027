import { expect, test } from 'vitest';
import { tierPrice } from '../../../src/topics/selling-prices/domain/tier-price';

test.each([
  [20_000, 0, 20_000],
  [20_000, 150, 19_700],
  [19_999, 150, 19_700],
  [1, 9_999, 1],
  [984_000, 275, 956_940],
  [0, 500, 0],
])('%i rupiah less %i hundredths of a percent is %i rupiah, rounded up', (base, discount, price) => {
  expect(tierPrice(base, discount)).toBe(price);
});
