import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { codeOf, GUEST, openStorefront, type Storefront } from '../../support/storefront';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());
describe('the catalogue of a website', () => {
  it('shows a guest what can be bought, by subdomain as by code', async () => {
    const { body } = await server.guest.get(`${shop.path}/catalogue`);
    const subdomain = new URL(body.data.shop.url).hostname.split('.')[0];
    const category = body.data.categories.find(({ id }: { id: string }) => id === shop.category);

    expect(category.products).toEqual([
      expect.objectContaining({ id: shop.vcg, source: 'vcg', price: Math.ceil((shop.cost * 108) / 100) }),
      expect.objectContaining({ id: shop.custom, source: 'custom', price: 30_000, flash: null }),
    ]);
    expect((await server.guest.get(`/v1/storefront/${subdomain}/catalogue`)).body).toEqual(body);
    expect(JSON.stringify(body)).not.toContain('"cost"');
  });

  it('shows a shop’s own items in the order into which the shop has put them', async () => {
    const client = await server.signIn();
    const more = await shop.record('product-custom', {
      ...{ category_id: shop.category, name: 'Joki kilat', sku: `JOKI-${v7()}`, fulfilment: 'joki' },
      ...{ cost: 20_000, prices: [{ tier_id: shop.tierId, price: 40_000 }], is_active: true },
    });
    const shown = async () => {
      const { body } = await server.guest.get(`${shop.path}/catalogue`);
      const category = body.data.categories.find(({ id }: { id: string }) => id === shop.category);
      return category.products.flatMap(({ id, source }: { id: string; source: string }) =>
        source === 'custom' ? [id] : [],
      );
    };
    const arrange = (ids: string[]) => client.put('/v1/vendor-panel/product-custom/arrange', { ids });

    expect((await arrange([more, shop.custom])).status).toBe(200);
    expect(await shown()).toEqual([more, shop.custom]);
    await arrange([shop.custom, more]);
    expect(await shown()).toEqual([shop.custom, more]);
    await shop.change(more, { is_active: false });
  });

  it.each([
    ['nobody', 'tidak-ada', 'SHOP_NOT_FOUND'],
    ['a partner whose panel has expired', 'kedaluwarsa@demo.test', 'SHOP_EXPIRED'],
    ['a partner whose panel waits for approval', 'menunggu@demo.test', 'SHOP_NOT_FOUND'],
  ])('is not there for %s', async (_who, email, code) => {
    const rows = await query(
      server.database,
      'select p.code from partners p join users u on u.partner_id = p.id where u.email = $1',
      [email],
    );
    const path = `/v1/storefront/${rows[0]?.code ?? email}`;

    expect(await codeOf(server.guest.get(`${path}/catalogue`))).toBe(code);
    const order = server.guest.post(`${path}/orders`, shop.wish({ product_id: shop.vcg }), {
      'idempotency-key': v7(),
    });
    expect(await codeOf(order)).toBe(code);
  });
});
describe('the shop of another partner', () => {
  it('sells none of this one’s goods, by none of its ways to pay, to none of its members', async () => {
    const lain = await openStorefront(server, 'lain@demo.test');
    const there = (over: object) => lain.place({ product_id: lain.custom, ...over });

    expect(await codeOf(there({ product_id: shop.custom }))).toBe('NOT_FOUND');
    expect(await codeOf(there({ payment_method: shop.qris }))).toBe('METHOD_UNKNOWN');
    const token = await shop.signIn();
    const order = { product_id: lain.custom, buyer: shop.member.buyer };
    expect(await codeOf(lain.place(order, { token }))).toBe('UNAUTHENTICATED');
  });

  it('does not know its orders, and lets its partner do nothing about them', async () => {
    const lain = await openStorefront(server, 'lain@demo.test');
    const { body } = await shop.place({ product_id: shop.custom });
    const { invoice } = body.data;
    await shop.gateway(invoice);
    const { id } = await shop.row(invoice);
    const by = { name: 'Uji', userId: null };
    const tracked = server.guest.get(`${lain.path}/orders/${invoice}?contact=${GUEST.phone}`);
    expect(await codeOf(tracked)).toBe('NOT_FOUND');
    const refund = server.database.transaction((tx) =>
      server.services.panelOrder.actions.refund(tx, lain.partnerId, String(id), {
        to: 'manual',
        reason: 'x',
        by,
      }),
    );
    await expect(refund).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
it('leaves a ledger that verifies', async () => {
  expect(await firstError(server.database)).toBeNull();
});
