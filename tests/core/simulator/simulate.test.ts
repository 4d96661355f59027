import { describe, expect, test } from 'vitest';
import {
  plainRule,
  ruleOfMargin,
  ruleOfPrice,
} from '../../../src/topics/selling-prices/domain/starting-rule';
import { tierPriceOf } from '../../../src/topics/shops/domain/price';
import { simulate, type Trial } from '../../../src/topics/simulator/domain';
import { simulationCases } from '../../support/simulation-cases';

describe('a sale that is tried out', () => {
  test.each(simulationCases.map((one) => [one.why, one] as const))('%s', (_why, { made, ...trial }) => {
    expect(simulate(trial)).toMatchObject(made);
  });

  test('is no loss from its break-even price on, and one below it', () => {
    for (const cost of [1, 999, 19_527, 250_001]) {
      for (const fee_percent of [0, 0.7, 2, 19.99]) {
        for (const fee_flat of [0, 750]) {
          const trial = (value: number): Trial => ({
            ...{ base_price: cost, discount_bps: 0, rule: ruleOfPrice(value) },
            method: {
              source: 'manual',
              group: 'va',
              fee_bearer: 'shop',
              is_active: true,
              fee_flat,
              fee_percent,
            },
          });
          const { break_even } = simulate(trial(1));
          for (const more of [0, 1, 2, 501])
            expect(simulate(trial(break_even + more)).profit).toBeGreaterThanOrEqual(0);
          if (break_even > 1) expect(simulate(trial(break_even - 1)).profit).toBeLessThan(0);
        }
      }
    }
  });

  test('shows the profit as a share of the cost', () => {
    const method = { source: 'manual', group: 'bank', is_active: true } as const;
    const rule = { ...plainRule, value: 12.5 };
    expect(simulate({ base_price: 20_000, discount_bps: 0, rule, method }).percent).toBe(12.5);
  });
});

describe('the margin of a member tier as a rule', () => {
  test.each([
    { type: 'percent', value: 3.5 },
    { type: 'percent', value: 0.07 },
    { type: 'nominal', value: 1_250 },
  ] as const)('asks what the website asks: %o', (margin) => {
    const tier = { id: 'reseller', margin };
    for (const base_price of [1, 19_999, 100_000]) {
      const method = { source: 'manual', group: 'bank', is_active: true } as const;
      const { price, cost } = simulate({ base_price, discount_bps: 130, rule: ruleOfMargin(margin), method });
      expect(price).toBe(tierPriceOf({ cost, price_mode: 'tier' }, tier, tier));
    }
  });
});
