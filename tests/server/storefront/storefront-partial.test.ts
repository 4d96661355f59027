import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { doSeen } from '../../support/actions';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { ended, openStorefront, type Storefront } from '../../support/storefront';
import { until } from '../../support/until';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());

/** The supplier delivers half (1238). */
const halved = async (payment_method = shop.qris) => {
  const { body } = await shop.place({ product_id: shop.vcg, payment_method }, { ending: '1238' });
  await shop.gateway(body.data.invoice);
  await ended(shop, body.data.invoice, 3);
  return body.data as { invoice: string; total: number };
};
const balances = async () => [await shop.balance('main'), await shop.balance('panel')] as const;

it('an order that is delivered in part has cost less and earned more, in its figures and in both balances', async () => {
  const [main, panel] = await balances();
  const { invoice, total } = await halved();
  const cost = shop.cost - Math.ceil(shop.cost / 2);

  expect(await shop.row(invoice)).toMatchObject({
    cost,
    profit: total - cost,
    profit_credited: total - cost,
  });
  expect(await balances()).toEqual([main, panel + total - cost]);
  expect(await firstError(server.database)).toBeNull();
});

it('its cost and profit are as right where the shop’s own account was paid', async () => {
  const panel = await shop.balance('panel');
  const { invoice, total } = await halved(shop.bank);
  const cost = shop.cost - Math.ceil(shop.cost / 2);
  expect(await shop.row(invoice)).toMatchObject({ cost, profit: total - cost, profit_credited: 0 });
  expect(await shop.balance('panel')).toBe(panel);
});

it('its buyer and its shop are notified that it is not whole', async () => {
  const { invoice } = await halved();
  await until('the buyer to be told', async () =>
    (await server.services.message.outbox('6281234567001', 100)).some(
      ({ text }) =>
        text.includes(invoice) && text.includes('terkirim sebagian. Penjual akan menghubungi Anda'),
    ),
  );
  const [notice] = await query(server.database, 'select title, body from notifications where title like $1', [
    `Pesanan ${invoice} terkirim sebagian`,
  ]);
  expect(notice?.body).toContain('Hubungi pembeli, atau kembalikan dananya.');
});

it('paid back whole, it leaves its shop with everything that was received', async () => {
  const [main, panel] = await balances();
  const { invoice, total } = await halved();
  const { id } = await shop.row(invoice);
  const owner = await server.signIn();
  const { status } = await doSeen(owner, '/v1/vendor-panel/transaction/act/refund', {
    ...{ key: v7(), ids: [id], pin: DEMO_PIN, target: 'auto', reason: 'Terkirim sebagian' },
  });
  expect(status).toBe(200);
  const cost = shop.cost - Math.ceil(shop.cost / 2);
  expect(await balances()).toEqual([main + total - cost, panel]);
  expect(await firstError(server.database)).toBeNull();
});
