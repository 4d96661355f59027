import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { codeOf, ended, openStorefront, running, type Storefront } from '../../support/storefront';
import { until } from '../../support/until';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());
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
    await ended(shop, invoice, 3);
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
    // The shop holds the money already: nothing to credit.
    expect(await shop.balance('panel')).toBe(panel);
    await ended(shop, body.data.invoice, 3);
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
    await ended(shop, atPlatform.body.data.invoice, 3);
    expect(await poor.balance('main')).toBe(0);

    // A bank transfer to the shop does not fund the purchase.
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
      server.services.panelOrder.actions.retry(tx, poor.partnerId, String(id), { name: 'Uji', userId: null }),
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
    await ended(shop, body.data.invoice, 4);

    expect([await shop.balance('main'), await shop.balance('panel')]).toEqual([
      main + body.data.total,
      panel,
    ]);
    expect(await shop.row(body.data.invoice)).toMatchObject({
      payment_status: 2,
      reason: 'Nomor atau ID tujuan salah',
      has_reservation: false,
      profit_credited: 0,
    });
    expect(await used(promo)).toBe(0);
  });

  it.each([
    ['expire', 3],
    ['fail', 4],
  ] as const)(
    'that nobody pays (%s) gives back what it held; money that comes too late is the shop’s, which decides',
    async (action, status) => {
      const promo = await shop.record('promo', { ...anyPromo(), code: `KUOTA${status}`, quota: 1 });
      const wish = { product_id: shop.vcg, promo_code: `KUOTA${status}` };
      const { body } = await shop.place(wish);
      expect((await shop.place(wish)).body).toMatchObject({
        code: 'PROMO_REFUSED',
        message: 'Kode promo: kuota habis.',
      });
      const callback = await shop.gateway(body.data.invoice, action);

      expect(callback.body.data).toMatchObject({ payment_status: status, order_status: 5 });
      expect(await used(promo)).toBe(0);
      expect((await shop.place(wish)).status).toBe(200);
      const [main, panel] = [await shop.balance('main'), await shop.balance('panel')];
      await Promise.all([shop.gateway(body.data.invoice), shop.gateway(body.data.invoice)]);

      expect(await shop.row(body.data.invoice)).toMatchObject({
        ...{ payment_status: 2, order_status: 2, finished_at: null, has_reservation: true },
        reason: expect.stringContaining('Dibayar setelah batas waktunya'),
      });
      expect(await shop.balance('main')).toBe(main + shop.cost);
      expect(await shop.balance('panel')).toBe(panel + body.data.total - shop.cost);
      const transfer = await shop.place({ product_id: shop.custom, payment_method: shop.bank });
      await shop.gateway(transfer.body.data.invoice, action);
      const late = await shop.gateway(transfer.body.data.invoice);
      expect(late.body.data).toMatchObject({ payment_status: 2, order_status: 2 });
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
      server.services.panelOrder.actions.complete(tx, shop.partnerId, String(row.id), 'Mythic', {
        name: 'Uji',
        userId: null,
      }),
    );
    expect(done).toMatchObject({ order_status: 3 });
    expect(server.services.panelOrder.delivered(done)).toBe('Mythic');
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
it('leaves a ledger that verifies', async () => {
  expect(await firstError(server.database)).toBeNull();
});
