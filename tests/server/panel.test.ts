import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourceOf } from '../../src/core/schema/compile';
import { createRecord, type Partner, partnerOf } from '../support/entities';
import { query } from '../support/query';
import { startTestServer, type TestServer } from '../support/server';

let server: TestServer;
let owner: Partner;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  owner = await partnerOf(server, 'mitra@demo.test');
});
afterAll(() => server.close());

const data = async (path: string, { client } = owner) => (await client.get(path)).body.data;

describe('the set-up of a panel', () => {
  it('counts a tier, a product and a profile as soon as each is there', async () => {
    const progress = () => data('/v1/vendor-panel/progress-status');
    const none = { is_tier_set: false, is_product_set: false, is_profile_set: false };
    expect(await progress()).toEqual(none);

    const tier = resourceOf(server.services.model, 'member-tier');
    const { id } = await createRecord(server, owner, tier, 1);
    expect(await progress()).toEqual({ ...none, is_tier_set: true });
    await owner.client.delete(`${tier.endpoint}/${id}`);
    expect(await progress()).toEqual(none);

    await query(
      server.database,
      `insert into entities (id, partner_id, resource, data)
       select gen_random_uuid(), $1::uuid, name, '{}' from unnest(array['product-custom', 'web-panel']) name`,
      [owner.scope.partnerId],
    );
    expect(await progress()).toEqual({ is_tier_set: false, is_product_set: true, is_profile_set: true });
    expect(await data('/v1/vendor-panel/progress-status', await partnerOf(server, 'lain@demo.test'))).toEqual(
      none,
    );
  });
});

it('sells the newest plan', async () => {
  await query(
    server.database,
    `insert into plans (id, price, period_days, created_at) values
     (gen_random_uuid(), 100000, 30, now() - interval '1 day'), (gen_random_uuid(), 150000, 30, now())`,
  );

  expect(await data('/v1/crm/panel/subscription-plan')).toEqual({ price: 150_000, period_days: 30 });
});

it('answers an empty profit balance before anything was earned', async () => {
  expect(await data('/v1/vendor-panel/get-panel-saldo')).toEqual({ panel_saldo: 0, version: 0 });
});

describe('the statistic', () => {
  const order = (at: string, status: number, total: number, item = '5 Diamond') =>
    query(
      server.database,
      `insert into panel_orders (id, invoice, partner_id, product_name, item_name, qty, cost, total, profit,
         payment_method, payment_status, order_status, created_at)
       select gen_random_uuid(), 'INV-' || gen_random_uuid(), $1::uuid, 'Mobile Legends', $2, 1, 0, $3::bigint,
         $3::bigint / 10, 'QRIS', 2, $4::int, ${at}`,
      [owner.scope.partnerId, item, total, status],
    );
  /** Midnight in Jakarta, today. */
  const midnight = `((((now() at time zone 'UTC') + interval '7 hours')::date)::timestamp - interval '7 hours') at time zone 'UTC'`;

  it('counts days as Jakarta does, orders that succeeded as money, and names what sold', async () => {
    await order(`${midnight}`, 3, 10_000);
    await order(`${midnight} + interval '1 second'`, 5, 90_000);
    await order(`${midnight} - interval '1 second'`, 3, 20_000, '10 Diamond');
    await order(`${midnight} - interval '29 days'`, 3, 40_000, '10 Diamond');
    await order(`${midnight} - interval '29 days' - interval '1 second'`, 3, 80_000);
    await order(`${midnight} - interval '60 days'`, 3, 1_000_000);
    const statistic = await data('/v1/vendor-panel/dashboard');

    expect(statistic).toMatchObject({
      today: { orders: 2, succeeded: 1, omzet: 10_000, profit: 1_000 },
      yesterday: { orders: 1, succeeded: 1, omzet: 20_000, profit: 2_000 },
      last_30_days: { orders: 4, succeeded: 3, omzet: 70_000, profit: 7_000 },
      previous_30_days: { orders: 1, succeeded: 1, omzet: 80_000, profit: 8_000 },
      top_items: [
        { name: 'Mobile Legends · 10 Diamond', orders: 2, omzet: 60_000 },
        { name: 'Mobile Legends · 5 Diamond', orders: 1, omzet: 10_000 },
      ],
    });
    expect(statistic.days).toHaveLength(30);
    expect(statistic.days.at(-1)).toMatchObject({ omzet: 10_000, orders: 2 });
    expect(statistic.days[0]).toMatchObject({ omzet: 40_000 });
  });

  it('counts new members', async () => {
    await createRecord(server, owner, resourceOf(server.services.model, 'member'), 2);
    const { today, last_30_days } = await data('/v1/vendor-panel/dashboard');

    expect([today.new_members, last_30_days.new_members]).toEqual([1, 1]);
  });

  it('is a partner’s own and needs its key', async () => {
    const stranger = await partnerOf(server, 'lain@demo.test');
    const cashier = await server.signIn('kasir@demo.test');

    expect((await data('/v1/vendor-panel/dashboard', stranger)).last_30_days.orders).toBe(0);
    expect((await cashier.get('/v1/vendor-panel/dashboard')).status).toBe(403);
  });
});
