import { describe, expect, it } from 'vitest';
import { settlementOf } from '../../../src/topics/shops/domain/settlement';
import { totalOf } from '../../../src/topics/shops/domain/total';

const paid = { payment_source: 'platform', total: 30_000, payment_fee: 210, profit: 9_790 } as const;

describe('the money of an order that its buyer has paid', () => {
  it.each([
    ['at the platform', paid, 20_000, 9_790],
    ['with a unique code', { ...paid, total: 30_123, profit: 9_913 }, 20_000, 9_913],
    ['with a rounding', { ...paid, total: 30_500, profit: 10_290 }, 20_000, 10_290],
    ['with a discount that leaves nothing over', { ...paid, total: 20_210, profit: 0 }, 20_000, 0],
    ['at a loss', { ...paid, total: 15_000, profit: -5_210 }, 14_790, 0],
    ['with less than the fee', { ...paid, total: 150, profit: -20_060 }, 0, 0],
    ['with nothing at all', { ...paid, total: 0, payment_fee: 0, profit: -20_000 }, 0, 0],
    ['for goods that cost nothing', { ...paid, profit: 29_790 }, 0, 29_790],
    ['to the shop’s own account', { ...paid, payment_source: 'manual' }, 0, 0],
    ['from a balance that the shop keeps', { ...paid, payment_source: 'balance' }, 0, 0],
  ] as const)('%s stands in both balances, to the rupiah', (_how, order, main, panel) => {
    expect(settlementOf(order, 'stands')).toEqual({ main, panel });
    expect(settlementOf(order, 'undone')).toEqual({ main: main + panel, panel: 0 });
  });

  it('is the cost and the profit of whatever was priced, and never more than was received', () => {
    let seed = 7;
    const upTo = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % (most + 1);
    };
    for (let nth = 0; nth < 5_000; nth += 1) {
      const price = upTo(400_000);
      const amounts = totalOf(
        { cost: upTo(400_000), price, qty: 1 + upTo(4), discount: upTo(price) },
        {
          source: 'platform',
          group: 'va',
          fee_flat: upTo(5_000),
          fee_percent: upTo(500) / 100,
          fee_bearer: upTo(1) ? 'shop' : 'buyer',
          rounding: (['none', '100', '500', '1000'] as const)[upTo(3)] ?? 'none',
          is_active: true,
        },
        upTo(999),
      );
      const { main, panel } = settlementOf({ ...amounts, payment_source: 'platform' }, 'stands');
      const received = Math.max(0, amounts.total - amounts.payment_fee);

      expect(main + panel).toBe(received);
      expect(Math.min(main, panel)).toBeGreaterThanOrEqual(0);
      if (amounts.profit >= 0) expect([main, panel]).toEqual([amounts.cost, amounts.profit]);
    }
  });
});
