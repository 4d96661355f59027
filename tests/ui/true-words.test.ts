import { expect, it } from 'vitest';
import type { HistoryStep } from '../../src/core/contract/transaction';
import { balanceSteps } from '../../src/pages/detail-transaction/balance-steps';
import { copy as order } from '../../src/pages/detail-transaction/copy';
import { copy as registered } from '../../src/pages/register-success/copy';

const refund: HistoryStep = {
  step: 'partly_refunded',
  at: '2026-11-22T05:00:00.000Z',
  actor: 'Sistem',
  amount: 4_000,
  balance: 60_000,
};
const bought = { balance_before: 100_000, balance_after: 90_000, selling_total: 10_000 };

it('an order that was paid back says what the refund left, whatever was bought meanwhile', () => {
  expect(balanceSteps({ ...bought, refund_amount: 4_000, history: [refund] })).toEqual([
    { step: 'before', amount: 100_000 },
    { step: 'paid', amount: -10_000 },
    { step: 'left', amount: 90_000 },
    { step: 'refund', amount: 4_000 },
    { step: 'after', amount: 60_000 },
  ]);
});

it('and any other what its payment left', () => {
  expect(balanceSteps({ ...bought, refund_amount: 0, history: [] }).at(-1)).toEqual({
    step: 'after',
    amount: 90_000,
  });
});

it.each([
  [0, 'selesai dalam kurang dari 1 detik'],
  [1, 'selesai dalam 1 detik'],
  [75, 'selesai dalam 1 menit 15 detik'],
])('%d seconds: %s', (seconds, words) => {
  expect(order.took(seconds)).toBe(words);
});

it('a newcomer is told as many steps as stand below', () => {
  expect(registered.lead(registered.steps('a@b.test').length)).toContain('Tinggal tiga langkah lagi');
});
