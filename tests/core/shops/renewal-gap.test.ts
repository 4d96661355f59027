import { expect, it } from 'vitest';
import { renewalGap } from '../../../src/topics/shops/domain/renewal-gap';

const price = 150_000;

it.each([
  ['enough profit closes the gap to the rupiah', 87_250, 1_224_100, { short: 62_750, fromProfit: 62_750 }],
  ['a small gap is closed by the least withdrawal', 149_000, 60_000, { short: 1_000, fromProfit: 50_000 }],
  ['profit below the least withdrawal closes none', 149_000, 49_999, { short: 1_000, fromProfit: null }],
  ['too little profit is not offered', 87_250, 62_749, { short: 62_750, fromProfit: null }],
  ['who may not take profit out is offered none', 87_250, null, { short: 62_750, fromProfit: null }],
  ['a balance that suffices lacks nothing', 150_000, 1_000_000, { short: 0, fromProfit: null }],
])('%s', (_sentence, balance, available, gap) => {
  expect(renewalGap({ price, balance, available })).toEqual(gap);
});

it('more than a PIN alone may move is left to the page of the profit', () => {
  const gap = renewalGap({ price: 6_000_000, balance: 0, available: 9_000_000 });
  expect(gap).toEqual({ short: 6_000_000, fromProfit: null });
});
