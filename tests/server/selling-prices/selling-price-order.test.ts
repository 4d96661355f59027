import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/platform/http/actor';
import { createPanelPurchase } from '../../../src/topics/orders/server/transaction/panel-purchase';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { seedRule } from '../../support/selling-rules';
import { startTestServer, type TestServer } from '../../support/server';
import { emailOf, openShop, PASSWORD, PRICE, type Shop } from '../../support/shop';
import { openCashier } from '../../support/sub-accounts';

const ALL = '/v1/crm/transaction';

describe('what an order is sold for', () => {
  let server: TestServer;
  let shop: Shop;
  let owner: Actor;
  let client: Client;
  let cashier: Client;

  const buy = async (as: Client, over = {}) => {
    const { body, status } = await as.post(`${ALL}/create-new`, shop.order('5555', over), {
      'idempotency-key': v7(),
    });
    expect(status).toBe(200);
    return body.data as { id: string; resale_total: number | null };
  };
  const stored = async (id: string) => {
    const [row] = await query(server.database, 'select resale_total from transactions where id = $1', [id]);
    return row?.resale_total;
  };

  beforeAll(async () => {
    server = await startTestServer({ seed: 'none' });
    shop = await openShop(server.database);
    owner = await shop.openPartner(10_000_000);
    client = await server.signIn(emailOf(owner), PASSWORD);
    const { userId } = await openCashier(server.database, owner);
    await query(
      server.database,
      `update users set email = 'sari@demo.test', email_verified_at = now(), phone_verified_at = now(),
         password_hash = (select password_hash from users where id = $2),
         privileges = array['transaction', 'product', 'product.order', 'dashboard'] where id = $1`,
      [userId, owner.userId],
    );
    cashier = await server.signIn('sari@demo.test', PASSWORD);
  });
  afterAll(() => server.close());

  test('is nothing while no rule reaches the item', async () => {
    await seedRule(server.database, owner.partnerId, { scope: 'brand', scope_id: shop.voucher.brand });
    expect(await buy(client)).toMatchObject({ resale_total: null });
  });

  test('is the price by the narrowest rule on the own cost, times the quantity, as it was when it was bought', async () => {
    await seedRule(server.database, owner.partnerId, { value: 5 });
    const narrow = await seedRule(server.database, owner.partnerId, {
      ...{ scope: 'variation', scope_id: shop.game.item, method: 'amount', value: 1_250, rounding: 500 },
    });
    const price = Math.ceil((PRICE + 1_250) / 500) * 500;
    const { id, resale_total } = await buy(client, { qty: 3 });
    expect(resale_total).toBe(3 * price);
    await query(server.database, 'update selling_rules set is_active = false where id = $1', [narrow]);
    expect((await client.get(`${ALL}/${id}`)).body.data.resale_total).toBe(3 * price);
    expect((await buy(client)).resale_total).toBe(PRICE + Math.ceil(PRICE * 0.05));
  });

  test('is never returned without the key, in no answer and no file, though it is stored', async () => {
    const { id, resale_total } = await buy(cashier);
    expect(resale_total).toBeNull();
    expect(await stored(id)).toBe(PRICE + Math.ceil(PRICE * 0.05));
    expect((await cashier.get(`${ALL}/${id}`)).body.data.resale_total).toBeNull();
    const seen = (await cashier.get(`${ALL}/all?limit=100`)).body.data as { resale_total: number | null }[];
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.map((order) => order.resale_total)).toEqual(seen.map(() => null));
    expect((await cashier.get(`${ALL}/export?format=csv`)).body).not.toContain('Harga jual');

    const rows = (await client.get(`${ALL}/all?limit=100`)).body.data as { resale_total: number | null }[];
    expect(rows[0]?.resale_total).toBe(PRICE + Math.ceil(PRICE * 0.05));
    const file = (await client.get(`${ALL}/export?format=csv`)).body as string;
    expect(file).toContain('Harga jual');
  });

  test('stands in the order form before, for the same people', async () => {
    const priceOf = async (as: Client) => {
      const { body } = await as.get(`/v1/crm/product/parent/${shop.game.brand}`);
      return (body.data.variations as { id: string; selling_price: number | null }[])[0]?.selling_price;
    };
    expect(await priceOf(client)).toBe(PRICE + Math.ceil(PRICE * 0.05));
    expect(await priceOf(cashier)).toBeNull();
  });

  test('knows no rules of other partners', async () => {
    const other = await shop.openPartner(1_000_000);
    expect(await buy(await server.signIn(emailOf(other), PASSWORD))).toMatchObject({ resale_total: null });
  });

  test('is not asked for what a website sells: it has prices of its own', async () => {
    const purchase = createPanelPurchase({
      ...{ database: server.database, supplier: shop.supplier },
      onOrder: () => undefined,
    });
    const prepared = await purchase.prepare({
      ...{ partnerId: owner.partnerId, orderId: v7(), invoice: 'INV1', qty: 1, nickname: null },
      ...{ brandId: shop.game.brand, variationId: shop.game.item, formValues: { user_id: '99005555' } },
    });
    expect(prepared.resale_total).toBeNull();
  });
});
