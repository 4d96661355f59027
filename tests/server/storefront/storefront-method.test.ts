import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, type Storefront } from '../../support/storefront';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer({ env: { PAYMENT_MAINTENANCE: 'OVO' } });
  shop = await openStorefront(server);
});
afterAll(() => server.close());

/** Quotes with a platform method and the shop's limits. */
const quoted = async (code: string, bounds: object, qty = 1) => {
  const method = await shop.record('payment-method', {
    ...{ display_name: code, source: 'platform', code, group: 'va', fee_bearer: 'shop' },
    ...{ open_24h: true, is_active: true, ...bounds },
  });
  return (await shop.quote({ product_id: shop.custom, payment_method: method, qty })).body;
};

describe('a method of the platform', () => {
  it('takes what both the platform and the shop allow', async () => {
    expect((await quoted('BCAVA', { min: 1_000, max: 50_000_000 })).data.total).toBe(30_000);
    expect(await quoted('BCAVA', { min: 30_001 })).toMatchObject({
      message: `Minimal ${rupiah(30_001)} untuk metode ini.`,
    });
    expect(await quoted('BCAVA', { max: 29_999 })).toMatchObject({
      message: `Maksimal ${rupiah(29_999)} untuk metode ini.`,
    });
  });

  it.each([
    ['less', 'BCAVA', 9_000, `Minimal ${rupiah(10_000)} untuk metode ini.`],
    ['more', 'ALFAMART', 2_600_000, `Maksimal ${rupiah(2_500_000)} untuk metode ini.`],
  ])(
    'takes no %s than the platform does (%s), whatever its shop typed',
    async (_which, code, price, expected) => {
      await shop.change(shop.custom, { prices: [{ tier_id: shop.tierId, price }] });
      const body = await quoted(code, { min: 1, max: 1_000_000_000 });
      await shop.change(shop.custom, { prices: [{ tier_id: shop.tierId, price: 30_000 }] });
      expect(body.message).toBe(expected);
    },
  );

  it('is listed as it will be validated', async () => {
    await quoted('OVO', { min: 1, max: 1_000_000_000 });
    await quoted('BCAVA', { min: 20_000 });
    const { body } = await server.guest.get(`${shop.path}/catalogue`);
    const of = (code: string) =>
      body.data.payment_methods.findLast(({ name }: { name: string }) => name === code);
    expect(of('OVO')).toMatchObject({ is_maintenance: true });
    expect(of('BCAVA')).toMatchObject({ min: 20_000, is_maintenance: false });
    expect(of('OVO').max).toBeLessThan(1_000_000_000);
  });

  it('is refused while the platform has it out of order, and once the platform no longer knows it', async () => {
    for (const code of ['OVO', 'HILANG']) {
      expect(await quoted(code, {})).toMatchObject({ status: 503, code: 'METHOD_MAINTENANCE' });
    }
  });
});
