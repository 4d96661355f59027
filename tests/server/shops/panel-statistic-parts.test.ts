import { afterAll, beforeAll, expect, it } from 'vitest';
import { resourceOf } from '../../../src/admin/schema/compile';
import type { PanelShare, PanelStatistic } from '../../../src/topics/shops/contract/panel-statistic';
import { createRecord, type Partner, partnerOf } from '../../support/entities';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const PATH = '/v1/vendor-panel/dashboard';
const dayOf = (at: string) => new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 10);
const hourOf = (at: string) => new Date(Date.parse(at) + 7 * 3_600_000).getUTCHours();

interface Order {
  product_name: string;
  payment_method: string;
  member_id: string | null;
  total: number;
  profit: number;
  order_status: number;
  created_at: string;
}

let server: TestServer;
let owner: Partner;
const members: string[] = [];
const brands = ['Alfa', 'Beta', 'Gama', 'Delta', 'Eta', 'Zeta', 'Teta', 'Jota'];
const methods = ['QRIS', 'BCA Virtual Account', 'DANA', 'Saldo member', 'Transfer BRI', 'Alfamart', 'OVO'];

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  owner = await partnerOf(server, 'mitra@demo.test');
  for (let nth = 0; nth < 7; nth += 1) {
    members.push((await createRecord(server, owner, resourceOf(server.services.model, 'member'), nth)).id);
  }
  // Orders every few hours over three days in every status, none in the future.
  await query(
    server.database,
    `insert into panel_orders (id, invoice, partner_id, product_name, item_name, qty, cost, total, profit,
       payment_method, payment_status, order_status, member_id, created_at)
     select gen_random_uuid(), 'INV-PART-' || n, $1::uuid, ($2::text[])[1 + n % 8], 'Item ' || n % 11, 1, 0,
       n * 1000, n * 100, ($3::text[])[1 + n % 7], 2, 1 + n % 6,
       case when n % 4 > 0 then ($4::uuid[])[1 + n % 7] end, now() - n * interval '47 minutes'
     from generate_series(1, 90) as n`,
    [owner.scope.partnerId, brands, methods, members],
  );
});
afterAll(() => server.close());

const read = async (filter: string, { client } = owner): Promise<PanelStatistic> =>
  (await client.get(`${PATH}?${filter}`)).body.data;
const placed = async () => {
  const rows = await query(
    server.database,
    `select product_name, payment_method, member_id, total, profit, order_status, created_at from panel_orders
     where partner_id = $1::uuid`,
    [owner.scope.partnerId],
  );
  return rows as unknown as Order[];
};
const succeeded = (order: Order) => order.order_status === 3;
const sum = (orders: Order[], of: 'total' | 'profit') => orders.reduce((all, order) => all + order[of], 0);

/** Expected shares of successful orders. */
function sharesOf(orders: Order[], by: 'product_name' | 'payment_method', count: number): PanelShare[] {
  const parts = [...new Set(orders.map((order) => order[by]))]
    .map((name) => {
      const own = orders.filter((order) => order[by] === name);
      return { name: name as string | null, orders: own.length, omzet: sum(own, 'total') };
    })
    .sort((one, other) => other.omzet - one.omzet);
  if (parts.length <= count) return parts;
  const rest = parts.slice(count - 1);
  return [
    ...parts.slice(0, count - 1),
    {
      name: null,
      orders: rest.reduce((all, { orders }) => all + orders, 0),
      omzet: rest.reduce((all, { omzet }) => all + omzet, 0),
    },
  ];
}

it('returns what each brand and each way to pay sold: what succeeded alone, adding up to the omzet', async () => {
  const statistic = await read('days=7');
  const sold = (await placed()).filter(succeeded);

  expect(sold.length).toBeGreaterThan(10);
  expect(statistic.brands).toEqual(sharesOf(sold, 'product_name', 6));
  expect(statistic.methods).toEqual(sharesOf(sold, 'payment_method', 5));
  for (const parts of [statistic.brands, statistic.methods])
    expect(parts.reduce((all, { omzet }) => all + omzet, 0)).toBe(statistic.now.omzet);
  expect(statistic.now.omzet).toBe(sum(sold, 'total'));
});

it('names the members who bought most, as they are called now, and no guest', async () => {
  const sold = (await placed()).filter(succeeded);
  const expected = members
    .map((id) => {
      const own = sold.filter(({ member_id }) => member_id === id);
      return { id, orders: own.length, omzet: sum(own, 'total'), profit: sum(own, 'profit') };
    })
    .filter(({ orders }) => orders > 0)
    .sort((one, other) => other.omzet - one.omzet)
    .slice(0, 5);
  const { top_members } = await read('days=7');
  const [named] = await query(
    server.database,
    `select e.data->>'name' as name, t.data->>'name' as tier from entities e
     join entities t on t.id::text = e.data->>'tier_id' where e.id = $1::uuid`,
    [expected[0]?.id],
  );

  expect(top_members).toMatchObject(expected);
  expect(top_members).toHaveLength(expected.length);
  expect(top_members?.[0]).toMatchObject(named ?? {});
});

it('hides members from users who may not see them', async () => {
  await query(
    server.database,
    `update users set privileges = '{panel.statistic}' where email = 'kasir@demo.test'`,
  );
  const cashier = await server.signIn('kasir@demo.test');

  expect((await read('days=7', { ...owner, client: cashier })).top_members).toBeNull();
  expect((await read('days=7')).top_members).not.toBeNull();
});

it('shows today by hours, beside yesterday whole, and says change against as much of yesterday', async () => {
  const statistic = await read('days=1');
  const sold = (await placed()).filter(succeeded);
  const today = sold.filter(({ created_at }) => dayOf(created_at) === statistic.to);
  const yesterday = sold.filter(({ created_at }) => dayOf(created_at) === statistic.previous_to);
  const hour = (orders: Order[], nth: number) =>
    sum(
      orders.filter(({ created_at }) => hourOf(created_at) === nth),
      'total',
    );

  expect([statistic.from, statistic.days.length]).toEqual([statistic.to, 1]);
  expect(statistic.now.omzet).toBe(sum(today, 'total'));
  expect(statistic.hours.map(({ hour, omzet, omzet_before }) => [hour, omzet, omzet_before])).toEqual(
    Array.from({ length: 24 }, (_, nth) => [nth, hour(today, nth), hour(yesterday, nth)]),
  );
  const until = Date.parse(statistic.previous_until ?? '');
  expect(statistic.before.omzet).toBe(
    sum(
      yesterday.filter(({ created_at }) => Date.parse(created_at) < until),
      'total',
    ),
  );
  const current = hourOf(statistic.previous_until ?? '');
  expect(statistic.hours.map(({ is_ahead }) => is_ahead)).toEqual(
    Array.from({ length: 24 }, (_, nth) => nth > current),
  );
});

it('shows a single day of before by hours too, beside the whole day before it', async () => {
  const { previous_from: day, previous_until } = await read('days=1');
  const statistic = await read(`from=${day}&to=${day}`);
  const sold = (await placed()).filter(succeeded).filter(({ created_at }) => dayOf(created_at) === day);

  expect(previous_until).not.toBeNull();
  expect(statistic.previous_until).toBeNull();
  expect(statistic.hours.reduce((all, { omzet }) => all + omzet, 0)).toBe(sum(sold, 'total'));
  expect(statistic.before.omzet).toBe(
    statistic.hours.reduce((all, { omzet_before }) => all + omzet_before, 0),
  );
});

it('is one row for a payment method that was renamed, and marks an item that was deleted since', async () => {
  const made = async (name: string, nth: number) =>
    (await createRecord(server, owner, resourceOf(server.services.model, name), nth)).id;
  const [method, product] = [await made('payment-method', 700), await made('product-custom', 701)];
  await query(
    server.database,
    `insert into panel_orders (id, invoice, partner_id, product_name, item_name, product_id, qty, cost, total, profit,
       payment_method, payment_method_id, payment_status, order_status, created_at)
     select gen_random_uuid(), 'INV-NAMA-' || n, $1::uuid, 'Sigma', 'Item', $2::uuid, 1, 0, 90000000, 0,
       'Nama ' || n, $3::uuid, 2, 3, now() from generate_series(1, 2) as n`,
    [owner.scope.partnerId, product, method],
  );
  await query(server.database, 'update entities set deleted_at = now() where id = $1', [product]);
  const { methods: paid, top_items } = await read('days=7');
  const shown = (await owner.client.get(`/v1/vendor-panel/payment-method/${method}`)).body.data;

  expect(paid[0]).toMatchObject({ name: shown.display_name, orders: 2 });
  expect(shown.usage_30d).toBe(2);
  expect(top_items[0]).toMatchObject({ name: 'Sigma · Item (dihapus)', orders: 2 });

  // A live product of the same name stands for both.
  const live = await made('product-custom', 702);
  await query(
    server.database,
    `update panel_orders set product_id = $2::uuid where invoice = 'INV-NAMA-1' and partner_id = $1::uuid`,
    [owner.scope.partnerId, live],
  );
  expect((await read('days=7')).top_items[0]).toMatchObject({ name: 'Sigma · Item', orders: 2 });
});
