import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxPaymentPath } from '../../../src/core/contract/payment';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { type ApiProcess, startApiProcess } from '../../support/api-process';
import { Client } from '../../support/client';
import { postgresAvailable } from '../../support/database';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { GUEST, openStorefront, running, type Storefront } from '../../support/storefront';
import { until } from '../../support/until';

const CROWD = 24;
const phoneOf = (nth: number) => `0812555${String(nth).padStart(5, '0')}`;

describe('a crowd at a website', async () => {
  let server: TestServer;
  let shop: Storefront;
  /** A second process if the database is shared. */
  let other: ApiProcess | null = null;

  beforeAll(async () => {
    server = await startTestServer();
    shop = await openStorefront(server);
    if (server.database.kind === 'postgres') other = await startApiProcess(apiEnv());
  });
  afterAll(async () => {
    await other?.kill();
    await server.close();
  });

  const apiEnv = () => ({
    DATA_DIR: server.env.DATA_DIR,
    SEED: 'demo',
    ...(server.env.DATABASE_URL && { DATABASE_URL: server.env.DATABASE_URL }),
  });

  const urlFor = (nth: number) => (nth % 2 === 1 && other ? other.url : server.url);

  /** Sends all requests in parallel to both processes; returns error codes. */
  const rush = async (wishOf: (nth: number) => object, count = CROWD) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_unused, nth) =>
        shop.place(
          { product_id: shop.custom, buyer: { ...GUEST, phone: phoneOf(nth) }, ...wishOf(nth) },
          { url: urlFor(nth) },
        ),
      ),
    );
    return {
      placed: answers.filter(({ status }) => status === 200).map(({ body }) => body.data),
      refused: answers.filter(({ status }) => status !== 200).map(({ body }) => body.code as string),
    };
  };

  it('leaves with the flash sale’s stock and no more', async () => {
    const sale = await shop.record('flash-sale', {
      name: 'Rebutan',
      period: running(),
      items: [{ product_id: shop.custom, price: 22_000, stock: 5 }],
      is_active: true,
    });
    const { placed, refused } = await rush(() => ({ expected_total: 22_000 }));

    expect(placed).toHaveLength(5);
    expect(new Set(refused)).toEqual(
      new Set(refused.filter((code) => /OUT_OF_STOCK|PRICE_NOT_MATCH/.test(code))),
    );
    const [count] = await query(
      server.database,
      'select sold from flash_sale_counts where flash_sale_id = $1::uuid',
      [sale],
    );
    expect(count?.sold).toBe(5);
    await shop.change(sale, { is_active: false });
  });

  it('of one person gets what one buyer may have', async () => {
    const sale = await shop.record('flash-sale', {
      name: 'Satu saja',
      period: running(),
      items: [{ product_id: shop.custom, price: 23_000, stock: 50, limit_per_user: 1 }],
      is_active: true,
    });
    const { placed } = await rush(() => ({ buyer: GUEST, expected_total: 23_000 }));

    expect(placed).toHaveLength(1);
    await shop.change(sale, { is_active: false });
  });

  it('uses a code as often as its quota says, and each of them once', async () => {
    const facts = { name: 'Uji', discount: { type: 'nominal', value: 500 }, period: running(), scope: 'all' };
    const promo = { ...facts, visibility: 'public', is_active: true };
    await shop.record('promo', { ...promo, code: 'TIGA', quota: 3 });
    await shop.record('promo', { ...promo, code: 'SENDIRI', quota_per_user: 1 });

    const few = await rush(() => ({ promo_code: 'TIGA' }));
    expect([few.placed.length, new Set(few.refused)]).toEqual([3, new Set(['PROMO_REFUSED'])]);
    const own = await rush(() => ({ promo_code: 'SENDIRI', buyer: GUEST }));
    expect([own.placed.length, new Set(own.refused)]).toEqual([1, new Set(['PROMO_REFUSED'])]);
  });

  it('of 64 finds the last code once, and the next one gets it when no one pays', async () => {
    const last = await shop.stocked(['LAST-1234-5678']);
    const { placed, refused } = await rush(() => ({ product_id: last }), 64);

    expect([placed.length, new Set(refused)]).toEqual([1, new Set(['OUT_OF_STOCK'])]);
    await shop.gateway(placed[0].invoice, 'expire');
    const again = await rush(() => ({ product_id: last }), 8);
    expect(again.placed).toHaveLength(1);
    const [order] = again.placed;
    expect((await shop.gateway(order.invoice)).body.data.order_status).toBe(3);
    expect(await shop.delivered(order.invoice)).toBe('LAST-1234-5678');
  });

  it('is one order for one key', async () => {
    const key = v7();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_unused, nth) =>
        shop.place({ product_id: shop.custom }, { key, url: urlFor(nth) }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.data.invoice)).size).toBe(1);
  });

  it('pays an order once, though the gateway says it ten times', async () => {
    const [main, panel] = [await shop.balance('main'), await shop.balance('panel')];
    const { body } = await shop.place({ product_id: shop.vcg });
    const answers = await Promise.all([1, 2].map(() => shop.gateway(body.data.invoice, 'repeat')));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    // Bought with its own payment.
    expect(await shop.balance('main')).toBe(main);
    expect((await shop.balance('panel')) - panel).toBe(body.data.total - shop.cost);
  });

  it('spends a member’s balance once', async () => {
    const [has] = [await shop.memberHas('balance')];
    await server.database.transaction((tx) =>
      server.services.panelOrder.moveMember(tx, {
        partnerId: shop.partnerId,
        memberId: shop.member.id,
        kind: 'balance',
        amount: 90_000 - has,
        type: 'adjustment',
        actor: 'Uji',
      }),
    );
    const { placed, refused } = await rush(
      () => ({ buyer: shop.member.buyer, payment_method: 'balance' }),
      12,
    );

    expect([placed.length, new Set(refused)]).toEqual([3, new Set(['MEMBER_BALANCE_SHORT'])]);
    expect(await shop.memberHas('balance')).toBe(0);
  });

  it.runIf(await postgresAvailable())(
    'finds nothing half after a process died in the middle of it',
    async () => {
      const victim = await startApiProcess(apiEnv());
      const orders = Array.from({ length: 12 }, async (_unused, nth) => {
        const wish = { product_id: shop.vcg, buyer: { ...GUEST, phone: phoneOf(nth) } };
        const { body } = await shop.place(wish, { ending: nth % 3 ? '1230' : '1232' });
        return body.data.invoice as string;
      });
      const invoices = await Promise.all(orders);
      const ids = await Promise.all(invoices.map(async (invoice) => String((await shop.row(invoice)).id)));
      const payments = ids.map((id) =>
        new Client(victim.url).post(sandboxPaymentPath(id), { action: 'pay' }).catch(() => null),
      );
      await Promise.race(payments);
      await victim.kill();
      await Promise.all(payments);

      expect(await firstError(server.database)).toBeNull();
      // Repeated payments are idempotent; then all orders end.
      for (const invoice of invoices) expect((await shop.gateway(invoice)).status).toBe(200);
      await until('every order to have ended', async () => {
        const rows = await query(
          server.database,
          `select order_status from panel_orders where invoice = any($1::text[]) and order_status not in (3, 4)`,
          [invoices],
        );
        return rows.length === 0;
      });
      const [sums] = await query(
        server.database,
        `select count(*) filter (where order_status = 3)::int as done, count(distinct h2h_transaction_id)::int as bought,
         sum(profit_credited) filter (where order_status = 4)::int as left,
         bool_and(main_credited + profit_credited = total - payment_fee) as whole
       from panel_orders where invoice = any($1::text[])`,
        [invoices],
      );
      expect(sums).toEqual({ done: 8, bought: 12, left: 0, whole: true });
    },
  );

  it('leaves a ledger that verifies', async () => {
    expect(await firstError(server.database)).toBeNull();
  });
});
