import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recommendation } from '../../../src/topics/catalogue/contract/recommendation';
import type { Client } from '../../support/client';
import { startTestServer, type TestServer } from '../../support/server';

const UNKNOWN = '019a0000-0000-7000-8000-000000000000';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const strip = async (client: Client): Promise<Recommendation[]> =>
  (await client.get('/v1/crm/recommendation')).body.data;
const inject = (client: Client, brand_id: string, variation_id: string | null) =>
  client.post('/v1/crm/recommendation/inject', { brand_id, variation_id, source: 'product' });

async function interestsOf(email: string): Promise<number> {
  const [row] = await server.database.run<{ count: number }>(
    {
      name: 'recommendation_test_interests',
      text: `select count(*)::int as count from interests i join users u on u.partner_id = i.partner_id
        where u.email = $1`,
    },
    [email],
  );
  return row?.count ?? -1;
}

describe('recommendations', () => {
  it('give a partner with a past a full strip of more than one reason, the same each time', async () => {
    const mitra = await server.signIn();
    const first = await strip(mitra);
    expect(first).toHaveLength(8);
    expect(new Set(first.map((one) => one.reason)).size).toBeGreaterThan(1);
    expect(await strip(mitra)).toEqual(first);
  });

  it('give a new partner what is cheap or rising, never "Sering dibeli"', async () => {
    const found = await strip(await server.signIn('baru@demo.test'));
    expect(found.length).toBeGreaterThan(0);
    expect(found.map((one) => one.reason)).not.toContain('Sering dibeli');
  });

  it('show the price of the partner’s own tier', async () => {
    const bronze = await server.signIn('perunggu@demo.test');
    for (const one of await strip(bronze)) {
      const { body } = await bronze.get(`/v1/crm/product/parent/${one.brand_id}`);
      const item = body.data.variations.find((each: { id: string }) => each.id === one.variation_id);
      expect(item.price).toBe(one.price);
      expect(item.status).toBe(1);
    }
  });

  it('follow views, and only of the same partner', async () => {
    const client = await server.signIn('segera@demo.test');
    const other = await server.signIn('bebas@demo.test');
    const before = await strip(client);
    const others = await strip(other);
    const last = before.at(-1);
    if (!last) throw new Error('an empty strip');
    for (let views = 0; views < 3; views += 1) {
      expect((await inject(client, last.brand_id, last.variation_id)).status).toBe(200);
    }
    const after = (await strip(client)).find((one) => one.id === last.id);
    expect(after?.score).toBeGreaterThan(last.score);
    expect(await strip(other)).toEqual(others);
  });

  it('forget a view after a month', async () => {
    const client = await server.signIn('lain@demo.test');
    const [one] = await strip(client);
    await inject(client, one?.brand_id ?? '', null);
    await server.database.run(
      {
        name: 'recommendation_test_age',
        text: `update interests set created_at = now() - interval '31 days'`,
      },
      [],
    );
    await inject(client, one?.brand_id ?? '', null);
    expect(await interestsOf('lain@demo.test')).toBe(1);
  });

  it('refuse a brand that does not exist and an item of another brand', async () => {
    const mitra = await server.signIn();
    const [one, two] = (await strip(mitra)).filter(
      (each, at, all) => all.findIndex((other) => other.brand_id === each.brand_id) === at,
    );
    expect((await inject(mitra, UNKNOWN, null)).status).toBe(404);
    expect((await inject(mitra, one?.brand_id ?? '', two?.variation_id ?? '')).status).toBe(404);
    expect(await interestsOf('mitra@demo.test')).toBe(0);
  });
});
