import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import type { Supplier } from '../../../src/platform/adapters/supplier/supplier';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { ended, openStorefront, type Storefront } from '../../support/storefront';

const sandbox = createSandboxSupplier();
/** The supplier's quote behaviour. */
let asked: Supplier['quote'] = sandbox.quote;

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer({ supplier: { ...sandbox, quote: (request) => asked(request) } });
  shop = await openStorefront(server);
});
afterAll(() => server.close());

const again = async (invoice: string) => {
  const { id } = await shop.row(invoice);
  await query(server.database, 'update jobs set run_at = now() where ref_id = $1::uuid and done_at is null', [
    id,
  ]);
  server.services.worker.wake();
};

describe.each<[string, Supplier['quote']]>([
  ['cannot be reached', () => Promise.reject(new Error('socket hang up'))],
  ['does not answer', () => new Promise(() => undefined)],
])('a supplier that %s', (_name, away) => {
  it('holds up no payment: it is noted and credited at once, and bought with once the supplier answers', async () => {
    const { body } = await shop.place({ product_id: shop.vcg });
    const { invoice, total } = body.data;
    const [main, panel] = [await shop.balance('main'), await shop.balance('panel')];
    asked = away;
    const callback = await shop.gateway(invoice);
    expect(callback.body.data).toMatchObject({ payment_status: 2, order_status: 2 });
    expect([await shop.balance('main'), await shop.balance('panel')]).toEqual([
      main + shop.cost,
      panel + total - shop.cost,
    ]);

    asked = sandbox.quote;
    await again(invoice);
    await ended(shop, invoice, 3);
    expect(await shop.balance('main')).toBe(main);
  });
});

it('an order from a member’s balance is refused while the supplier is away, and takes nothing', async () => {
  asked = () => Promise.reject(new Error('socket hang up'));
  const has = await shop.memberHas('balance');
  const wish = { product_id: shop.vcg, buyer: shop.member.buyer, payment_method: 'balance' };
  const { status, body } = await shop.place(wish);
  expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(await shop.memberHas('balance')).toBe(has);
});
