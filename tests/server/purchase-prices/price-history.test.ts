import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRICE_CHANGED } from '../../../src/topics/purchase-prices/server/price-feed/service';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const LIST = '/v1/crm/product/price-history';
const SERIES = '/v1/crm/product/price-series';

interface Item {
  id: string;
  sku: string;
  base_price: number;
}

describe('the history of prices', () => {
  let server: TestServer;
  let client: Client;
  let nth = 0;

  beforeAll(async () => {
    server = await startTestServer();
    client = await server.signIn();
  });
  afterAll(() => server.close());

  const item = async (): Promise<Item> => {
    nth += 1;
    const [row] = await query(
      server.database,
      'select id, sku, base_price from variations where status = 1 and price_before is null order by sku offset $1 limit 1',
      [nth],
    );
    return row as unknown as Item;
  };
  const move = (sku: string, price: number) =>
    server.services.priceFeed.apply({
      ...{ sku, price, since: Date.now() },
      state: 'available',
      reason: 'supplier',
    });
  /** Runs the job of an item's latest price change. */
  const validate = async ({ id }: Item) => {
    const [job] = await query(
      server.database,
      `select j.id, j.ref_id from jobs j join price_changes c on c.id = j.ref_id
       where c.variation_id = $1 order by c.effective_at desc limit 1`,
      [id],
    );
    const { id: jobId, ref_id } = job as { id: string; ref_id: string };
    return server.services.priceAlarms.onChange({ id: jobId, ref_id, kind: PRICE_CHANGED, attempts: 1 });
  };
  const newsOf = async () => {
    const { body } = await client.get('/v1/crm/notifications?limit=5');
    return (body.data as { title: string; link: string | null }[]).filter(({ link }) =>
      link?.startsWith('/price-history/'),
    );
  };
  /** The caller's price at a base price. */
  const paid = async (one: Item, base: number) => {
    const { body } = await client.get(`${SERIES}/${one.id}`);
    return Math.ceil((body.data.price / one.base_price) * base);
  };

  test('returns 90 days, newest first, narrowed by direction, reason, days and words', async () => {
    const { body } = await client.get(`${LIST}?limit=100`);
    const rows = body.data as Record<string, string | number>[];
    expect(body.meta.total).toBeGreaterThan(200);
    const times = rows.map(({ effective_at }) => Date.parse(String(effective_at)));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    for (const row of rows) {
      expect(row.diff).toBe(Number(row.new_price) - Number(row.old_price));
      expect(row.direction).toBe(Number(row.diff) > 0 ? 'up' : 'down');
    }
    const down = await client.get(`${LIST}?f.direction=down&f.reason=1&limit=100`);
    expect(down.body.data.length).toBeGreaterThan(0);
    for (const row of down.body.data) expect(row).toMatchObject({ direction: 'down', reason: '1' });
    const found = await client.get(`${LIST}?search=${rows[0]?.sku}`);
    expect(new Set(found.body.data.map(({ sku }: { sku: string }) => sku))).toEqual(new Set([rows[0]?.sku]));
    const none = await client.get(`${LIST}?f.effective_at=2020-01-01..2020-01-31`);
    expect(none.body.meta.total).toBe(0);
  });

  test('shows the line of an item at the price of the own tier, with its lowest and highest', async () => {
    const one = await item();
    await move(one.sku, one.base_price + 2_000);
    const { body } = await client.get(`${SERIES}/${one.id}?days=90`);
    const { price, lowest, highest, points } = body.data;
    expect(points.at(-1).price).toBe(price);
    expect(points.at(-2).price).toBe(price);
    const prices = points.map((point: { price: number }) => point.price);
    expect([lowest, highest]).toEqual([Math.min(...prices), Math.max(...prices)]);
    expect(await client.get(`${SERIES}/01a00000-0000-7000-8000-000000000000`)).toMatchObject({ status: 404 });
  });

  test('reminds once of an amount that the price has come to, and then forgets it', async () => {
    const one = await item();
    const amount = await paid(one, one.base_price - 1_000);
    const body = { direction: 2, amount, is_once: true };
    expect(await client.put(`${SERIES}/${one.id}/alarm`, body)).toMatchObject({ status: 200 });
    await move(one.sku, one.base_price - 500);
    await validate(one);
    expect(await newsOf()).toEqual([]);
    await move(one.sku, one.base_price - 1_500);
    await validate(one);
    await validate(one);
    const news = await newsOf();
    expect(news).toHaveLength(1);
    expect(news[0]).toMatchObject({ link: `/price-history/detail?q=${one.id}` });
    expect(news[0]?.title).toMatch(/^Harga turun: /);
    expect((await client.get(`${SERIES}/${one.id}`)).body.data.alarms).toEqual([]);
  });

  test('reminds each time the price passes the amount, when it was asked to', async () => {
    const one = await item();
    const amount = await paid(one, one.base_price + 1_000);
    await client.put(`${SERIES}/${one.id}/alarm`, { direction: 1, amount, is_once: false });
    const before = (await newsOf()).length;
    for (const step of [1_500, 2_000, 0, 1_800]) {
      await move(one.sku, one.base_price + step);
      await validate(one);
    }
    expect((await newsOf()).length - before).toBe(2);
    const { alarms } = (await client.get(`${SERIES}/${one.id}`)).body.data;
    expect(alarms).toHaveLength(1);
    const other = await server.signIn('lain@demo.test');
    expect(await other.delete(`/v1/crm/product/price-alarm/${alarms[0].id}`)).toMatchObject({
      status: 404,
    });
    expect(await client.delete(`/v1/crm/product/price-alarm/${alarms[0].id}`)).toMatchObject({ status: 200 });
  });

  test('refuses an amount that is none', async () => {
    const one = await item();
    const refused = await client.put(`${SERIES}/${one.id}/alarm`, { direction: 2, amount: 0, is_once: true });
    expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
  });
});
