import { describe, expect, it } from 'vitest';
import type { BinnedRecord, RecordChange } from '../../../src/admin/entity/history';
import { titleOf } from '../../../src/admin/server/words';
import { typedFields } from '../../support/entities';
import { config, resources } from '../../support/every-entity';
import { shopRecords } from '../../support/shop-records';

const shop = shopRecords(config);
const past = resources.filter(({ history, single, can }) => history && !single && can.includes('create'));
const named = (action: 'edit' | 'delete') =>
  past.filter(({ can }) => can.includes(action)).map((resource) => ({ name: resource.name, resource }));

const historyOf = async (name: string, id: string, by = shop.owner): Promise<RecordChange[]> =>
  (await by.client.get(shop.path(name, `/history/${id}`))).body.data;
const binOf = async (name: string, by = shop.owner): Promise<BinnedRecord[]> =>
  (await by.client.get(shop.path(name, '/bin'))).body.data;
const goBack = (name: string, id: string, body: object, by = shop.owner) =>
  by.client.post(shop.path(name, `/return/${id}`), body);

describe('the history of a record', () => {
  it.each(named('edit'))(
    'of $name names each change, and leads back to what was',
    async ({ name, resource }) => {
      const { id, version } = await shop.make(name);
      const first = await shop.read(name, id);
      const body = await shop.sample(name);
      const edited = await shop.owner.client.put(shop.path(name, `/update/${id}`), { ...body, version });
      expect(edited.status).toBe(200);

      const [change, creation, ...more] = await historyOf(name, id);
      expect(more).toEqual([]);
      expect(change).toMatchObject({ state: null, kind: 'edit', by: 'Sari Wulandari' });
      expect(creation).toMatchObject({ kind: 'create', values: [], state: expect.stringMatching(/^\d+$/) });
      expect(change?.values.length).toBeGreaterThan(0);
      expect(JSON.stringify(change)).not.toMatch(/argon2|Rahasia#/);

      const back = await goBack(name, id, { version: version + 1, state: creation?.state });
      expect(back.status, JSON.stringify(back.body)).toBe(200);
      const typed = (record: Record<string, unknown>) =>
        Object.fromEntries(Object.keys(typedFields(resource)).map((field) => [field, record[field]]));
      expect(typed(await shop.read(name, id))).toEqual(typed(first));
      expect(await historyOf(name, id)).toHaveLength(3);
    },
  );

  it('tells who acted, names of records that were deleted since, and nothing to another partner', async () => {
    const { id } = await shop.make('member');
    const tier = await shop.make('member-tier');
    const { tier_id, name } = await shop.read('member', id);
    await shop.edit('member', id, { tier_id: tier.id });
    await shop.edit('member', id, { tier_id });
    await shop.sql(
      `update entities set data = data || '{"name":"Ayu Lestari"}', updated_by = null where id = $1`,
      [id],
    );
    await shop.sql('update entities set deleted_at = now() where id = $1', [tier.id]);
    const changes = await historyOf('member', id);

    expect(changes[0]).toMatchObject({ by: null, values: [{ before: name, after: 'Ayu Lestari' }] });
    expect(JSON.stringify(changes)).toContain(`${tier.name} (dihapus)`);
    expect((await shop.stranger.client.get(shop.path('member', `/history/${id}`))).status).toBe(404);
    expect((await goBack('member', id, { version: 1, state: '1' }, shop.stranger)).status).toBe(404);
  });

  it('goes back only by the rules of an edit, and to a version of this record', async () => {
    const { id } = await shop.make('member-tier');
    const other = await shop.make('member-tier');
    await shop.edit('member-tier', id, { name: 'Nama Kedua' });
    await shop.edit('member-tier', other.id, { name: 'Nama Lain' });
    const state = (await historyOf('member-tier', id)).at(-1)?.state;
    const foreign = (await historyOf('member-tier', other.id)).at(-1)?.state;
    const back = (body: object) => goBack('member-tier', id, body);

    expect((await back({ version: 2, state: foreign })).status).toBe(404);
    expect((await back({ version: 1, state })).body.code).toBe('VERSION_CONFLICT');
    const first = (await shop.sql('select data from entity_history where id = $1', [state]))[0]?.data as {
      name: string;
    };
    await shop.edit('member-tier', other.id, { name: first.name });
    expect((await back({ version: 2, state })).body).toMatchObject({
      code: 'DUPLICATE_VALUE',
      errors: { name: ['Nama sudah digunakan.'] },
    });
    expect((await shop.read('member-tier', id)).name).toBe('Nama Kedua');
  });
});

describe('the bin of a list', () => {
  it.each(named('delete'))(
    'of $name holds a deleted record, which comes back from there',
    async ({ name, resource }) => {
      const { id } = await shop.make(name);
      const before = await shop.read(name, id);
      expect((await shop.remove(name, id)).status).toBe(200);

      expect((await binOf(name)).find((row) => row.id === id)).toEqual({
        ...{
          id,
          title: titleOf(resource, before),
          deleted_by: 'Sari Wulandari',
          deleted_at: expect.any(String),
        },
      });
      expect((await binOf(name, shop.stranger)).map((row) => row.id)).not.toContain(id);
      expect((await shop.owner.client.post(shop.path(name, `/restore/${id}`), {})).status).toBe(200);
      expect((await binOf(name)).map((row) => row.id)).not.toContain(id);
      expect((await historyOf(name, id)).map(({ kind }) => kind)).toEqual(['restore', 'delete', 'create']);
    },
  );

  it('empties a record after thirty days, with its history, and forgets changes after a year', async () => {
    const { id, version } = await shop.make('member-tier');
    const young = await shop.make('member-tier');
    await shop.owner.client.put(shop.path('member-tier', `/update/${id}`), {
      ...(await shop.sample('member-tier')),
      version,
    });
    await shop.edit('member-tier', young.id, { name: 'Nama Muda' });
    await shop.remove('member-tier', id);
    await shop.remove('member-tier', young.id);
    const ago = (days: number, one: string) =>
      shop.sql('update entities set deleted_at = now() - make_interval(days => $2) where id = $1', [
        one,
        days,
      ]);
    await ago(31, id);
    await ago(29, young.id);
    await shop.sql(
      `update entity_history set changed_at = now() - interval '13 months' where entity_id = $1 and kind = 'edit'`,
      [young.id],
    );
    await shop.server.services.entities.purge();
    const left = async (one: string) =>
      (
        await shop.sql(
          `select e.data = '{}' as empty, (select count(*)::int from entity_keys where entity_id = e.id) as keys,
             (select array_agg(kind) from entity_history where entity_id = e.id) as kinds
           from entities e where e.id = $1`,
          [one],
        )
      )[0];

    expect(await left(id)).toEqual({ empty: true, keys: 0, kinds: null });
    expect(await left(young.id)).toMatchObject({ empty: false, keys: 1, kinds: ['delete'] });
    expect((await shop.owner.client.post(shop.path('member-tier', `/restore/${id}`), {})).body.code).toBe(
      'UNDO_EXPIRED',
    );
  });
});
