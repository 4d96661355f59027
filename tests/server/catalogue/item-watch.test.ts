import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandDetail } from '../../../src/topics/catalogue/contract/catalogue';
import type { CutOffHours } from '../../../src/topics/catalogue/contract/cut-off';
import { ITEM_NORMAL } from '../../../src/topics/catalogue/server/item-watch/service';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

describe('hearing that an item is normal again', () => {
  let server: TestServer;
  let client: Client;
  let item: { id: string; sku: string; brand_id: string; price: number };

  beforeAll(async () => {
    server = await startTestServer();
    client = await server.signIn();
    const [row] = await query(
      server.database,
      `select v.id, v.sku, v.brand_id, v.base_price as price from variations v join brands b on b.id = v.brand_id
       where v.sku = 'ML-344'`,
    );
    item = row as typeof item;
  });
  afterAll(() => server.close());

  const report = (state: 'available' | 'disturbed') =>
    server.services.priceFeed.apply({
      ...{ sku: item.sku, price: item.price, state },
      since: Date.now(),
      reason: 'supplier',
    });
  const wish = (watch: boolean) => client.put(`/v1/crm/product/item/${item.id}/watch`, { watch });
  const isWatched = async () => {
    const { body } = await client.get(`/v1/crm/product/parent/${item.brand_id}`);
    return (body.data as BrandDetail).variations.find(({ id }) => id === item.id)?.is_watched;
  };
  /** Runs pending jobs. */
  const validate = async () => {
    const jobs = await query(
      server.database,
      'select id, ref_id from jobs where kind = $1 and done_at is null',
      [ITEM_NORMAL],
    );
    for (const { id, ref_id } of jobs as { id: string; ref_id: string }[]) {
      await server.services.itemWatch.onNormal({ id, ref_id, kind: ITEM_NORMAL, attempts: 1 });
    }
    return jobs.length;
  };
  const news = async () =>
    (await client.get('/v1/crm/notifications?limit=20')).body.data.filter(({ title }: { title: string }) =>
      title.startsWith('Normal kembali: 344'),
    );
  const letters = () =>
    query(server.database, `select subject from messages where subject like 'Normal kembali: 344%'`);

  test('is for what cannot be bought now alone', async () => {
    expect(await wish(true)).toMatchObject({ status: 200, body: { data: { watch: false } } });
    expect(await isWatched()).toBe(false);
    expect(
      await client.put('/v1/crm/product/item/01a00000-0000-7000-8000-000000000000/watch', { watch: true }),
    ).toMatchObject({ status: 404 });
  });

  test('is reported once, by bell and e-mail, when the feed says so', async () => {
    await report('disturbed');
    expect(await wish(true)).toMatchObject({ body: { data: { watch: true } } });
    expect(await isWatched()).toBe(true);
    expect(await validate()).toBe(0);

    await report('available');
    expect(await validate()).toBe(1);
    expect(await validate()).toBe(0);
    expect(await news()).toMatchObject([{ link: `/transaction-form?q=${item.brand_id}&item=${item.id}` }]);
    expect(await letters()).toHaveLength(1);
    expect(await isWatched()).toBe(false);
  });

  test('waits on for an item that was closed again before anyone was notified', async () => {
    await report('disturbed');
    await wish(true);
    await report('available');
    await report('disturbed');
    expect(await validate()).toBe(1);
    expect(await news()).toHaveLength(1);
    expect(await isWatched()).toBe(true);
    await report('available');
    expect(await validate()).toBe(1);
    expect(await news()).toHaveLength(2);
  });

  test('is taken back', async () => {
    await report('disturbed');
    await wish(true);
    expect(await wish(false)).toMatchObject({ body: { data: { watch: false } } });
    await report('available');
    expect(await validate()).toBe(0);
  });

  test('brands with cut-off hours are reported with their hours', async () => {
    const { body } = await client.get('/v1/crm/product/cut-offs');
    const rows = body.data as CutOffHours[];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.find(({ name }) => name === 'DANA')).toMatchObject({ start: '23:50', end: '00:10' });
  });
});
