import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../support/query';
import { startTestServer, type TestServer } from '../support/server';
import { openStorefront, running, type Storefront } from '../support/storefront';

let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
});
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);

/** Guests of their own, so that no test spends what another one counts on. */
let guests = 0;
const someone = () => {
  guests += 1;
  return { kind: 'guest', name: 'Rama', phone: `0812777${String(guests).padStart(5, '0')}` } as const;
};

describe('a flash sale', () => {
  it('is nothing to a member whose tier pays less: neither its price nor its stock', async () => {
    const vip = await shop.record('member-tier', {
      name: 'VIP',
      level: 9,
      margin: { type: 'nominal', value: 0 },
      is_active: true,
    });
    await shop.change(shop.member.id, { tier_id: vip });
    const [item] = await sql(`select data from entities where id = $1::uuid`, [shop.custom]);
    const prices = (item?.data as { prices: object[] }).prices;
    await shop.change(shop.custom, { prices: [...prices, { tier_id: vip, price: 22_000 }] });
    const sale = await shop.record('flash-sale', {
      name: 'Kilat',
      period: running(),
      items: [{ product_id: shop.custom, price: 23_000, stock: 5 }],
      is_active: true,
    });
    const { body } = await shop.place({ product_id: shop.custom, buyer: shop.member.buyer });

    expect(body.data).toMatchObject({ price: 22_000, is_flash_sale: false });
    expect(await sql('select 1 from flash_sale_counts where flash_sale_id = $1::uuid', [sale])).toEqual([]);
    const guest = await shop.place({ product_id: shop.custom, buyer: someone() });
    expect(guest.body.data).toMatchObject({ price: 23_000, is_flash_sale: true });
    await shop.change(sale, { is_active: false });
    await shop.change(shop.custom, { prices });
  });
});
