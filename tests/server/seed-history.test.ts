import { describe, expect, it } from 'vitest';
import { catalogue } from '../../server/seed/catalogue/catalogue';
import type { Shelf } from '../../server/seed/catalogue-rows';
import { type Account, pasts } from '../../server/seed/history-accounts';
import { chanceOf } from '../../server/seed/history-chance';
import { codesOf } from '../../server/seed/history-codes';
import { planOf } from '../../server/seed/history-plan';
import { pastRules } from '../../server/seed/selling-past';
import { vouchers } from '../support/seals';

const DAY = 86_400_000;

const shelves: Shelf[] = catalogue
  .flatMap((category) => category.brands)
  .map((of, sort) => {
    const { items, ...brand } = of;
    return {
      brand: { ...brand, id: of.key, category_id: 'category', image: null, sort, updated_at: '' },
      variations: items.map(({ price, ...item }, at) => ({
        ...item,
        id: item.sku,
        brand_id: of.key,
        base_price: price,
        admin_fee: null,
        commission: null,
        sort: at,
        told_at: '',
        updated_at: '',
      })),
    };
  });

function accounts(now: number): Account[] {
  return pasts.map((past) => ({
    past,
    partnerId: past.email,
    owner: { userId: 'owner', name: 'Pemilik' },
    cashier: past.cashier ? { userId: 'cashier', name: 'Kasir' } : null,
    discountBps: 100,
    limit: 500_000,
    panelExpires: now + 10 * DAY,
  }));
}

const { seal } = vouchers;

function plansAt(now: number) {
  const stage = { shelves, rules: pastRules(shelves, now), codes: codesOf(chanceOf('codes')), now, seal };
  return accounts(now).map((account) => planOf(account, 'balance', [], stage));
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
      expect(plan.book.balance).toBe(plan.account.past.endBalance);
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

  it('tells the same story each time', () => {
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
