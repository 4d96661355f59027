import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/logins';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import { createQuotaService } from '../../../src/platform/quota/service';
import { loadModel } from '../../../src/server/model';
import { storefrontOrderInput } from '../../../src/topics/storefront/contract/storefront';
import { createStorefrontService } from '../../../src/topics/storefront/server/service';
import { Client } from '../../support/client';
import { sourceConfiguration } from '../../support/configuration';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, running, type Storefront, someone } from '../../support/storefront';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);

describe('a product that is sold by code', () => {
  it('holds its codes for an order that waits for its money, and delivers those', async () => {
    const product = await shop.stocked(['AAAA-1111', 'BBBB-2222', 'CCCC-3333']);
    const order = (qty: number) => shop.place({ product_id: product, qty, buyer: someone() });
    const [two, last] = [await order(2), await order(1)];

    expect((await order(1)).body.code).toBe('OUT_OF_STOCK');
    expect((await shop.quote({ product_id: product })).body.code).toBe('OUT_OF_STOCK');
    const paid = await shop.gateway(two.body.data.invoice);
    expect(paid.body.data.order_status).toBe(3);
    expect(await shop.delivered(two.body.data.invoice)).toBe('AAAA-1111, BBBB-2222');

    await shop.gateway(last.body.data.invoice, 'fail');
    const next = await order(1);
    await shop.gateway(next.body.data.invoice);
    expect(await shop.delivered(next.body.data.invoice)).toBe('CCCC-3333');
  });

  it('is not put back into stock by a refund: its buyer has seen the code', async () => {
    const product = await shop.stocked(['DDDD-4444']);
    const { body } = await shop.place({ product_id: product, buyer: someone() });
    await shop.gateway(body.data.invoice);
    const { id } = await shop.row(body.data.invoice);
    await server.database.transaction((tx) =>
      server.services.panelOrder.actions.refund(tx, shop.partnerId, String(id), {
        ...{ to: 'manual', reason: 'Salah beli', by: { name: 'Uji', userId: null } },
      }),
    );
    expect((await shop.quote({ product_id: product })).body.code).toBe('OUT_OF_STOCK');
  });
});

describe('orders that no one pays', () => {
  it('are five at most for one phone number, also when they come at once', async () => {
    const buyer = someone();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.place({ product_id: shop.custom, buyer })),
    );
    const codes = answers.map(({ body }) => body.code).filter(Boolean);
    expect(codes).toEqual(['ORDERS_UNPAID', 'ORDERS_UNPAID', 'ORDERS_UNPAID']);

    const open = answers.find(({ status }) => status === 200);
    await shop.gateway(open?.body.data.invoice, 'expire');
    expect((await shop.place({ product_id: shop.custom, buyer })).status).toBe(200);
  });

  it.each([
    ['a day when they hold nothing that is limited', {}, 24],
    ['an hour when they hold the quota of a code', { promo_code: 'LANGKA' }, 1],
  ])('wait %s', async (_how, over, hours) => {
    await shop.record('promo', {
      ...{ name: 'Uji', code: 'LANGKA', discount: { type: 'nominal', value: 10 }, period: running() },
      ...{ scope: 'all', visibility: 'public', is_active: true, quota: 99 },
    });
    const wish = { product_id: shop.custom, payment_method: shop.bank, buyer: someone(), ...over };
    const { expires_at, created_at } = (await shop.place(wish)).body.data;
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(hours * 3_600_000);
  });

  it('leave every unique code free for other amounts', async () => {
    const product = await shop.record('product-custom', {
      ...{ category_id: shop.category, name: 'Joki lain', sku: `JOKI-${v7()}`, fulfilment: 'joki' },
      ...{ cost: 1_000, prices: [{ tier_id: shop.tierId, price: 70_000 }], is_active: true },
    });
    // Uses up all transfer codes with other amounts.
    await sql(
      `insert into panel_orders (id, invoice, partner_id, product_name, item_name, qty, cost, total, profit,
         unique_code, payment_method, payment_method_id, payment_status, order_status)
       select gen_random_uuid(), 'PENUH-' || n, $1::uuid, 'x', 'x', 1, 0, 50000 + n, 0, n, 'BCA', $2::uuid, 1, 1
       from generate_series(1, 999) n`,
      [shop.partnerId, shop.bank],
    );
    const wish = { product_id: product, payment_method: shop.bank, buyer: someone() };
    const { body } = await shop.place(wish);
    expect(body.data.total).toBe(70_000 + body.data.unique_code);
    await sql(`delete from panel_orders where invoice like 'PENUH-%'`);
  });

  it('are twenty for one address, and asked for thirty times in ten minutes', async () => {
    // A service that counts by address, unlike the test server.
    const { database, services } = server;
    const guarded = createStorefrontService({
      ...{
        database,
        model: loadModel(sourceConfiguration()).model,
        supplier: createSandboxSupplier(),
        orders: services.panelOrder,
        payment: services.payment,
      },
      quota: createQuotaService({ database, perAddress: true }),
      codesLeft: services.codeStock.left,
      outOfOrder: [],
    });
    const nobody = () => Promise.reject(new Error('guests alone'));
    const from = (ip: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, () => {
          const wish = storefrontOrderInput.parse(shop.wish({ product_id: shop.custom, buyer: someone() }));
          return guarded.place(shop.code, wish, v7(), nobody, ip).then(
            () => 'placed',
            (refusal) => refusal.code as string,
          );
        }),
      );
    const crowd = await from('203.0.113.7', 30);
    expect(crowd.toSorted()).toEqual([...Array(10).fill('ORDERS_UNPAID'), ...Array(20).fill('placed')]);
    expect(await from('203.0.113.7', 1)).toEqual(['RATE_LIMITED']);
    expect(await from('203.0.113.8', 1)).toEqual(['placed']);
  });
});

describe('a code that welcomes new members', () => {
  it('is held by one order of a member, however many are opened before the first is paid', async () => {
    const person = { name: 'Sari', username: 'pendatang', phone: '081277799999', password: DEMO_PASSWORD };
    await server.guest.post(`${shop.path}/member/register`, person);
    const token = await shop.signIn(person.username);
    await shop.record('promo', {
      ...{ name: 'Uji', code: 'SELAMAT', discount: { type: 'nominal', value: 10 }, period: running() },
      ...{ scope: 'all', visibility: 'public', is_active: true, new_member_only: true },
    });
    const wish = {
      product_id: shop.custom,
      buyer: { kind: 'member' } as const,
      promo_code: 'SELAMAT',
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.place(wish, { token })));
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.message);

    expect(refused).toEqual(Array(4).fill('Kode promo: sudah pernah dipakai.'));
    const quote = () => new Client(server.url, token).post(`${shop.path}/quote`, shop.wish(wish));
    expect((await quote()).body.message).toBe('Kode promo: sudah pernah dipakai.');
    const placed = answers.find(({ status }) => status === 200);
    await shop.gateway(placed?.body.data.invoice, 'expire');
    expect((await quote()).body.data.discount).toBe(10);
  });
});

describe('a buyer whose answer was lost', () => {
  it('gets the own order again, also from a shop that has expired meanwhile', async () => {
    const lain = await openStorefront(server, 'lain@demo.test');
    const key = v7();
    const wish = { product_id: lain.custom, buyer: someone() };
    const placed = await lain.place(wish, { key });
    const expire = (by: string) =>
      sql('update partners set panel_expired_date = now() + $2::interval where id = $1::uuid', [
        ...[lain.partnerId, by],
      ]);
    await expire('-1 minute');
    const [again, another] = [await lain.place(wish, { key }), await lain.place(wish)];
    await expire('30 days');

    expect(again.body).toEqual(placed.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(another.body.code).toBe('SHOP_EXPIRED');
  });
});
