import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import shipped from '../../../resources.config';
import { compile } from '../../../src/admin/schema/compile';
import type { EntityCodes } from '../../../src/admin/server/entity-code';
import { debt } from '../../../src/topics/books/server/debt/entity';
import { catalogueEntities } from '../../../src/topics/panel-catalogue/server/entities';
import { MEMBER_BALANCE } from '../../../src/topics/panel-orders/text/panel-order';
import { pageRows } from '../../../src/web/routes/page-rows';
import type { Client } from '../../support/client';
import { typedFields } from '../../support/entities';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

// Resources of other modules have no rows here.
const resources = compile(shipped, pageRows).resources.filter(({ store }) => !store);
const shops = [
  'mitra@demo.test',
  'lain@demo.test',
  'kedaluwarsa@demo.test',
  'bebas@demo.test',
  'segera@demo.test',
];

/** Guards change prices, so only one partner has them. */
const partnersOf: Readonly<Record<string, string[]>> = { 'margin-guard': ['mitra@demo.test'] };

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signIn();
});
afterAll(() => server.close());

describe.each(resources.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  it('of every demonstration website is as its declaration wants it', async () => {
    const rows = await query(
      server.database,
      `select e.data, u.email from entities e join users u on u.partner_id = e.partner_id and u.role = 'owner'
       where e.resource = $1`,
      [resource.name],
    );
    const typed = Object.keys(typedFields(resource));
    const errors = rows.flatMap(({ data }) => {
      const form = Object.entries(data as object).filter(([field]) => typed.includes(field));
      return resource.validator.safeParse(Object.fromEntries(form)).error?.issues ?? [];
    });

    expect(errors).toEqual([]);
    expect(new Set(rows.map(({ email }) => email))).toEqual(new Set(partnersOf[resource.name] ?? shops));
  });
});

it('keeps the values that rules work out as the rules work them out', async () => {
  const code: EntityCodes = { debt, ...catalogueEntities({ codeStock: {} } as never) };
  for (const resource of resources) {
    const rows = await query(
      server.database,
      'select id, partner_id, data from entities where resource = $1 and deleted_at is null',
      [resource.name],
    );
    for (const { id, partner_id, data } of rows) {
      const stored = data as Record<string, unknown>;
      const [siteId, partnerId] = [String(id), String(partner_id)];
      const change = {
        tx: server.database.db,
        partnerId,
        resource,
        id: siteId,
        data: { ...stored },
        before: stored,
      };
      await code[resource.name]?.beforeChange?.(change);
      expect(change.data, resource.name).toEqual(stored);
    }
  }
});

it('can be searched, shown and edited like any other rows', async () => {
  const { body: found } = await client.get('/v1/vendor-panel/tier?search=resel');
  const tier = found.data[0];
  const typed = ['name', 'level', 'margin', 'upgrade', 'upgrade_price', 'is_active'];
  const body = Object.fromEntries(typed.map((name) => [name, tier[name]]));
  const edited = await client.put(`/v1/vendor-panel/tier/update/${tier.id}`, { ...body, version: 1 });
  const twice = await client.post('/v1/vendor-panel/tier', { ...body, name: 'vip' });

  expect(tier).toMatchObject({ name: 'Reseller', member_count: expect.any(Number) });
  expect(edited.body.data.version).toBe(2);
  expect(twice.body.code).toBe('DUPLICATE_VALUE');
  expect((await client.delete(`/v1/vendor-panel/tier/${tier.id}`)).body.code).toBe('REFERENCED');
});

it('shows its pictures', async () => {
  const { body } = await client.get('/v1/vendor-panel/banner');
  const pictures = await Promise.all(
    body.data.map(({ image_desktop }: { image_desktop: { url: string } }) =>
      fetch(server.url + image_desktop.url),
    ),
  );

  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.map(({ status }) => status)).toEqual(pictures.map(() => 200));
});

it('has earned what its ledger says, and the last day is held', async () => {
  const rows = await query(
    server.database,
    `select b.balance, b.version, (select sum(amount)::bigint from ledger_entries where balance_id = b.id) as booked,
       (select sum(profit_credited)::bigint from panel_orders o where o.partner_id = b.partner_id) as earned,
       (select coalesce(sum(remaining), 0)::bigint from profit_holds where balance_id = b.id
         and (free_at is null or free_at > now())) as held,
       (select coalesce(sum(profit_credited), 0)::bigint from panel_orders o where o.partner_id = b.partner_id
         and (order_status <> 3 or finished_at > now() - interval '24 hours')) as fresh
     from balances b where b.kind = 'panel' and b.balance > 0`,
  );

  expect(rows).toHaveLength(shops.length);
  for (const { balance, booked, earned, held, fresh } of rows) {
    expect([booked, earned]).toEqual([balance, balance]);
    expect(held).toBe(fresh);
  }
});

it('counts orders by payment method alike in the statistic and in the list of methods', async () => {
  const { body: statistic } = await client.get('/v1/vendor-panel/dashboard?days=30');
  const { body: list } = await client.get('/v1/vendor-panel/payment-method?limit=100');
  const counted = statistic.data.methods.map(({ name, orders }: { name: string; orders: number }) => [
    name,
    orders,
  ]);
  const used = list.data
    .filter(({ usage_30d }: { usage_30d: number }) => usage_30d > 0)
    .map((one: { display_name: string; usage_30d: number }) => [one.display_name, one.usage_30d]);

  expect(used.length).toBeGreaterThan(2);
  expect(new Map(counted)).toEqual(new Map([...used, [MEMBER_BALANCE, expect.any(Number)]]));
});

it('has top sellers that are among the products of the shop', async () => {
  const { body: statistic } = await client.get('/v1/vendor-panel/dashboard?days=30');
  const products = await query(
    server.database,
    `select c.data->>'name' || ' · ' || (p.data->>'display_name') as name from entities p
     join entities c on c.id::text = p.data->>'category_id' where p.resource = 'product-vcg'`,
  );
  const names = new Set(products.map(({ name }) => name));

  expect(statistic.data.top_items.length).toBeGreaterThan(3);
  for (const { name } of statistic.data.top_items) expect(names).toContain(name);
});
