import { describe, expect, it } from 'vitest';
import type { Account } from '../../../demo/accounts';
import { addCatalogue } from '../../../demo/catalogue';
import { codesOf } from '../../../demo/chance';
import { pasts } from '../../../demo/history/pasts';
import { planOf } from '../../../demo/history/plan';
import { pastPriceOf, pastRules } from '../../../demo/prices';
import { createTables } from '../../../demo/tables';
import { vouchers } from '../../support/seals';

const DAY = 86_400_000;

const shelves = addCatalogue(createTables(), 0);

const accountOf = (email: Account['email'], now: number): Account => ({
  ...{
    email,
    partnerId: email,
    name: 'Toko',
    joined: new Date(0).toISOString(),
    people: [],
    isReferred: false,
  },
  owner: { userId: 'owner', name: 'Pemilik', phone: '6281200000001' },
  cashier: email === 'mitra@demo.test' ? { userId: 'cashier', name: 'Kasir' } : null,
  ...{ kycStatus: 2, discountBps: 100, limit: 500_000, panelStatus: 2, panelExpires: now + 10 * DAY },
});

const { seal } = vouchers;

function plansAt(now: number) {
  const pastPrice = pastPriceOf(pastRules(shelves, now));
  const stage = { shelves, pastPrice, codes: codesOf('codes'), now, seal, sales: new Map() };
  return pasts.map((past) => ({
    ...planOf({ account: accountOf(past.email, now), past, balanceId: 'balance' }, [], stage),
    past,
  }));
}

describe('the past of the demo accounts', () => {
  it.each([
    '2026-11-21T00:05:00+07:00',
    '2026-11-21T12:00:00+07:00',
    '2026-11-30T23:55:00+07:00',
    '2027-03-01T07:30:00+07:00',
  ])('seeded at %s, ends at the agreed balance and never in the future', (at) => {
    const now = Date.parse(at);
    for (const plan of plansAt(now)) {
      expect(plan.book.balance).toBe(plan.past.end_balance);
      const newest = Math.max(...plan.transactions.map((order) => Date.parse(order.finished_at ?? '')));
      expect(newest).toBeLessThan(now);
      const smallest = Math.min(...plan.topups.map((topup) => topup.amount));
      expect(smallest).toBeGreaterThanOrEqual(50_000);
    }
  });

  it('gives every code once, over all accounts', () => {
    const plans = plansAt(Date.parse('2026-11-21T12:00:00+07:00'));
    const codes = plans.flatMap((plan) => [...plan.transactions, ...plan.topups].map((row) => row.code));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('is the same each time', () => {
    const now = Date.parse('2026-11-21T12:00:00+07:00');
    const story = () =>
      plansAt(now).map((plan) =>
        plan.transactions.map((order) => [order.created_at, order.sku, order.destination]),
      );
    expect(story()).toEqual(story());
  });

  it('sells by day and sleeps by night', () => {
    const [mitra] = plansAt(Date.parse('2026-11-21T12:00:00+07:00'));
    const hours =
      mitra?.transactions.map((order) => (new Date(order.created_at).getUTCHours() + 7) % 24) ?? [];
    const night = hours.filter((hour) => hour < 6).length;
    expect(night / hours.length).toBeLessThan(0.08);
  });
});
