import { expect, test } from 'vitest';
import {
  type PromoCart,
  type PromoFacts,
  promoRefusals,
  validatePromo,
} from '../../../src/topics/shops/domain/promo';

const now = Date.parse('2026-11-21T12:00:00+07:00');
const promo: PromoFacts = {
  discount: { type: 'percent', value: 10 },
  max_discount: 5_000,
  period: { start_at: '2026-11-20T00:00:00Z', end_at: '2026-11-30T00:00:00Z' },
  scope: 'all',
  is_active: true,
  used: 3,
  used_by_buyer: 0,
};
const cart: PromoCart = {
  subtotal: 30_000,
  product_id: 'p1',
  category_id: 'c1',
  tier_id: 't1',
  payment_method_id: 'm1',
  is_new_member: false,
};
const later = { start_at: '2026-11-22T00:00:00Z' };
const earlier = { start_at: '2026-11-01T00:00:00Z', end_at: '2026-11-21T05:00:00Z' };

test.each([
  ['kode tidak ditemukan', null, {}],
  ['kode tidak ditemukan', { is_active: false }, {}],
  ['belum mulai', { period: later }, {}],
  ['sudah berakhir', { period: earlier }, {}],
  // Saturday in Jakarta.
  ['tidak berlaku hari ini', { days: ['fri', 'sun'] }, {}],
  ['kuota habis', { quota: 3 }, {}],
  ['sudah pernah dipakai', { quota_per_user: 1, used_by_buyer: 1 }, {}],
  ['hanya untuk member baru', { new_member_only: true }, {}],
  ['sudah pernah dipakai', { new_member_only: true, used_by_buyer: 1 }, { is_new_member: true }],
  ['tidak berlaku untuk tier ini', { tier_ids: ['t2'] }, {}],
  ['tidak berlaku untuk produk ini', { scope: 'category', category_ids: ['c2'] }, {}],
  ['tidak berlaku untuk produk ini', { scope: 'product', product_ids: ['p2', 'p3'] }, {}],
  ['tidak berlaku untuk produk ini', { scope: 'product' }, {}],
  ['tidak berlaku untuk metode pembayaran ini', { payment_method_ids: ['m2'] }, {}],
  ['belum mencapai minimal pembelian', { min_purchase: 30_001 }, {}],
  // Reasons that the buyer cannot change come first.
  ['sudah berakhir', { period: earlier, quota: 1, min_purchase: 90_000 }, {}],
  ['tidak berlaku untuk produk ini', { scope: 'product', product_ids: [], min_purchase: 90_000 }, {}],
] as const)('a buyer reads "%s" for %o', (label, over, other) => {
  const verdict = validatePromo(over && ({ ...promo, ...over } as PromoFacts), { ...cart, ...other }, now);
  expect(verdict.applies ? 'applies' : promoRefusals[verdict.reason]).toBe(label);
});

test.each([
  ['a percent', {}, {}, 3_000],
  ['a percent leaves parts of a rupiah out', {}, { subtotal: 30_009 }, 3_000],
  ['a percent stops at the greatest discount', {}, { subtotal: 90_000 }, 5_000],
  ['rupiah', { discount: { type: 'nominal', value: 4_000 } }, {}, 4_000],
  ['never more than the order', { discount: { type: 'nominal', value: 4_000 } }, { subtotal: 2_500 }, 2_500],
  ['one of its days', { days: ['fri', 'sat'] }, {}, 3_000],
  ['any day', { days: [] }, {}, 3_000],
  ['the last of its quota', { quota: 4 }, {}, 3_000],
  ['a second use that is allowed', { quota_per_user: 2, used_by_buyer: 1 }, {}, 3_000],
  ['a new member', { new_member_only: true }, { is_new_member: true }, 3_000],
  ['its tier, category and method', { tier_ids: ['t1'], payment_method_ids: ['m1'] }, {}, 3_000],
  ['empty lists narrow nothing', { tier_ids: [], payment_method_ids: [] }, {}, 3_000],
  ['its category', { scope: 'category', category_ids: ['c1'] }, {}, 3_000],
  ['its product', { scope: 'product', product_ids: ['p2', 'p1'] }, {}, 3_000],
  [
    'the method is validated when it is chosen',
    { payment_method_ids: ['m2'] },
    { payment_method_id: null },
    3_000,
  ],
  ['exactly the minimum', { min_purchase: 30_000 }, {}, 3_000],
] as const)('a code takes rupiah off: %s', (_why, over, other, discount) => {
  const verdict = validatePromo({ ...promo, ...over } as PromoFacts, { ...cart, ...other }, now);
  expect(verdict).toEqual({ applies: true, discount });
});
