import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandDetail } from '../../../src/topics/catalogue/contract/catalogue';
import type { RouteGroup } from '../../../src/topics/purchase-prices/contract/best-price';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const BEST = '/v1/crm/product/best-price';

describe('the best price of a product group with several routes', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await startTestServer();
    client = await server.signIn();
    await server.services.itemHealth.count();
  });
  afterAll(() => server.close());

  const groupsOf = async (asked = ''): Promise<RouteGroup[]> =>
    (await client.get(`${BEST}?limit=100${asked}`)).body.data;
  const groupOf = async (key: string, by = 'price', from = client): Promise<RouteGroup> => {
    const { body } = await from.get(`${BEST}?limit=100&by=${by}`);
    return body.data.find((one: RouteGroup) => one.group_key === key);
  };
  const itemsOf = async (group: RouteGroup, from = client) => {
    const { body } = await from.get(`/v1/crm/product/parent/${group.brand_id}`);
    return (body.data as BrandDetail).variations.filter(({ group_key }) => group_key === group.group_key);
  };

  test('shows at least 30 product groups, each with two to four routes, ranked as it was asked for', async () => {
    const groups = await groupsOf();
    expect(groups.length).toBeGreaterThanOrEqual(30);
    for (const { candidates } of groups) {
      const open = candidates.filter(({ status }) => status === 1).map(({ price }) => price);
      expect(open).toEqual(open.toSorted((one, other) => one - other));
      expect(candidates.length).toBeGreaterThanOrEqual(2);
      expect(candidates.length).toBeLessThanOrEqual(4);
    }
    const [first] = groups;
    const found = await groupsOf(`&search=${first?.candidates[0]?.sku}`);
    expect(found.map(({ group_key }) => group_key)).toContain(first?.group_key);
    expect(await groupsOf('&search=tidakadaapaapa')).toEqual([]);
  });

  test('counts real orders of 30 days, of everybody and of the partner alone', async () => {
    const { candidates } = await groupOf('mobile-legends/ml-172', 'success');
    const counted = await query(
      server.database,
      `select t.variation_id as id, count(*)::int as finished, count(*) filter (where t.status = 2)::int as succeeded,
         count(*) filter (where p.id is not null)::int as own
       from transactions t left join partners p on p.id = t.partner_id
         and p.id = (select partner_id from users where email = 'mitra@demo.test')
       where t.finished_at > now() - interval '30 days' and t.variation_id = any($1::uuid[]) group by t.variation_id`,
      [candidates.map(({ id }) => id)],
    );
    for (const { id, finished, succeeded, own } of counted) {
      const route = candidates.find((one) => one.id === id);
      expect(route?.all).toMatchObject({ finished, succeeded });
      expect(route?.own.finished).toBe(own);
    }
    expect(candidates.reduce((sum, { all }) => sum + all.finished, 0)).toBeGreaterThan(20);
  });

  test('makes a route what the order form offers, for this partner alone, until it is taken back', async () => {
    const key = 'mobile-legends/ml-172';
    const group = await groupOf(key);
    const other = await server.signIn('lain@demo.test');
    const usual = group.offered_id;
    const cheapest = group.best.price ?? '';
    expect(group).toMatchObject({ is_chosen: false });
    expect(cheapest).not.toBe(usual);
    expect(group.saving?.amount).toBeGreaterThan(0);

    const choose = (variation_id: string | null) =>
      client.put(`${BEST}/default`, { group_key: key, variation_id });
    expect(await choose(cheapest)).toMatchObject({ status: 200, body: { data: { previous: null } } });
    expect(await groupOf(key)).toMatchObject({ offered_id: cheapest, is_chosen: true, saving: null });
    expect((await itemsOf(group)).filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([
      cheapest,
    ]);
    expect(await groupOf(key, 'price', other)).toMatchObject({ offered_id: usual, is_chosen: false });
    expect((await itemsOf(group, other)).some(({ is_default }) => is_default)).toBe(false);

    expect(await choose(null)).toMatchObject({ body: { data: { previous: cheapest } } });
    expect(await groupOf(key)).toMatchObject({ offered_id: usual, is_chosen: false });
    const log = await client.get('/v1/crm/activity-log?limit=10');
    expect(
      log.body.data.filter(({ label }: { label: string }) => label === 'Memilih rute form pesanan'),
    ).toHaveLength(2);
  });

  test('offers and counts by what stands in for a route that is closed, as the order form does', async () => {
    const key = 'mobile-legends/ml-172';
    const { offered_id: usual, candidates, best } = await groupOf(key);
    await query(server.database, 'update variations set status = 2 where id = $1', [usual]);
    expect(candidates.length).toBeGreaterThan(1);
    expect(await groupOf(key)).toMatchObject({
      ...{ offered_id: best.price, preferred_id: usual, is_chosen: false, saving: null },
    });
    await query(server.database, 'update variations set status = 1 where id = $1', [usual]);
  });

  test('refuses a route of another product group', async () => {
    const [one, another] = await groupsOf();
    const body = { group_key: one?.group_key, variation_id: another?.offered_id };
    expect(await client.put(`${BEST}/default`, body)).toMatchObject({ status: 404 });
    expect(
      await client.put(`${BEST}/default`, { ...body, group_key: 'tidak/ada', variation_id: null }),
    ).toMatchObject({
      status: 404,
    });
  });
});
