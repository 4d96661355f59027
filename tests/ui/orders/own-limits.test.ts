import { describe, expect, it } from 'vitest';
import type { OwnLimits } from '../../../src/topics/orders/contract/own-limits';
import {
  approvalNeedOf,
  passedLimitText,
} from '../../../src/topics/orders/web/transaction-form/own-limit-texts';

const none: OwnLimits = { order: null, day: null, month: null, categories: null, hours: null };

it.each([
  ['no', none, 9_000_000, true],
  ['no', { ...none, order: 100_000 }, 100_000, true],
  ['yes', { ...none, order: 100_000 }, 100_001, true],
  ['yes', { ...none, order: 100_000, day: { limit: 500_000, left: 40_000 } }, 50_000, true],
  // It is shown selling prices alone, and the limit counts cost.
  ['maybe', { ...none, order: 100_000 }, 105_000, false],
  ['maybe', { ...none, month: { limit: 200_000, left: null } }, 250_000, false],
] as const)('says before the PIN whether an order needs approval: %s', (need, limits, total, seesCost) => {
  expect(approvalNeedOf(limits, total, seesCost)).toBe(need);
});

describe('a bulk order of a sub-account', () => {
  const passed = (limits: Partial<OwnLimits>, ...costs: number[]) =>
    passedLimitText({ ...none, ...limits }, costs);

  it('says before the PIN which limit its rows pass, each alone and all together', () => {
    expect(passed({ order: 50_000 }, 40_000, 50_000)).toBeNull();
    expect(passed({ order: 50_000 }, 40_000, 50_001)).toMatch(/^Batas Anda .*50\.000 untuk satu pesanan\.$/);
    const day = { limit: 100_000, left: 60_000 };
    expect(passed({ day }, 30_000, 30_000)).toBeNull();
    expect(passed({ day }, 30_000, 30_001)).toMatch(/^Sisa batas Anda hari ini .*60\.000 dari .*100\.000\.$/);
    expect(passed({ month: { limit: 9, left: 0 } }, 1)).toContain('bulan ini');
  });
});
