import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, running, type Storefront } from '../../support/storefront';

let server: TestServer;
let shop: Storefront;
let owner: Client;
let promo: string;

beforeAll(async () => {
  server = await startTestServer({ env: { PAYMENT_MAINTENANCE: 'OVO' } });
  shop = await openStorefront(server);
  owner = await server.signIn();
  promo = await shop.record('promo', {
    ...{ name: 'Hemat', code: 'HEMAT', discount: { type: 'nominal', value: 5_000 }, period: running() },
    ...{ scope: 'all', visibility: 'public', is_active: true },
  });
});
afterAll(() => server.close());

const method = (over: object) =>
  shop.record('payment-method', {
    ...{ display_name: 'VA', source: 'manual', code: `VA${v7().slice(-6).toUpperCase()}`, group: 'bank' },
    ...{ fee_bearer: 'buyer', open_24h: true, is_active: true, ...over },
  });

/** Simulates the code for one Joki of Rp 30.000. */
const tried = async (over: object = {}) => {
  const wish = { key: v7(), ids: [promo], product_id: shop.custom, qty: 1, ...over };
  const { status, body } = await owner.post('/v1/vendor-panel/promotion/act/try', wish);
  expect(status, JSON.stringify(body)).toBe(200);
  const facts = body.data.facts as { label: string; value: string }[];
  return {
    message: body.data.message as string,
    value: (label: string) => facts.find((fact) => fact.label === label)?.value,
  };
};
const refusedWith = async (over: object) => {
  const { message, value } = await tried(over);
  expect(message).toBe('Kode ditolak.');
  return value('Yang dilihat pembeli');
};

describe('trying a promo code shows what its buyer would see', () => {
  it('with the fee and the rounding of the method in what is paid', async () => {
    const id = await method({ fee_flat: 1_230, rounding: '500' });
    const { message, value } = await tried({ payment_method_id: id });
    expect(message).toBe('Kode berlaku.');
    expect(['Potongan', 'Biaya pembayaran', 'Pembulatan', 'Dibayar'].map(value)).toEqual(
      [5_000, 1_230, 270, 26_500].map((amount) => rupiah(amount)),
    );
    const { body } = await shop.quote({ product_id: shop.custom, payment_method: id, promo_code: 'HEMAT' });
    expect(body.data.total).toBe(26_500);
  });

  it('without a method, what is paid before its fee', async () => {
    const { value } = await tried();
    expect(value('Dibayar, belum termasuk biaya metode')).toBe(rupiah(25_000));
  });

  it('that a method is switched off', async () => {
    const id = await method({ is_active: false });
    expect(await refusedWith({ payment_method_id: id })).toBe(
      'Metode pembayaran tidak tersedia. Pilih metode lain.',
    );
  });

  it('that a method is closed at this hour', async () => {
    const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    const id = await method({ open_24h: false, open_from: clock(9), open_to: clock(10) });
    expect(await refusedWith({ payment_method_id: id })).toMatch(/^Metode pembayaran buka pukul /);
  });

  it('that the platform has a method out of order', async () => {
    const id = await method({ source: 'platform', code: 'OVO', group: 'ewallet' });
    expect(await refusedWith({ payment_method_id: id })).toContain('sedang gangguan');
  });

  it.each([
    ['below', { min: 25_001 }, `Minimal ${rupiah(25_001)} untuk metode ini.`],
    ['above', { max: 24_999 }, `Maksimal ${rupiah(24_999)} untuk metode ini.`],
  ])('that the total is %s what a method takes', async (_where, bounds, relation) => {
    expect(await refusedWith({ payment_method_id: await method(bounds) })).toBe(relation);
  });

  it('that a code item has no stock left', async () => {
    const product_id = await shop.stocked(['SATU-1111']);
    expect((await tried({ product_id })).message).toBe('Kode berlaku.');
    expect(await refusedWith({ product_id, qty: 2 })).toBe('Stok habis.');
  });

  it('that guests do not order here, while members do', async () => {
    await query(
      server.database,
      `insert into site_versions (id, partner_id, number, data) values ($1::uuid, $2::uuid, 999, '{"guest_checkout": false}')`,
      [v7(), shop.partnerId],
    );
    expect(await refusedWith({})).toBe('Toko ini hanya menerima pesanan dari member.');
    expect((await tried({ member_id: shop.member.id })).message).toBe('Kode berlaku.');
  });
});
