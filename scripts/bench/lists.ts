import shipped from '../../resources.config';
import { compile } from '../../src/admin/schema/compile';
import { type FieldFilter, filtersOfField } from '../../src/admin/schema/filter-tests';
import { choicesOf } from '../../src/admin/schema/kinds';
import type { ResourceModel } from '../../src/admin/schema/model';
import { knownField } from '../../src/admin/schema/system-fields';
import { searchExpression } from '../../src/admin/server/expressions';
import { dayPresets, writeDays } from '../../src/core/format/days';
import type { Database } from '../../src/platform/db/client';
import { find } from '../../src/topics/finder/contract';
import { pageRows } from '../../src/web/routes/page-rows';
import type { Client } from '../../tests/support/client';
import { startTestServer } from '../../tests/support/server';
import { type Figure, quantile } from './figure';
import { partnerOf } from './past-orders';

const ROWS = 100_000;
/** Rows of one statement. */
const PORTION = 10_000;
/** Milliseconds over HTTP for page 1 with its count. */
const WITHIN = 50;
/** Calls of each query that are measured, after one that is not. */
const TRIES = 4;
const WORST = 10;

const ENTITIES = { member: 'members', 'panel-transaction': 'shop orders', transaction: 'orders' };

/** Rare, frequent, of several words, a beginning of a phone number, an amount. */
const SEARCHES = ['anggraini mega', 'budi', 'mega 4711', '0812', '15500', 'tidak ada'];

/** Typed into the palette besides: a short code, an order in one line, an invoice and its end, a brand. */
const FOUND = ['pln 20', 'ML86 12345678 1234', 'INV-BENCH-4711', '4711', 'mobile'];

/** Measures each filter, order and search of two long lists, each pair of them, and the palette, on PostgreSQL. */
export async function listFigures(): Promise<Figure[]> {
  const server = await startTestServer({ database: 'postgres' });
  try {
    const client = await server.signIn();
    const { resources } = compile(shipped, pageRows);
    await fill(server.database, await partnerOf(client), resources);
    const figures: Figure[] = [];
    for (const [name, words] of Object.entries(ENTITIES)) {
      const resource = resources.find((one) => one.name === name);
      if (!resource) continue;
      const queries = await queriesOf(client, resource);
      const addresses = queries.map((query) => `${resource.endpoint}?${query}`);
      figures.push(...(await figuresOf(client, addresses, words)));
    }
    const typed = [...SEARCHES, ...FOUND].map((q) => `${find.path}?${new URLSearchParams({ q })}`);
    return [...figures, ...(await figuresOf(client, typed, 'members and orders in the palette'))];
  } finally {
    await server.close();
  }
}

async function figuresOf(client: Client, addresses: string[], words: string): Promise<Figure[]> {
  const measured: { address: string; times: number[] }[] = [];
  for (const address of addresses) {
    const times: number[] = [];
    for (let run = -1; run < TRIES; run += 1) {
      const start = performance.now();
      const { status } = await client.get(address);
      if (run >= 0) times.push(performance.now() - start);
      if (status !== 200) throw new Error(`${address} was answered ${status}`);
    }
    measured.push({ address, times });
  }
  const named = `PostgreSQL: 100,000 ${words}`;
  const value = quantile(
    measured.flatMap(({ times }) => times),
    0.95,
  );
  const worst = measured
    .map(({ address, times }) => ({ name: `  ${address}`, value: quantile(times, 0.5), unit: 'ms' }))
    .toSorted((one, other) => other.value - one.value);
  return [
    { name: `${named}, ${measured.length} queries, p95`, value, unit: 'ms', most: WITHIN },
    ...worst.slice(0, WORST),
  ];
}

/** Each filter, order and search, alone and in pairs. */
async function queriesOf(client: Client, resource: ResourceModel): Promise<URLSearchParams[]> {
  const filters = await Promise.all(
    (resource.filters ?? []).map(async (name) => {
      const field = knownField(resource.fields, name);
      const keys = field ? filtersOfField(name, field) : [];
      const values = await Promise.all(keys.map((filter) => valuesOf(client, resource, name, filter)));
      return keys.flatMap(({ key }, nth) => (values[nth] ?? []).map((value) => [`f.${key}`, value] as const));
    }),
  );
  const groups: (readonly (readonly [string, string])[])[] = [
    ...filters,
    (resource.sort ?? []).flatMap((name) => [['sort', name] as const, ['sort', `-${name}`] as const]),
    SEARCHES.map((text) => ['search', text] as const),
  ];
  const pairs = groups.flatMap((group, nth) =>
    groups.slice(nth + 1).flatMap((others) => group.flatMap((one) => others.map((other) => [one, other]))),
  );
  return [[], ...groups.flat().map((one) => [one]), ...pairs].map(
    (parts) => new URLSearchParams(parts.map(([key, value]) => [key, value])),
  );
}

async function valuesOf(
  client: Client,
  { fields, endpoint }: ResourceModel,
  name: string,
  { value }: FieldFilter,
): Promise<string[]> {
  const field = knownField(fields, name);
  if (value === 'choices' && field) return choicesOf(field).map((choice) => choice.value);
  if (value === 'days') return dayPresets.slice(2).map((preset) => writeDays(preset.of(Date.now())));
  if (value === 'range') return ['15000..15999', '20000..'];
  if (value !== 'ids') return [];
  const { body } = await client.get(`${endpoint}?limit=100`);
  const ids = body.data.map((row: Record<string, unknown>) => row[name]).filter(Boolean);
  return [...new Set<string>(ids)].slice(0, 2);
}

const NAMES = `(array['Budi', 'Sari', 'Mega', 'Agus', 'Dewi', 'Rina', 'Joko'])[1 + n % 7]`;
const LAST = `(array['Anggraini', 'Santoso', 'Wijaya', 'Lestari', 'Pratama'])[1 + n / 7 % 5]`;

/** Timeline of an order, which makes rows as long as real ones. */
const STEPS = `jsonb_build_array(jsonb_build_object('step', 'created', 'at', at, 'actor', 'Budi', 'amount', null, 'balance', null),
  jsonb_build_object('step', 'debited', 'at', at, 'actor', 'Sistem', 'amount', price, 'balance', 1000000),
  jsonb_build_object('step', 'sent', 'at', at, 'actor', 'Sistem', 'amount', null, 'balance', null),
  jsonb_build_object('step', 'succeeded', 'at', at, 'actor', 'Sistem', 'amount', null, 'balance', null))`;

/** Rows over three hundred days with names, numbers and amounts of the usual spread. */
async function fill(database: Database, partner: string, resources: ResourceModel[]): Promise<void> {
  const member = resources.find(({ name }) => name === 'member');
  if (!member) return;
  for (const [name, text] of [
    [
      'members',
      `insert into entities (id, partner_id, resource, data, search, created_at)
       select gen_random_uuid(), $1::uuid, 'member', data, ${searchExpression(member)}, at
       from (select now() - n * interval '260 seconds' as at, jsonb_strip_nulls(jsonb_build_object(
           'code', 'M-' || n, 'name', ${NAMES} || ' ' || ${LAST} || ' ' || n, 'username', 'user' || n,
           'email', 'user' || n || '@contoh.test', 'phone', '62812' || lpad(n::text, 8, '0'),
           'tier_id', ids[1 + n % array_length(ids, 1)],
           'status', (array['active', 'active', 'active', 'active', 'blocked', 'unverified'])[1 + n % 6],
           'registered_via', (array['email', 'google', 'whatsapp'])[1 + n % 3])) as data
         from generate_series($2::int, $3::int) n, (select array_agg(id order by id) as ids from entities
           where partner_id = $1::uuid and resource = 'member-tier' and deleted_at is null) tiers) made`,
    ],
    [
      'shop_orders',
      `insert into panel_orders (id, invoice, partner_id, guest_name, guest_phone, product_source, fulfilment,
         product_name, item_name, form_values, qty, cost, price, total, profit, payment_method, payment_source,
         payment_status, order_status, reason, search, created_at)
       select gen_random_uuid(), invoice, $1::uuid, buyer, phone, 1 + n % 2, 'h2h', 'Mobile Legends', item, '{}', 1,
         10000, price, price, price - 10000, 'QRIS', (array['platform', 'manual', 'balance'])[1 + n % 3],
         case when n % 20 = 0 then 1 when n % 20 = 1 then 3 else 2 end,
         case when n % 20 = 0 then 1 when n % 20 = 1 then 5 when n % 500 = 2 then 2 else 3 end,
         case when n % 1000 = 2 then 'Menunggu stok' end,
         search_text(concat_ws(chr(10), invoice, buyer, phone, '0' || substr(phone, 3), 'Mobile Legends', item)), at
       from (select n, 'INV-BENCH-' || n as invoice, ${NAMES} || ' ' || ${LAST} || ' ' || n as buyer,
           '62812' || lpad(n::text, 8, '0') as phone, (5 * (1 + n % 40)) || ' Diamonds' as item,
           10000 + n % 97 * 500 as price, now() - n * interval '260 seconds' as at
         from generate_series($2::int, $3::int) n) made`,
    ],
    [
      'orders',
      `insert into transactions (id, code, partner_id, user_id, request_hash, ref_id, brand_id, variation_id, product_name,
         item_name, sku, destination, nickname, order_param, qty, unit_price, selling_total, resale_total, status, refunded,
         refund_amount, source, balance_before, balance_after, sla_seconds, history, created_at, finished_at)
       select gen_random_uuid(), 'TRX-BENCH-' || n, $1::uuid, people.ids[1 + n % array_length(people.ids, 1)], '',
         'H2H-BENCH-' || n, item.brand_id, item.id, item.product_name, item.name, item.sku,
         '0812' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), ${NAMES} || ' ' || ${LAST} || ' ' || n, '[]', 1,
         price, price, price + 1000, case when n % 500 = 0 then 1 when n % 20 = 1 then 4 else 2 end,
         case when n % 20 <> 1 then 0 when n % 3 = 0 then 2 else 1 end, case when n % 20 = 1 then price else 0 end,
         1 + n % 4, 0, 0, 60, ${STEPS}, at, case when n % 500 > 0 then at + interval '8 seconds' end
       from (select n, 10000 + n % 97 * 500 as price, now() - (${ROWS} - n) * interval '260 seconds' as at
         from generate_series($2::int, $3::int) n) made
       cross join (select array_agg(id order by id) as ids from users where partner_id = $1::uuid) people
       join (select v.id, v.brand_id, v.name, v.sku, b.name as product_name, row_number() over (order by v.sku) - 1 as nth,
           count(*) over () as items from variations v join brands b on b.id = v.brand_id) item
         on item.nth = made.n % item.items order by at`,
    ],
  ] as const) {
    for (let from = 1; from <= ROWS; from += PORTION) {
      await database.run({ name: `bench_${name}`, text }, [partner, from, from + PORTION - 1]);
    }
  }
  for (const table of ['entities', 'panel_orders', 'transactions']) {
    await database.run({ name: `bench_vacuum_${table}`, text: `vacuum analyze ${table}` }, []);
  }
}
