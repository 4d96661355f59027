import { describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { type ErrorCode, errors } from '../../../src/core/text/errors';
import { ApiError, ownError } from '../../../src/platform/web/api-error';
import { mayHaveHappened } from '../../../src/platform/web/unanswered-orders';
import type { PricedBrand, PricedVariation } from '../../../src/topics/catalogue/domain/priced';
import { bodyOf, errorsOf, orderWords } from '../../../src/topics/orders/web/transaction-form/check-order';
import { gateOf } from '../../../src/topics/orders/web/transaction-form/gates';
import { groupsOf } from '../../../src/topics/orders/web/transaction-form/item-groups';
import {
  draftOf,
  emptyDraft,
  formOf,
  type OrderDraft,
  startOf,
  typedOrderOf,
} from '../../../src/topics/orders/web/transaction-form/order-draft';
import { errorsFrom } from '../../../src/topics/orders/web/transaction-form/server-errors';

const item = (part: Partial<PricedVariation> = {}): PricedVariation => ({
  id: 'item-86',
  sku: 'ML-86',
  group: 'Diamond',
  is_unpriced: false,
  name: '86 Diamond',
  price: 19_850,
  admin_fee: null,
  commission: null,
  price_before: null,
  sla_seconds: 60,
  max_qty: 3,
  multi: true,
  status: 1,
  is_new: false,
  is_promo: false,
  group_key: null,
  is_default: false,
  is_watched: false,
  selling_price: null,
  health: [],
  ...part,
});

const input = (key: string, alias: string) => ({
  key,
  alias,
  type: 'number' as const,
  placeholder: '',
  required: true,
  min_len: 3,
  max_len: 12,
  regex: null,
  options: [],
  help_text: null,
});

const brand: PricedBrand = {
  id: 'brand',
  key: 'mobile-legends',
  name: 'Mobile Legends',
  publisher: 'Moonton',
  monogram: 'ML',
  image: null,
  category_id: 'category',
  category_name: 'Top Up Game',
  status: 1,
  is_cut_off: false,
  cut_off_end: null,
  is_voucher: false,
  is_postpaid: false,
  variation_count: 2,
  min_price: 19_850,
  is_favorite: false,
  regions: ['ID'],
  has_check_id: true,
  how_to_html: '',
  forms: [input('user_id', 'User ID'), input('zone_id', 'Zone ID')],
  variations: [item(), item({ id: 'item-514', sku: 'ML-514', name: '2.195 Diamond', status: 3 })],
  orders_24h: 0,
  success_rate: null,
  average_seconds: null,
  counted_at: null,
};

const filled: OrderDraft = {
  ...emptyDraft(brand),
  values: { user_id: ' 128845097 ', zone_id: '2614' },
  variationId: 'item-86',
};

const failure = (code: ErrorCode, errorsOf?: Record<string, string[]>) =>
  new ApiError({ status: errors[code].status, code, message: code, errors: errorsOf });

describe('what stands in the way of buying', () => {
  const facts = {
    online: true,
    brand,
    profile: { has_pin: true, kyc_verified: true, maximum_unverified_amount: 0 },
    balance: 100_000,
    total: 39_500,
  };
  const unverified = { has_pin: true, kyc_verified: false, maximum_unverified_amount: 20_000 };

  it('is nothing for a partner who can pay', () => {
    expect(gateOf(facts)).toBeNull();
  });

  it.each([
    ['a connection', { online: false }, 'Koneksi terputus'],
    ['a disturbed product', { brand: { ...brand, status: 2 } }, 'Produk sedang gangguan.'],
    ['maintenance', { brand: { ...brand, status: 3 } }, 'Produk sedang maintenance.'],
    ['an inactive product', { brand: { ...brand, status: 4 } }, 'Produk sedang tidak aktif.'],
    [
      'the cut-off',
      { brand: { ...brand, is_cut_off: true, cut_off_end: '00:15' } },
      'Produk sedang cut off sampai 00:15 WIB.',
    ],
    ['a missing PIN', { profile: { ...facts.profile, has_pin: false } }, 'Buat PIN terlebih dahulu'],
    ['the KYC limit', { profile: unverified }, `Batas akun belum terverifikasi ${rupiah(20_000)}.`],
    ['the balance', { balance: 30_000 }, `Saldo tidak cukup. Kurang ${rupiah(9_500)}.`],
  ])('is said in words: %s', (_, part, text) => {
    expect(gateOf({ ...facts, ...part })?.text).toContain(text);
  });

  it('is no KYC limit of zero, and none for a smaller purchase', () => {
    expect(gateOf({ ...facts, profile: { ...unverified, maximum_unverified_amount: 0 } })).toBeNull();
    expect(gateOf({ ...facts, profile: unverified, total: 20_000 })).toBeNull();
  });
});

describe('an order before it is sent', () => {
  it('names every missing part', () => {
    expect(errorsOf(brand, emptyDraft(brand))).toEqual({
      'form_values.user_id': 'User ID wajib diisi.',
      'form_values.zone_id': 'Zone ID wajib diisi.',
      variation_id: 'Pilih item yang akan dibeli.',
    });
  });

  it('is refused for an item that has sold out, too many pieces and a ref id of strange letters', () => {
    const draft = { ...filled, qty: 4, refId: 'ada spasi' };
    expect(Object.keys(errorsOf(brand, draft))).toEqual(['qty', 'ref_id']);
    expect(errorsOf(brand, { ...filled, variationId: 'item-514' }).variation_id).toBe('Stok habis.');
  });

  it('contains the price on screen and trimmed values, and never a PIN', () => {
    const body = bodyOf(brand, { ...filled, qty: 2, note: ' ' }, item(), 'RizkyTheGreat');
    expect(body).toEqual({
      brand_id: 'brand',
      variation_id: 'item-86',
      qty: 2,
      form_values: { user_id: '128845097', zone_id: '2614' },
      expected_price: 19_850,
      allow_duplicate: false,
      nickname: 'RizkyTheGreat',
    });
    expect(orderWords(brand, body)).toEqual({
      item: '86 Diamond × 2',
      target: '128845097 (2614)',
      nickname: 'RizkyTheGreat',
      total: 39_700,
    });
  });
});

describe('items', () => {
  it('stand in their groups, and are found by words in any order, with or without dots', () => {
    const items = [...brand.variations, item({ id: 'pass', group: 'Pass', name: 'Weekly Pass' })];
    expect(groupsOf(items, '').map(({ name }) => name)).toEqual(['Diamond', 'Pass']);
    expect(groupsOf(items, 'diamond 2195').flatMap((group) => group.items.map(({ id }) => id))).toEqual([
      'item-514',
    ]);
    expect(groupsOf(items, 'tidak ada')).toEqual([]);
  });
});

describe('the form starts', () => {
  const now = Date.parse('2026-11-21T05:00:00Z');
  const beginning = (item: string | null = null) => ({ again: undefined, item });
  const restored = (draft: unknown) => draftOf(brand, beginning(), draft, now);

  it('with what was typed before', () => {
    expect(restored({ at: now - 3_600_000, trx: null, draft: filled })).toEqual(filled);
  });

  it('empty when that was half a day ago, belongs to another order or cannot be read', () => {
    expect(startOf(brand, beginning())).toEqual(emptyDraft(brand));
    expect(restored({ at: now - 13 * 3_600_000, trx: null, draft: filled })).toBeUndefined();
    expect(restored({ at: now, trx: 'another', draft: filled })).toBeUndefined();
    expect(restored('garbage')).toBeUndefined();
  });

  it('with an order that was typed elsewhere, whatever was typed here for another, and what was changed of it', () => {
    const typed = typedOrderOf({ typedOrder: filled.values, typedAt: 1 });
    expect(startOf(brand, { ...beginning('item-86'), typed })).toMatchObject({
      values: filled.values,
      variationId: 'item-86',
    });
    const draftWith = (trx: string | null) =>
      draftOf(brand, { ...beginning('item-86'), typed }, { at: now, trx, draft: filled }, now);
    expect([draftWith(null), draftWith('typed 0')]).toEqual([undefined, undefined]);
    expect(draftWith('typed 1')).toEqual(filled);
    for (const state of [
      null,
      'x',
      {},
      { typedOrder: {}, typedAt: 1 },
      { typedOrder: { user_id: 1 }, typedAt: 1 },
    ]) {
      expect(typedOrderOf(state)).toBeNull();
    }
  });

  it('beside what was typed here for another customer, which buying a typed order does not forget', () => {
    const typed = typedOrderOf({ typedOrder: filled.values, typedAt: 1 });
    expect(formOf(brand, { ...beginning(), typed })).not.toBe(formOf(brand, beginning()));
  });

  it('with the item that was chosen elsewhere, unless it cannot be bought', () => {
    expect(startOf(brand, beginning('item-86')).variationId).toBe('item-86');
    expect(startOf(brand, beginning('item-514')).variationId).toBeNull();
  });
});

describe('a refusal', () => {
  it.each([
    ['OUT_OF_STOCK', 'variation_id'],
    ['CUT_OFF', 'variation_id'],
    ['QUANTITY_LIMIT', 'qty'],
    ['REF_ID_CONFLICT', 'ref_id'],
    ['CUSTOMER_NOT_FOUND', 'form_values'],
  ] as const)('%s stands beside %s', (code, field) => {
    expect(errorsFrom(failure(code))).toEqual({ [field]: code });
  });

  it('of values stands beside each of them', () => {
    const refused = failure('VALIDATION_FAILED', { 'form_values.user_id': ['Terlalu pendek.'] });
    expect(errorsFrom(refused)).toEqual({ 'form_values.user_id': 'Terlalu pendek.' });
  });

  it('of the order as a whole belongs to no field', () => {
    expect(errorsFrom(failure('INSUFFICIENT_BALANCE'))).toBeNull();
  });

  it('leaves open whether the order was made only when no answer, or that of a broken server, came', () => {
    expect(mayHaveHappened(ownError('OFFLINE'))).toBe(true);
    expect(mayHaveHappened(ownError('TIMEOUT'))).toBe(true);
    expect(mayHaveHappened(failure('INTERNAL'))).toBe(true);
    expect(mayHaveHappened(failure('UNAVAILABLE'))).toBe(true);
    expect(mayHaveHappened(failure('PRODUCT_DISTURBED'))).toBe(false);
    expect(mayHaveHappened(failure('WRONG_PIN'))).toBe(false);
  });
});
