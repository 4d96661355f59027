import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tierPrice } from '../../../src/topics/selling-prices/domain/tier-price';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const LIST = '/v1/crm/product/price-list';
type Row = Record<string, string | number | undefined>;

describe('the price list', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await startTestServer();
    client = await server.signIn();
    await server.services.itemHealth.count();
  });
  afterAll(() => server.close());

  const rowsOf = async (asked = '', from = client): Promise<Row[]> =>
    (await from.get(`${LIST}?limit=100${asked}`)).body.data;
  const cashier = async (...privileges: string[]) => {
    await query(server.database, `update users set privileges = $1::text[] where email = 'kasir@demo.test'`, [
      privileges,
    ]);
    return server.signIn('kasir@demo.test');
  };
  const sellFor = async (value: number, method = 'percent') => {
    await query(
      server.database,
      `delete from selling_rules where partner_id = (select partner_id from users where email = 'mitra@demo.test')`,
    );
    await query(
      server.database,
      `insert into selling_rules (id, partner_id, scope, method, value, rounding, round_up, ending, is_active)
       select gen_random_uuid(), partner_id, 'global', $2, $1, 0, true, '', true
       from users where email = 'mitra@demo.test'`,
      [value, method],
    );
  };

  test('returns for every item what each tier pays, in the order of the shop, page by page', async () => {
    const { body } = await client.get(`${LIST}?limit=10&page=2`);
    const [whole] = await query(
      server.database,
      'select count(*)::int as items from variations v join brands b on b.id = v.brand_id where b.status <> 4',
    );
    expect(body.meta).toMatchObject({ page: 2, limit: 10, total: whole?.items });
    const [row] = await rowsOf('&search=ML-172');
    const [item] = await query(server.database, `select base_price from variations where sku = 'ML-172'`);
    const tiers = await query(server.database, 'select name, price_discount_bps as discount from tiers');
    for (const { name, discount } of tiers as { name: string; discount: number }[]) {
      expect(row?.[`price_${name.toLowerCase()}`]).toBe(tierPrice(Number(item?.base_price), discount));
    }
    const old = await client.get('/v1/crm/product/all?search=ML-172');
    expect(row?.my_price).toBe(old.body.data[0].price);
  });

  test('is narrowed by category, brand, state and words, and sorted by price', async () => {
    const [first] = await rowsOf();
    const ofBrand = await rowsOf(`&f.brand_id=${first?.brand_id}`);
    expect(new Set(ofBrand.map(({ brand_id }) => brand_id))).toEqual(new Set([first?.brand_id]));
    const ofCategory = await rowsOf(`&f.category_id=${first?.category_id}`);
    expect(new Set(ofCategory.map(({ category_id }) => category_id))).toEqual(new Set([first?.category_id]));
    const soldOut = await rowsOf('&f.status=3');
    expect(soldOut.length).toBeGreaterThan(0);
    expect(new Set(soldOut.map(({ status }) => status))).toEqual(new Set(['3']));
    const prices = (await rowsOf('&sort=my_price')).map(({ my_price }) => Number(my_price));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test('gives an item whose brand is in its cut-off hours as cut off', async () => {
    const [brand] = await query(server.database, `select id from brands where key = 'steam-wallet'`);
    await query(
      server.database,
      `update brands set cut_off_start = '00:00', cut_off_end = '23:59' where id = $1 and
         to_char(now() at time zone 'Asia/Jakarta', 'HH24:MI') < '23:59'`,
      [brand?.id],
    );
    const rows = await rowsOf(`&f.brand_id=${brand?.id}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ status }) => status === '4')).toBe(true);
  });

  test('shows selling prices and margins only with the key', async () => {
    await sellFor(10);
    const [row] = await rowsOf('&search=ML-172');
    expect(row?.margin).toBe(Number(row?.selling_price) - Number(row?.my_price));
    expect(row?.margin).toBeGreaterThan(0);

    const without = await cashier('product');
    const [seen] = await rowsOf('&search=ML-172', without);
    expect(seen).toMatchObject({ my_price: row?.my_price });
    expect(Object.keys(seen ?? {})).not.toContain('selling_price');
    expect(Object.keys(seen ?? {})).not.toContain('margin');
    const file = await without.get(`${LIST}/export?format=csv&search=ML-172`);
    expect(file.body).not.toContain('Harga jual');
    expect((await client.get(`${LIST}/export?format=csv&search=ML-172`)).body).toContain('Harga jual');
    expect(await without.get(`${LIST}-message?price=selling`)).toMatchObject({ status: 403 });
    expect(await without.get(`${LIST}-message?price=own`)).toMatchObject({ status: 200 });
    expect(await (await cashier('transaction')).get(LIST)).toMatchObject({ status: 403 });
  });

  test('is a message for customers, brand by brand, at selling prices, without what cannot be bought', async () => {
    const [row] = await rowsOf('&search=ML-172');
    const { body } = await client.get(`${LIST}-message?price=selling&search=Mobile Legends`);
    const { text, items, left_out } = body.data;
    const lines = text.split('\n');
    expect(lines[1]).toMatch(/^Daftar harga \d{2} \w{3} \d{4}$/);
    expect(text).toContain('*Mobile Legends*');
    expect(text).toContain(`172 Diamond – Rp ${Number(row?.selling_price).toLocaleString('id-ID')}`);
    expect(text).not.toContain('514 Diamond –');
    expect(left_out).toBe(0);
    expect(lines.filter((line: string) => line.includes(' – ')).length).toBe(items);
  });

  test('names what is offered below its cost to those alone who may know the cost', async () => {
    await sellFor(100, 'fixed');
    const asked = `${LIST}-message?price=selling&search=ML-172`;
    expect((await client.get(asked)).body.data.losing).toEqual(['Mobile Legends 172 Diamond']);
    expect((await client.get(`${LIST}-message?price=own&search=ML-172`)).body.data.losing).toEqual([]);
    const staff = await cashier('product', 'selling_price');
    const see = (cost: boolean) =>
      query(server.database, 'update sub_accounts set can_see_cost = $1, can_see_profit = $1', [cost]);
    await see(true);
    expect((await staff.get(asked)).body.data).toMatchObject({
      items: 1,
      losing: ['Mobile Legends 172 Diamond'],
    });
    await see(false);
    const closed = [LIST, `${LIST}/export?format=csv`, '/v1/crm/product/export?format=csv'];
    for (const price of ['selling', 'own']) {
      closed.push(`${LIST}-message?price=${price}&search=ML-172`, `${LIST}-pdf?price=${price}&search=ML-172`);
    }
    for (const path of closed) {
      const { status, body } = await staff.get(path);
      expect([path, status, JSON.stringify(body)]).toEqual([path, 403, expect.not.stringContaining('172')]);
    }
    await see(true);
    await sellFor(10);
  });

  test('is a file of as many pages as it takes, with the name of the shop', async () => {
    const pagesOf = async (asked: string) => {
      const { status, body } = await client.get(`${LIST}-pdf?price=own${asked}`);
      expect(status).toBe(200);
      expect(body).toMatch(/^%PDF-.*Daftar Harga .+%%EOF\s*$/s);
      return body.match(/\/Type \/Page\b/g).length;
    };
    expect(await pagesOf('&search=tidakadaapaapa')).toBe(1);
    expect(await pagesOf('&search=ML-172')).toBe(1);
    const { items } = (await client.get(`${LIST}-message?price=own`)).body.data;
    expect(await pagesOf('')).toBeGreaterThan(items / 50);
  });

  test('as a file for programs holds what fits, and every item as long as nothing narrows it', async () => {
    const linesOf = async (asked = '') =>
      (await client.get(`/v1/crm/product/export?format=csv${asked}`)).body.trim().split('\r\n');
    const { meta } = (await client.get('/v1/crm/product/all?limit=1')).body;
    expect(await linesOf()).toHaveLength(meta.total + 1);
    expect(await linesOf('&search=ML-172')).toHaveLength(2);
  });
});
