import { v4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../../resources.config';
import { resourceOf } from '../../../src/admin/schema/compile';
import type { ActionModel, ResourceModel } from '../../../src/admin/schema/model';
import type { ResourceSpec } from '../../../src/admin/schema/resource';
import { createRecord, type Partner, partnerOf, UNKNOWN_ID } from '../../support/entities';
import { query } from '../../support/query';
import { sampleOf } from '../../support/sample';
import { startTestServer, type TestServer } from '../../support/server';

describe('looking at an action first', () => {
  let server: TestServer;
  let owner: Partner;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    owner = await partnerOf(server, 'mitra@demo.test');
  });
  afterAll(() => server.close());

  const TABLES = [
    ...['entities', 'entity_undos', 'act_keys', 'activities', 'site_versions'],
    ...['panel_codes', 'panel_orders', 'panel_order_events', 'member_mutations', 'ledger_entries'],
    // The carrier changes letters afterwards.
    '(select id from messages)',
    // The portal notifies about expiring plans on its own.
    `(select * from notifications where link <> '/mitra-panel/status')`,
  ];

  /** All tables that an action could change. */
  const everything = async () => {
    const states = TABLES.map((table) =>
      query(server.database, `select to_jsonb(t)::text as row from ${table} t order by 1`),
    );
    return Object.fromEntries((await Promise.all(states)).map((rows, at) => [TABLES[at], rows]));
  };

  const recordOf = async (resource: ResourceModel, action: ActionModel, nth: number): Promise<string[]> => {
    if (resource.single || action.on === 'list') return [];
    const { id } = await createRecord(server, owner, resource, nth);
    const { when } = action;
    if (when && 'is' in when && !resource.store) {
      await query(
        server.database,
        `update entities set data = data || jsonb_build_object($2::text, $3::jsonb) where id = $1::uuid`,
        [id, when.field, JSON.stringify(when.is[0])],
      );
    }
    return [id];
  };

  const declared = config.resources.flatMap(({ name, actions = [] }) =>
    actions.map((action, at) => [name, action.name, at] as const),
  );

  it.each(declared)('%s: %s, without a PIN, is refused or changes nothing', async (name, actionName, at) => {
    const resource = server.services.model.resources.find((one) => one.name === name) as ResourceModel;
    const action = resource.actions.find((one) => one.name === actionName) as ActionModel;
    const nth = 700 + 10 * config.resources.findIndex((one) => one.name === name) + at;
    const ids = await recordOf(resource, action, nth);
    const typed = await sampleOf(action.fields, owner.source, nth, { version_id: UNKNOWN_ID });
    const before = await everything();
    const { status, body } = await owner.client.post(`${resource.endpoint}/act/${actionName}`, {
      ...{ ...typed, ids, key: v4(), preview: true },
    });

    if (action.preview) expect([200, 404, 422]).toContain(status);
    else expect(body).toMatchObject({ status: 422, errors: { preview: expect.any(Array) } });
    expect(await everything()).toEqual(before);
  });

  it('binds the action to what was seen: of two who saw the same, the second must confirm again', async () => {
    const product = resourceOf(server.services.model, 'product-vcg');
    const { id } = await createRecord(server, owner, product, 980);
    const path = `${product.endpoint}/act/reprice`;
    const wish = { ids: [id], way: 'up', amount: { type: 'percent', value: 10 }, rounding: '1' };
    const preview = async () =>
      (await owner.client.post(path, { ...wish, key: v4(), preview: true })).body.data;
    const confirm = (seen: string, key = v4()) => owner.client.post(path, { ...wish, key, seen });
    const [mine, theirs] = [await preview(), await preview()];
    const key = v4();
    const first = await confirm(mine.seen, key);
    const late = await confirm(theirs.seen);
    const again = await preview();

    expect([first.status, late.status, late.body.code]).toEqual([200, 409, 'CHANGED_SINCE_SEEN']);
    expect((await confirm(mine.seen, key)).body).toEqual(first.body);
    expect(again.changes[0].values[0].before).toBe(mine.changes[0].values[0].after);
    expect((await confirm(again.seen)).status).toBe(200);
  });

  it('does not do at a new cost what was seen at the old one', async () => {
    const product = resourceOf(server.services.model, 'product-vcg');
    const { id, variation_id } = await createRecord(server, owner, product, 981);
    const path = `${product.endpoint}/act/reprice`;
    const wish = { ids: [id], way: 'up', amount: { type: 'percent', value: 10 }, rounding: '1' };
    await query(
      server.database,
      `update entities set data = data || '{"price_mode": "tier"}' where id = $1`,
      [id],
    );
    const { body } = await owner.client.post(path, { ...wish, key: v4(), preview: true });
    await query(server.database, 'update variations set base_price = base_price * 2 where id = $1', [
      variation_id,
    ]);

    const late = await owner.client.post(path, { ...wish, key: v4(), seen: body.data.seen });
    expect(late.body.code).toBe('CHANGED_SINCE_SEEN');
  });

  it('rolls back what a handler writes although it was only asked for a preview', async () => {
    const seen = (one: ResourceSpec): ResourceSpec =>
      one.name === 'member'
        ? { ...one, actions: one.actions?.map((action) => ({ ...action, preview: true })) }
        : one;
    const other = await startTestServer({
      seed: 'accounts',
      config: { ...config, resources: config.resources.map(seen) },
    });
    try {
      const partner = await partnerOf(other, 'mitra@demo.test');
      const member = resourceOf(other.services.model, 'member');
      const { id } = await createRecord(other, partner, member, 1);
      const { status, body } = await partner.client.post(`${member.endpoint}/act/adjust-balance`, {
        ...{ ids: [id], key: v4(), preview: true, direction: 'in', amount: 50_000, reason: 'Bonus' },
      });

      expect([status, body.data.undo]).toEqual([200, null]);
      expect(await query(other.database, 'select 1 from member_mutations')).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
