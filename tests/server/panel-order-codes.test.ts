import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstFault } from '../../server/modules/ledger/verify-store';
import type { Client } from '../support/client';
import { startTestServer, type TestServer } from '../support/server';
import { openStorefront, type Storefront } from '../support/storefront';
import { until } from '../support/until';

const ORDERS = '/v1/vendor-panel/transaction';
const PRODUCTS = '/v1/vendor-panel/product-custom';

let server: TestServer;
let shop: Storefront;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
  owner = await server.signIn();
});
afterAll(() => server.close());

const act = (path: string, name: string, id: string, input: object = {}) =>
  owner.post(`${path}/act/${name}`, { key: v7(), ids: [id], ...input });
const shown = async (id: string) => (await owner.get(`${ORDERS}/${id}`)).body.data;

/** An item whose codes are in stock. */
const stocked = async (...codes: string[]) => {
  const id = await shop.record('product-custom', {
    category_id: shop.category,
    name: 'Kode game',
    sku: `KODE-${v7()}`,
    fulfilment: 'code',
    cost: 5_000,
    prices: [{ tier_id: shop.tierId, price: 9_000 }],
    is_active: true,
  });
  const add = (...more: string[]) => act(PRODUCTS, 'add-codes', id, { codes: more });
  expect((await add(...codes)).status).toBe(200);
  return { id, add };
};

const placed = async (product_id: string) => {
  const { body } = await shop.place({ product_id });
  const invoice = String(body.data.invoice);
  const { id } = await shop.row(invoice);
  return { id: String(id), invoice, pay: () => shop.gateway(invoice) };
};

describe('codes in stock', () => {
  it('are handed out when the order is paid, and a missing one waits for more', async () => {
    const { id: product, add } = await stocked('AAAA-1111-2222');
    const first = await placed(product);
    await first.pay();
    expect(await shown(first.id)).toMatchObject({ stage: 'done', sn: 'AAAA-1111-2222' });
    expect((await shop.place({ product_id: product })).body.code).toBe('OUT_OF_STOCK');

    await add('BBBB-1111-2222');
    const [one, two] = [await placed(product), await placed(product)];
    await one.pay();
    await two.pay();
    expect(await shown(two.id)).toMatchObject({
      stage: 'code',
      reason: expect.stringContaining('Stok kode habis'),
    });
    await add('CCCC-1111-2222');
    await act(ORDERS, 'retry', two.id);
    await until('the code to be handed out', async () => (await shown(two.id)).sn === 'CCCC-1111-2222');
  });

  it('that have run out leave the shop its profit, whoever delivers the order then', async () => {
    const { id: product } = await stocked('DDDD-1111-2222');
    const [one, two] = [await placed(product), await placed(product)];
    await one.pay();
    const panel = await shop.balance('panel');
    await two.pay();
    await act(ORDERS, 'complete', two.id, { sn: 'Dikirim lewat chat' });

    expect(await shown(two.id)).toMatchObject({ stage: 'done', profit: 4_000 });
    expect(await shop.balance('panel')).toBe(panel + 4_000);
    const steps = await shop.steps(two.invoice);
    expect(steps.filter((step) => step === 'profit_credited')).toHaveLength(1);
    expect(await firstFault(server.database)).toBeNull();
  });
});
