import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstFault } from '../../server/modules/ledger/verify-store';
import { query } from '../support/query';
import { startTestServer, type TestServer } from '../support/server';
import { GUEST, openStorefront, running, type Storefront } from '../support/storefront';
import { until } from '../support/until';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());

const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;
/** Until the supplier has answered and the order has ended. */
const ended = (invoice: string, status: number) =>
  until(
    `order ${invoice} to have status ${status}`,
    async () => (await shop.row(invoice)).order_status === status,
  );

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

  it('is closed while its partner repairs it', async () => {
    const lain = await openStorefront(server, 'lain@demo.test');
    const [site] = await query(
      server.database,
      `select id from entities where resource = 'web-panel' and partner_id = $1::uuid`,
      [lain.partnerId],
    );
    await lain.change(String(site?.id), { maintenance_active: true, maintenance_message: 'Sebentar ya.' });
    const { status, body } = await server.guest.get(`${lain.path}/catalogue`);

    expect([status, body.code, body.message]).toEqual([503, 'SHOP_MAINTENANCE', 'Sebentar ya.']);
    await lain.change(String(site?.id), { maintenance_active: false });
  });
});

describe('an order', () => {
  it('of a guest waits for its money, is bought with it, earns and is delivered', async () => {
    const [main, panel] = [await shop.balance('main'), await shop.balance('panel')];
    const { body } = await shop.place({ product_id: shop.vcg });
    const { invoice, total } = body.data;

    expect(body.data).toMatchObject({ payment_status: 1, order_status: 1, sn: null });
    expect(await shop.balance('main')).toBe(main);
    await shop.gateway(invoice);
    const profit = total - shop.cost;

    expect([await shop.balance('main'), await shop.balance('panel')]).toEqual([main, panel + profit]);
    await ended(invoice, 3);
    const seen = await server.guest.get(`${shop.path}/orders/${invoice}?contact=0812-3456-7001`);
    expect(seen.body.data).toMatchObject({
      payment_status: 2,
      order_status: 3,
      sn: expect.stringMatching(/^\d{16}$/),
    });
    expect(await shop.steps(invoice)).toEqual([
      'created',
      'paid',
      'profit_credited',
      'sale_credited',
      'purchased',
      'succeeded',
    ]);
    expect(await codeOf(server.guest.get(`${shop.path}/orders/${invoice}?contact=081299990000`))).toBe(
      'NOT_FOUND',
    );
  });

  it('of a member costs the price of the tier and is paid from the balance at once', async () => {
    await shop.change(shop.member.id, { tier_id: shop.tierId });
    await query(
      server.database,
      `insert into entity_counters values ($1::uuid, 'balance', 0) on conflict do nothing`,
      [shop.member.id],
    );
    const order = { product_id: shop.vcg, buyer: shop.member.buyer, payment_method: 'balance' };
    const vip = await shop.record('member-tier', {
      name: 'Istimewa',
      level: 9,
      margin: { type: 'nominal', value: 100 },
      is_active: true,
    });
    await shop.change(shop.member.id, { tier_id: vip });
    const before = await shop.memberHas('balance');
    if (before < shop.cost + 100) {
      expect(await codeOf(shop.place(order))).toBe('MEMBER_BALANCE_SHORT');
      await fill(shop.cost + 100 - before);
    }
    const [has, panel, points] = [
      await shop.memberHas('balance'),
      await shop.balance('panel'),
      await shop.memberHas('point'),
    ];
    const { body } = await shop.place(order);

    expect(body.data).toMatchObject({ payment_status: 2, order_status: 2, total: shop.cost + 100 });
    expect(await shop.memberHas('balance')).toBe(has - shop.cost - 100);
    // The money is the shop's already: nothing to credit.
    expect(await shop.balance('panel')).toBe(panel);
    await ended(body.data.invoice, 3);
    expect(await shop.memberHas('point')).toBe(points + Math.floor((shop.cost + 100) / 1_000));
  });

  const fill = (amount: number) =>
    server.database.transaction((tx) =>
      server.services.panelOrder.moveMember(tx, {
        partnerId: shop.partnerId,
        memberId: shop.member.id,
        kind: 'balance',
        amount,
        type: 'adjustment',
        actor: 'Uji',
      }),
    );

  it('is one order a key, however often it is sent, and refused when it asks for something else', async () => {
    const key = v7();
    const first = await shop.place({ product_id: shop.vcg }, { key });
    const again = await shop.place({ product_id: shop.vcg }, { key });

    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await codeOf(shop.place({ product_id: shop.custom }, { key }))).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('waits with a reason while the H2H balance is short, and can be processed again', async () => {
    const poor = await openStorefront(server, 'segera@demo.test');
    const main = await poor.balance('main');
    await move(poor.partnerId, -main);
    const atPlatform = await poor.place({ product_id: poor.vcg });
    await poor.gateway(atPlatform.body.data.invoice);
    await ended(atPlatform.body.data.invoice, 3);
    expect(await poor.balance('main')).toBe(0);

    // What buyers send to the shop's own account is not here to buy with.
    const { body } = await poor.place({ product_id: poor.vcg, payment_method: poor.bank });
    await poor.gateway(body.data.invoice);

    expect(await poor.row(body.data.invoice)).toMatchObject({
      payment_status: 2,
      order_status: 2,
      reason: expect.stringContaining('Saldo H2H kurang'),
      profit_credited: 0,
    });
    await move(poor.partnerId, Math.max(main, poor.cost));
    const { id } = await poor.row(body.data.invoice);
    await server.database.transaction((tx) =>
      server.services.panelOrder.acts.retry(tx, poor.partnerId, String(id), { name: 'Uji', userId: null }),
    );
    server.services.worker.wake();
    await until(
      'the order to be delivered',
      async () => (await poor.row(body.data.invoice)).order_status === 3,
    );
    expect(await poor.steps(body.data.invoice)).toContain('retried');
  });

  const move = (partnerId: string, amount: number) =>
    server.services.ledger.post({
      ...{ partnerId, amount, kind: 'main', house: 'adjustment', type: 4, refType: 'test', refId: null },
      ...{ refCode: 'UJI', description: 'Uji', actor: 'Uji', userId: null },
    });

  it('that the supplier fails gives back what it held, and leaves all that was paid with the shop', async () => {
    const [main, panel] = [await shop.balance('main'), await shop.balance('panel')];
    const promo = await shop.record('promo', { ...anyPromo(), code: 'SEKALI', quota: 1 });
    const { body } = await shop.place({ product_id: shop.vcg, promo_code: 'sekali' }, { ending: '1232' });
    await shop.gateway(body.data.invoice);
    await ended(body.data.invoice, 4);

    expect([await shop.balance('main'), await shop.balance('panel')]).toEqual([
      main + body.data.total,
      panel,
    ]);
    expect(await shop.row(body.data.invoice)).toMatchObject({
      payment_status: 2,
      reason: 'Nomor atau ID tujuan salah',
      is_holding: false,
      profit_credited: 0,
    });
    expect(await used(promo)).toBe(0);
  });

  it.each([
    ['expire', 3],
    ['fail', 4],
  ] as const)(
    'that nobody pays (%s) gives back what it held; money that comes too late is the shop’s, which decides',
    async (act, status) => {
      const promo = await shop.record('promo', { ...anyPromo(), code: `KUOTA${status}`, quota: 1 });
      const wish = { product_id: shop.vcg, promo_code: `KUOTA${status}` };
      const { body } = await shop.place(wish);
      expect((await shop.place(wish)).body).toMatchObject({
        code: 'PROMO_REFUSED',
        message: 'Kode promo: kuota habis.',
      });
      const told = await shop.gateway(body.data.invoice, act);

      expect(told.body.data).toMatchObject({ payment_status: status, order_status: 5 });
      expect(await used(promo)).toBe(0);
      expect((await shop.place(wish)).status).toBe(200);
      const [main, panel] = [await shop.balance('main'), await shop.balance('panel')];
      await Promise.all([shop.gateway(body.data.invoice), shop.gateway(body.data.invoice)]);

      expect(await shop.row(body.data.invoice)).toMatchObject({
        ...{ payment_status: 2, order_status: 2, finished_at: null, is_holding: true },
        reason: expect.stringContaining('Dibayar setelah batas waktunya'),
      });
      expect(await shop.balance('main')).toBe(main + shop.cost);
      expect(await shop.balance('panel')).toBe(panel + body.data.total - shop.cost);
      const transfer = await shop.place({ product_id: shop.custom, payment_method: shop.bank });
      await shop.gateway(transfer.body.data.invoice, act);
      expect(await codeOf(shop.gateway(transfer.body.data.invoice))).toBe('PANEL_ORDER_NOT_WAITING');
    },
  );

  it('of an item that the shop delivers by hand waits for it, with all that was paid credited', async () => {
    const [main, panel] = [await shop.balance('main'), await shop.balance('panel')];
    const { body } = await shop.place({ product_id: shop.custom, qty: 2 });
    await shop.gateway(body.data.invoice);
    const row = await shop.row(body.data.invoice);

    expect(row).toMatchObject({ order_status: 2, total: 60_000, profit: 20_000, profit_credited: 20_000 });
    expect([await shop.balance('main'), await shop.balance('panel')]).toEqual([
      main + 40_000,
      panel + 20_000,
    ]);
    const done = await server.database.transaction((tx) =>
      server.services.panelOrder.acts.complete(tx, shop.partnerId, String(row.id), 'Mythic', {
        name: 'Uji',
        userId: null,
      }),
    );
    expect(done).toMatchObject({ order_status: 3 });
    expect(server.services.panelOrder.delivered(done)).toBe('Mythic');
  });

  it('paid by transfer carries a code of its own and earns nothing at the gateway', async () => {
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
    [
      'a member who is not one',
      { buyer: { kind: 'member', username: 'siapa', phone: GUEST.phone } },
      'MEMBER_UNKNOWN',
    ],
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

  const anyPromo = () => ({
    name: 'Uji',
    discount: { type: 'nominal', value: 10 },
    period: running(),
    scope: 'all',
    visibility: 'public',
    is_active: true,
  });
  const used = async (promo: string) => {
    const rows = await query(server.database, 'select used from promo_counts where promo_id = $1::uuid', [
      promo,
    ]);
    return Number(rows[0]?.used ?? 0);
  };
});

describe('the shop of another partner', () => {
  it('sells none of this one’s goods, by none of its ways to pay, to none of its members', async () => {
    const lain = await openStorefront(server, 'lain@demo.test');
    const there = (over: object) => lain.place({ product_id: lain.custom, ...over });

    expect(await codeOf(there({ product_id: shop.custom }))).toBe('NOT_FOUND');
    expect(await codeOf(there({ payment_method: shop.qris }))).toBe('METHOD_UNKNOWN');
    expect(await codeOf(there({ buyer: shop.member.buyer }))).toBe('MEMBER_UNKNOWN');
  });

  it('does not know its orders, and lets its partner do nothing about them', async () => {
    const lain = await openStorefront(server, 'lain@demo.test');
    const { body } = await shop.place({ product_id: shop.custom });
    const { invoice } = body.data;
    await shop.gateway(invoice);
    const { id } = await shop.row(invoice);
    const by = { name: 'Uji', userId: null };
    const look = server.guest.get(`${lain.path}/orders/${invoice}?contact=${GUEST.phone}`);
    expect(await codeOf(look)).toBe('NOT_FOUND');
    const refund = server.database.transaction((tx) =>
      server.services.panelOrder.acts.refund(tx, lain.partnerId, String(id), {
        to: 'manual',
        reason: 'x',
        by,
      }),
    );
    await expect(refund).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a refund', () => {
  const by = { name: 'Uji', userId: null };
  const refund = async (invoice: string, to: 'balance' | 'manual') => {
    const { id } = await shop.row(invoice);
    return server.database.transaction((tx) =>
      server.services.panelOrder.acts.refund(tx, shop.partnerId, String(id), {
        to,
        reason: 'Salah beli',
        by,
      }),
    );
  };

  it('of a member goes to the balance and takes points back; the shop has all that was paid', async () => {
    const order = { product_id: shop.custom, buyer: shop.member.buyer };
    const [has, points] = [await shop.memberHas('balance'), await shop.memberHas('point')];
    const [main, panel] = [await shop.balance('main'), await shop.balance('panel')];
    const { body } = await shop.place(order);
    await shop.gateway(body.data.invoice);
    const { id } = await shop.row(body.data.invoice);
    await server.database.transaction((tx) =>
      server.services.panelOrder.acts.complete(tx, shop.partnerId, String(id), null, by),
    );
    const done = await refund(body.data.invoice, 'balance');

    expect(done).toMatchObject({ order_status: 6, payment_status: 5, profit_credited: 0 });
    expect(await shop.memberHas('balance')).toBe(has + body.data.total);
    expect([await shop.balance('panel'), await shop.memberHas('point')]).toEqual([panel, points]);
    expect(await shop.balance('main')).toBe(main + body.data.total);
    await expect(refund(body.data.invoice, 'balance')).rejects.toMatchObject({ code: 'PANEL_ORDER_STATE' });
  });

  it('of a guest is marked as done by hand', async () => {
    const { body } = await shop.place({ product_id: shop.custom });
    await shop.gateway(body.data.invoice);

    await expect(refund(body.data.invoice, 'balance')).rejects.toMatchObject({ code: 'REFUND_NEEDS_MEMBER' });
    expect(await refund(body.data.invoice, 'manual')).toMatchObject({ order_status: 6 });
  });

  it('waits while the supplier has not answered', async () => {
    const { body } = await shop.place({ product_id: shop.vcg }, { ending: '1235' });
    await shop.gateway(body.data.invoice);
    await expect(refund(body.data.invoice, 'manual')).rejects.toMatchObject({
      code: 'PANEL_ORDER_IN_PROGRESS',
    });
  });
});

it('leaves a ledger that verifies', async () => {
  expect(await firstFault(server.database)).toBeNull();
});
