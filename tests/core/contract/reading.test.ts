import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entityRow } from '../../../src/admin/entity/calls';
import { payment } from '../../../src/core/contract/payment';
import { getProfile, profile } from '../../../src/core/contract/profile';
import { named, otherwise, readAs, Unreadable } from '../../../src/core/contract/reading';
import { instant, rupiah as money } from '../../../src/core/contract/shapes';
import { rupiah } from '../../../src/core/format/money';
import { brandDetail } from '../../../src/topics/catalogue/contract/catalogue';
import { recommendation, topProduct } from '../../../src/topics/catalogue/contract/recommendation';
import { onboardingNotice } from '../../../src/topics/onboarding/contract';
import { transactionDetail } from '../../../src/topics/orders/contract/transaction';
import { transactionSummary } from '../../../src/topics/orders/contract/transaction-list';
import { topupSummary } from '../../../src/topics/topup/contract/topup-list';
import { bareProfile, bareTopup, bareTransaction } from '../../support/bare-answers';

describe('what the specification names is enough', () => {
  it('for a profile: who it is, what it may, and where it stands; no clock, version or size of pages', () => {
    const read = readAs(profile, bareProfile);
    expect(read).toMatchObject({
      ...bareProfile,
      tier: '3',
      panel: { ...bareProfile.panel, expired_date: '2098-12-31T17:00:00.000Z' },
    });
    expect(read).toMatchObject({ role: 'owner', default_page_size: 10, saldo_version: null, email: '' });
    expect(Math.abs(Date.parse(read.server_time) - Date.now())).toBeLessThan(60_000);
  });

  it('for a transaction, in a list and by itself', () => {
    const read = readAs(z.array(transactionSummary), [bareTransaction]);
    expect(read[0]).toMatchObject({
      ...bareTransaction,
      id: '7001',
      parent_category_id: '12',
      date: '2026-11-22T03:15:00.000Z',
    });
    expect(read[0]).toMatchObject({ qty: 1, monogram: 'ML', ref_id: 'TRX-7001' });
    expect(readAs(transactionDetail, bareTransaction)).toMatchObject({
      unit_price: bareTransaction.selling_total,
      balance_before: null,
      order_param: [],
      history: [],
    });
  });

  it('for a top up, whose fee is what it costs beyond its amount', () => {
    expect(readAs(topupSummary, bareTopup)).toMatchObject({
      id: '41',
      fee: 2_500,
      status: 0,
      expires_at: null,
    });
  });

  it('for a brand with its items', () => {
    const brand = readAs(brandDetail, {
      id: 12,
      name: 'Mobile Legends',
      image: '',
      variations: [{ id: 1, name: '86 Diamonds', price: '19500' }],
    });
    expect(brand).toMatchObject({ id: '12', status: 1, forms: [], is_favorite: null });
    expect(brand.min_price).toBeUndefined();
    expect(brand.variations[0]).toMatchObject({ id: '1', price: 19_500, status: 1, max_qty: 1 });
  });

  it('for a notice, known by its date where it has no id', () => {
    const answer = {
      is_active: 1,
      last_update: '2026-11-01 08:00:00',
      image_url: null,
      content: '<p>Halo</p>',
    };
    expect(readAs(onboardingNotice.nullable(), answer)).toMatchObject({
      id: '2026-11-01 08:00:00',
      is_active: true,
      last_update: '2026-11-01T01:00:00.000Z',
    });
  });

  it('for a record of a panel, whose fields are its own', () => {
    expect(readAs(entityRow, { id: 5, title: 'Promo', version: 0 })).toMatchObject({
      id: '5',
      title: 'Promo',
      reference_titles: {},
    });
  });
});

describe('a field that is missing is unknown', () => {
  /** Defaults of the fields that do not become null. */
  const stands = {
    ...{ name: '', tier: '', tier_name: '', tier_has_panel: true },
    is_referral_feature: false,
  };
  const fields = Object.keys(bareProfile).filter((field) => field !== 'maximum_unverified_amount');
  it.each(fields.flatMap((field) => [undefined, null].map((value) => [field, value] as const)))(
    'a profile is read without its %s (%s)',
    (field, value) => {
      const read = readAs(profile, { ...bareProfile, [field]: value });
      expect(read).toMatchObject({ [field]: field in stands ? stands[field as 'name'] : null });
    },
  );

  it.each([null, undefined, 'soon', 7])('a panel of status %s is none yet', (status) => {
    const panel = { ...bareProfile.panel, status };
    expect(readAs(profile, { ...bareProfile, panel }).panel?.status).toBe(0);
  });

  it('no profile at all is not one', () => {
    expect(() => readAs(getProfile.reply, null)).toThrow(Unreadable);
  });

  it.each([
    [transactionSummary, bareTransaction],
    [transactionDetail, bareTransaction],
    [topupSummary, bareTopup],
    [topProduct, { parent_category_id: 12, name: 'Mobile Legends', image: null }],
    [recommendation, { variation_id: 1, brand_id: 2, brand_name: 'A', item_name: 'B', price: 1 }],
  ] as [z.ZodType, Record<string, unknown>][])(
    'a row is read without any one of its fields: %#',
    (shape, row) => {
      for (const field of Object.keys(row).filter((name) => !/^(?:id|\w+_id)$/.test(name)))
        for (const value of [undefined, null])
          expect(() => readAs(shape, { ...row, [field]: value })).not.toThrow();
    },
  );

  it('a missing amount is never 0', () => {
    const { selling_total: _, ...order } = bareTransaction;
    expect(readAs(transactionDetail, order)).toMatchObject({ selling_total: null, unit_price: null });
    expect(readAs(z.object({ amount: money }), {}).amount).toBeNaN();
    expect(rupiah(Number.NaN)).toBe('–');
    const { amount: __, ...topup } = bareTopup;
    expect(readAs(topupSummary, topup)).toMatchObject({ amount: 102_500, fee: 0 });
  });

  it('one row that cannot be read is not left out in silence', () => {
    expect(() => readAs(z.array(transactionSummary), [bareTransaction, { code: 'TRX-1' }])).toThrow(
      Unreadable,
    );
  });

  it.each([null, undefined, 'x', { data: [] }])('%j is no list', (answer) => {
    expect(() => readAs(z.array(z.string()), answer)).toThrow(Unreadable);
  });
});

describe('spellings', () => {
  it.each([
    [z.int(), '150000', 150_000],
    [z.int(), '150000.00', 150_000],
    [z.int(), '1250000.50', 1_250_000.5],
    [z.int(), 1_250_000.999, 1_250_000.99],
    [z.number(), '0.7', 0.7],
    [z.string(), 12, '12'],
    [z.uuid(), 12, '12'],
    [z.boolean(), 1, true],
    [z.boolean(), '0', false],
    [z.boolean(), { nik: '…' }, true],
    [z.literal([1, 2]), '2', 2],
    [z.enum(['a', 'b']), 'b', 'b'],
    [instant, '2026-11-22T10:15:00', '2026-11-22T03:15:00.000Z'],
    [instant, '2026-11-22 10:15', '2026-11-22T03:15:00.000Z'],
    [instant, '2026-11-22', '2026-11-21T17:00:00.000Z'],
    [instant, 1_795_317_300, '2026-11-22T03:15:00.000Z'],
    [z.record(z.string(), z.int()), { a: '1' }, { a: 1 }],
    [z.union([z.int(), z.boolean()]), 'true', true],
    [payment, { kind: 'va', va_number: 8_808 }, { kind: 'va', bank: '', va_number: '8808' }],
  ] as [z.ZodType, unknown, unknown][])('%# are understood', (shape, answer, read) => {
    expect(readAs(z.object({ it: shape }), { it: answer })).toEqual({ it: read });
  });

  it('an invalid value counts as missing', () => {
    const shape = z.object({ some: otherwise(z.int(), 7), at: instant, kind: z.enum(['a', 'b']) });
    expect(readAs(shape, { some: 'x', at: 'soon', kind: 'c' })).toEqual({ some: 7, at: '', kind: 'a' });
    expect(readAs(z.object({ it: otherwise(z.int(), 7) }), { it: '1.500' })).toEqual({ it: 7 });
    expect(() => readAs(z.object({ it: named(z.int()) }), { it: 'x' })).toThrow('it is missing');
  });
});

it('an answer that is right by the letter stays as it is', () => {
  const shape = z.object({ maybe: z.string().optional(), some: otherwise(z.int(), 7) });
  expect(readAs(shape, { some: 0 })).toEqual({ some: 0 });
});
