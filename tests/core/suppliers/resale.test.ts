import { describe, expect, it } from 'vitest';
import { resaleOf, sharedCommission } from '../../../src/topics/suppliers/domain/resale';

describe('what an item of a supplier costs partners', () => {
  it.each([
    [19_000, { bps: 0, amount: 0 }, 19_000],
    [19_000, { bps: 250, amount: 0 }, 19_475],
    [19_010, { bps: 250, amount: 0 }, 19_500],
    [19_000, { bps: 0, amount: 1 }, 19_025],
    [10_001, { bps: 1, amount: 100 }, 10_125],
    [1, { bps: 0, amount: 0 }, 25],
  ])('of %i with %o is %i', (price, margin, resale) => expect(resaleOf(price, margin)).toBe(resale));

  it('is never below what it costs us and our margin', () => {
    for (let price = 1; price < 4_000; price += 7) {
      const resale = resaleOf(price, { bps: 133, amount: 10 });
      expect(resale * 10_000).toBeGreaterThanOrEqual(price * 10_133 + 100_000);
    }
  });

  it('leaves partners no commission below nothing', () => {
    expect(sharedCommission(2_500, { bps: 2_000, amount: 100 })).toBe(1_900);
    expect(sharedCommission(2_501, { bps: 2_000, amount: 0 })).toBe(2_000);
    expect(sharedCommission(500, { bps: 0, amount: 900 })).toBe(0);
  });
});
