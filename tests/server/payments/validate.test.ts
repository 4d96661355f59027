import { expect, test } from 'vitest';
import type { PaymentEvent } from '../../../src/platform/adapters/payment/payment';
import { validate } from '../../../src/topics/payments/server/validate';

const END = '2026-11-21T12:00:00.000Z';
const IN_TIME = '2026-11-21T11:59:59.000Z';
const LATE = '2026-11-21T12:00:01.000Z';

const event = (status: PaymentEvent['status'], over: Partial<PaymentEvent> = {}): PaymentEvent => ({
  eventId: 'E1',
  reference: '',
  gatewayReference: 'G1',
  status,
  amount: 503_850,
  paidAt: status === 'paid' ? IN_TIME : null,
  ...over,
});
const topup = (status: number, paidAt: string | null = null) => ({
  status,
  due: 503_850,
  expires_at: END,
  paid_at: paidAt,
});

test.each([
  ['paid in time, while it waits', event('paid'), topup(1), 'credited'],
  ['paid in time, told after it was marked expired', event('paid'), topup(3), 'credited'],
  ['paid at the very end', event('paid', { paidAt: END }), topup(1), 'credited'],
  ['paid at a time that the gateway does not tell', event('paid', { paidAt: null }), topup(3), 'credited'],
  ['paid too late', event('paid', { paidAt: LATE }), topup(3), 'late'],
  ['paid too late, told before anything marked it', event('paid', { paidAt: LATE }), topup(1), 'late'],
  ['paid after it was cancelled, even in time', event('paid'), topup(4), 'late'],
  ['paid too little', event('paid', { amount: 502_850 }), topup(1), 'wrong_amount'],
  ['paid too much', event('paid', { amount: 503_851 }), topup(3), 'wrong_amount'],
  ['the payment that is known', event('paid'), topup(2, IN_TIME), 'repeated'],
  ['the same told without a time', event('paid', { paidAt: null }), topup(2, IN_TIME), 'repeated'],
  ['a second payment', event('paid', { paidAt: LATE }), topup(2, IN_TIME), 'paid_twice'],
  ['the late payment in review, once more', event('paid', { paidAt: LATE }), topup(5, LATE), 'repeated'],
  ['a second payment while the first is in review', event('paid'), topup(5, LATE), 'paid_twice'],
  ['the payment that was rejected, once more', event('paid', { paidAt: LATE }), topup(6, LATE), 'repeated'],
  ['the end of the time, while it waits', event('expired'), topup(1), 'expired'],
  ['the end of the time, after it was paid', event('expired'), topup(2, IN_TIME), 'ignored'],
  ['the end of the time, once more', event('expired'), topup(3), 'ignored'],
  ['a failure, while it waits', event('failed'), topup(1), 'failed'],
  ['a failure, after it was paid', event('failed'), topup(2, IN_TIME), 'ignored'],
  ['money given back', event('refunded'), topup(2, IN_TIME), 'refunded'],
])('%s', (_words, callback, standing, verdict) => {
  expect(validate(callback, standing)).toBe(verdict);
});
