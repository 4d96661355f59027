import { expect, test } from 'vitest';
import { type FlashItem, validateFlash } from '../../../src/topics/shops/domain/flash-sale';
import { offerOf, type PricedItem, tierPriceOf } from '../../../src/topics/shops/domain/price';

const publik = { id: 'publik', margin: { type: 'percent', value: 8 } } as const;
const reseller = { id: 'reseller', margin: { type: 'percent', value: 3.5 } } as const;
const vip = { id: 'vip', margin: { type: 'nominal', value: 500 } } as const;
const byTier: PricedItem = { cost: 19_701, price_mode: 'tier' };
const typed: PricedItem = {
  cost: 10_000,
  price_mode: 'manual',
  prices: [
    { tier_id: 'publik', price: 15_000 },
    { tier_id: 'vip', price: 12_000 },
  ],
};

test.each([
  ['a percent of the cost, rounded up to the rupiah', byTier, publik, 21_278],
  ['a half percent, exact in whole numbers', { cost: 20_000, price_mode: 'tier' }, reseller, 20_700],
  ['rupiah on the cost', byTier, vip, 20_201],
  ['typed prices do not count when the tier decides', { ...typed, price_mode: 'tier' }, vip, 10_500],
  ['the typed price of the tier', typed, vip, 12_000],
  ['a tier without a typed price pays what guests pay', typed, reseller, 15_000],
  ['no typed price at all', { ...typed, prices: [] }, vip, null],
] as const)('price of an item: %s', (_why, item, tier, price) => {
  expect(tierPriceOf(item, tier, publik)).toBe(price);
});

const now = Date.parse('2026-11-21T12:00:00+07:00');
const sale: FlashItem = {
  flash_sale_id: 'f',
  price: 9_000,
  is_active: true,
  period: { start_at: '2026-11-21T05:00:00Z', end_at: '2026-11-21T06:00:00Z' },
  stock: 10,
  sold: 8,
  limit_per_user: 2,
  bought: 0,
};

test.each([
  ['it runs from its first instant', sale, 1, now, 'applies'],
  ['not a moment before', sale, 1, now - 1, 'before'],
  ['its last instant is over', sale, 1, now + 3_600_000, 'after'],
  ['switched off', { ...sale, is_active: false }, 1, now, 'inactive'],
  ['the last two', sale, 2, now, 'applies'],
  ['more than are left', { ...sale, limit_per_user: 9 }, 3, now, 'sold-out'],
  ['sold out', { ...sale, sold: 10 }, 1, now, 'sold-out'],
  ['a buyer at the limit', { ...sale, bought: 2 }, 1, now, 'limit'],
  ['a buyer who would pass it', { ...sale, bought: 1 }, 2, now, 'limit'],
  ['no limit', { ...sale, bought: 7, limit_per_user: undefined }, 2, now, 'applies'],
  ['a tier that pays as little', sale, 1, now, 'dear', 9_000],
  ['a tier that pays a rupiah more', sale, 1, now, 'applies', 9_001],
  ['a product without a usual price', sale, 1, now, 'applies', null],
] as const)('flash sale: %s', (_why, item, qty, at, outcome, normal: number | null = 10_000) => {
  const verdict = validateFlash(item, { qty, normal, now: at });
  expect(verdict.applies ? 'applies' : verdict.reason).toBe(outcome);
  if (verdict.applies) expect(verdict.price).toBe(9_000);
});

test.each([
  ['its price without a sale', typed, [], { price: 15_000, normal: 15_000, flash: null }],
  ['the flash price in a sale', typed, [sale], { price: 9_000, normal: 15_000, flash: sale }],
  [
    'the flash price alone, without another',
    { ...typed, prices: [] },
    [sale],
    { price: 9_000, normal: null },
  ],
  ['nothing, without any', { ...typed, prices: [] }, [], null],
  ['nothing below its cost', { ...typed, cost: 16_000 }, [], null],
  ['a flash price below its cost', { ...typed, cost: 16_000 }, [sale], { price: 9_000, flash: sale }],
  ['its price where the sale is sold out', typed, [{ ...sale, stock: 8 }], { price: 15_000, flash: null }],
] as const)('a website asks for an item %s', (_what, priced, flashes, offer) => {
  const item = { priced: { ...priced, prices: [...(priced.prices ?? [])] }, closesOnLoss: true };
  const found = offerOf(item, flashes, { tier: publik, standard: publik, qty: 1, now });
  if (offer) expect(found).toMatchObject(offer);
  else expect(found).toBeNull();
});
