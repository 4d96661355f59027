import { expect, it } from 'vitest';
import type { OwnLimits } from '../../src/topics/orders/contract/own-limits';
import { approvalNeedOf } from '../../src/topics/orders/web/transaction-form/own-limit-texts';

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
