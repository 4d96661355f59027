import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { codeOf, GUEST, openStorefront, running, type Storefront } from '../../support/storefront';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());
describe('what an order costs', () => {
  it('paid by transfer contains a code of its own and earns nothing at the gateway', async () => {
    const [main, panel] = [await shop.balance('main'), await shop.balance('panel')];
    const wish = { product_id: shop.custom, payment_method: shop.bank };
    const [one, other] = [await shop.place(wish), await shop.place(wish)];

    expect(one.body.data.unique_code).toBeGreaterThan(0);
    expect(one.body.data.total).toBe(30_000 + one.body.data.unique_code);
    expect(other.body.data.total).not.toBe(one.body.data.total);
    await shop.gateway(one.body.data.invoice);
    expect([await shop.balance('main'), await shop.balance('panel')]).toEqual([main, panel]);
  });

  it('costs the flash price while there is stock and the buyer has not had enough', async () => {
    const sale = await shop.record('flash-sale', {
      name: 'Kilat',
      period: running(),
      items: [{ product_id: shop.custom, price: 21_000, stock: 2, limit_per_user: 1 }],
      is_active: true,
    });
    const from = (phone: string) => shop.place({ product_id: shop.custom, buyer: { ...GUEST, phone } });
    const first = await from('081234567101');

    expect(first.body.data).toMatchObject({ is_flash_sale: true, price: 21_000 });
    expect((await from('081234567101')).body.data).toMatchObject({ is_flash_sale: false, price: 30_000 });
    expect((await from('081234567102')).body.data.price).toBe(21_000);
    expect((await from('081234567103')).body.data.price).toBe(30_000);
    await shop.gateway(first.body.data.invoice, 'expire');
    expect((await from('081234567103')).body.data.price).toBe(21_000);
    await shop.change(sale, { is_active: false });
  });

  it.each([
    ['a total that has changed', { expected_total: 1 }, 'PRICE_NOT_MATCH'],
    ['more than an order may hold', { qty: 1_000 }, 'QUANTITY_LIMIT'],
    ['a way to pay of nobody', { payment_method: v7() }, 'METHOD_UNKNOWN'],
    ['a balance without a member', { payment_method: 'balance' }, 'METHOD_UNKNOWN'],
    ['a code that does not exist', { promo_code: 'XXXX' }, 'PROMO_REFUSED'],
    ['no User ID', { form_values: {} }, 'VALIDATION_FAILED'],
    ['a phone that is none', { buyer: { ...GUEST, phone: '12' } }, 'VALIDATION_FAILED'],
    ['a key that does not exist', { discount: 5 }, 'BAD_REQUEST'],
  ])('is refused for %s, and nothing is taken', async (_why, over, code) => {
    const orders = async () =>
      (await query(server.database, 'select count(*)::int as n from panel_orders'))[0]?.n;
    const before = await orders();

    expect(await codeOf(shop.place({ product_id: shop.vcg, ...(over as object) }))).toBe(code);
    expect(await orders()).toBe(before);
  });

  it('is quoted as it would be placed', async () => {
    const { body } = await shop.quote({ product_id: shop.custom, qty: 2 });
    expect(body.data).toMatchObject({ price: 60_000, discount: 0, total: 60_000, is_flash_sale: false });
  });
});
