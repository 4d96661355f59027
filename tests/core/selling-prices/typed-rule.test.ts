import { describe, expect, test } from 'vitest';
import type { PriceRule } from '../../../src/topics/selling-prices/domain/selling-price';
import { priceRuleOf, sellingRuleOf, typedOf } from '../../../src/topics/selling-prices/domain/typed-rule';
import { ruleText } from '../../../src/topics/selling-prices/text';

const rule: PriceRule = {
  ...{ method: 'percent', value: 10.5, rounding: 500, round_up: true, ending: '99' },
  ...{ min_margin: 500, max_margin: 5_000 },
};
const fixed: PriceRule = {
  ...{ method: 'fixed', value: 25_000, rounding: 0, round_up: true, ending: '' },
  ...{ min_margin: null, max_margin: null },
};

describe('a rule as its form holds it', () => {
  test.each([
    rule,
    { ...rule, method: 'amount' as const, value: 0, round_up: false, ending: '' as const },
    fixed,
  ])('comes back as it was: %o', (one) => {
    expect(priceRuleOf(typedOf(one))).toEqual(one);
  });

  test('is none while its amount, or what it is for, is missing', () => {
    expect(priceRuleOf({ method: 'percent' })).toBeNull();
    expect(sellingRuleOf({ ...typedOf(rule), scope: 'brand' })).toBeNull();
    expect(sellingRuleOf({ ...typedOf(rule), scope: 'brand', brand_id: 'ml' })).toMatchObject({
      scope_id: 'ml',
    });
    expect(sellingRuleOf({ ...typedOf(rule), scope: 'global', brand_id: 'ml' })).toMatchObject({
      scope_id: null,
    });
  });

  test('is reported in one line', () => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(ruleText(rule))).toBe(
      'Modal + 10,5 % · kelipatan Rp 500 ke atas · akhiran 99 · margin Rp 500–Rp 5.000',
    );
    expect(plain(ruleText({ ...rule, rounding: 0, round_up: false, max_margin: null }))).toBe(
      'Modal + 10,5 % · akhiran 99 terdekat · margin minimal Rp 500',
    );
    expect(plain(ruleText(fixed))).toBe('Tetap Rp 25.000');
  });
});
