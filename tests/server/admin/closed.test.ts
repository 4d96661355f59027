import { describe, expect, it } from 'vitest';
import type { ResourceModel } from '../../../src/admin/schema/model';
import type { Operation } from '../../../src/admin/schema/resource';
import { UNKNOWN_ID } from '../../support/entities';
import { config, resources } from '../../support/every-entity';
import { shopRecords } from '../../support/shop-records';

const shop = shopRecords(config);

/** Tables with records of any resource, and traces of writes. */
const TABLES = [
  ...['entities', 'entity_keys', 'entity_counters', 'site_versions', 'brands', 'variations'],
  ...[
    'member_mutations',
    'member_sessions',
    'panel_orders',
    'panel_order_events',
    'activities',
    'book_closings',
  ],
];
const everything = () =>
  Promise.all(
    TABLES.map(async (table) => {
      const [state] = await shop.sql(
        `select count(*)::int as count, md5(string_agg(row, '' order by row)) as rows
         from (select to_jsonb(t)::text as row from ${table} t) as told`,
      );
      return { table, ...state };
    }),
  );

type Attempt = { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };

/** Ways to write a record with the required action; null if never allowed. */
const attempts = (of: ResourceModel, id: string): (Attempt & { action: Operation | null })[] => [
  { method: 'POST', path: of.endpoint, action: of.single ? null : 'create' },
  { method: 'POST', path: `${of.endpoint}/${id}`, action: null },
  { method: 'POST', path: `${of.endpoint}/restore/${id}`, action: of.single ? null : 'delete' },
  { method: 'PUT', path: of.endpoint, action: null },
  { method: 'PUT', path: `${of.endpoint}/${id}`, action: null },
  { method: 'PUT', path: `${of.endpoint}/update`, action: of.single ? 'edit' : null },
  { method: 'PUT', path: `${of.endpoint}/update/${id}`, action: of.single ? null : 'edit' },
  { method: 'PATCH', path: `${of.endpoint}/${id}`, action: null },
  { method: 'DELETE', path: of.endpoint, action: null },
  { method: 'DELETE', path: `${of.endpoint}/${id}`, action: of.single ? null : 'delete' },
  { method: 'DELETE', path: `${of.endpoint}/update/${id}`, action: null },
];

/** An existing record, so that a refusal is not just a missing row. */
async function knownId(resource: ResourceModel): Promise<string> {
  if (resource.single) return savedId(resource);
  if (!resource.lookupOnly) return (await shop.make(resource.name)).id;
  if (resource.name === 'site-version') {
    await savedId(shop.resource('web-panel'));
    await shop.actionSeen('web-panel', 'publish', { ids: [] });
  }
  if (resource.name === 'panel-product') await shop.make('product-custom');
  await shop.owner.source.variation(1);
  return (await shop.owner.client.get(`${resource.endpoint}/lookup`)).body.data[0].id;
}

async function savedId({ name, endpoint }: ResourceModel): Promise<string> {
  const { body } = await shop.owner.client.get(endpoint);
  if (body.data) return body.data.id;
  const typed = await shop.sample(name);
  return (await shop.owner.client.put(`${endpoint}/update`, { ...typed, version: 0 })).body.data.id;
}

const isClosed = ({ can }: ResourceModel, action: Operation | null) => !action || !can.includes(action);

async function tryAll(resource: ResourceModel, id: string, typed: object) {
  const refused = [];
  for (const { method, path, action } of attempts(resource, id)) {
    if (!isClosed(resource, action)) continue;
    const body = method === 'DELETE' ? undefined : { ...typed, version: 1 };
    const { status, body: refusal } = await shop.owner.client.call(method, path, body);
    refused.push({ call: `${method} ${path}`, status, code: refusal.code });
  }
  return refused;
}

describe.each(resources.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  it('is written in no way that it does not declare, whatever id is named', async () => {
    const id = await knownId(resource);
    const typed = await shop.sample(resource.name);
    const before = await everything();
    const refused = [...(await tryAll(resource, id, typed)), ...(await tryAll(resource, UNKNOWN_ID, typed))];

    expect(refused.length).toBeGreaterThan(0);
    for (const { call, status, code } of refused) {
      const wanted = status === 405 ? [405, 'METHOD_NOT_ALLOWED'] : [404, 'NOT_FOUND'];
      expect([call, status, code]).toEqual([call, ...wanted]);
    }
    expect(await everything()).toEqual(before);
  });
});

it('lets no one write look-ups, movements of members and of prices, batches, items for sale, what was done to their prices, what sub-accounts did, referrals, shifts, what was sent and what was asked', () => {
  const writable = resources.filter(({ can }) => can.some((action) => action !== 'export'));
  const readOnly = resources.filter((resource) => !writable.includes(resource)).map(({ name }) => name);

  expect(readOnly).toEqual([
    ...['member-mutation', 'member-point', 'member-device'],
    ...['brand', 'variation', 'panel-product', 'site-version'],
    ...['catalogue-brand', 'catalogue-category', 'catalogue-item', 'price-history'],
    ...['selling-item', 'selling-change', 'margin-event', 'losing-item', 'bulk-order', 'price-list'],
    ...['order-item', 'transaction', 'order-brand', 'account-user'],
    ...['sub-account-activity', 'order-approval'],
    ...['referral-partner', 'referral-mutation'],
    ...['cashier-shift', 'webhook-delivery', 'api-request'],
  ]);
});
