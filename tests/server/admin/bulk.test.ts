import { describe, expect, it } from 'vitest';
import { BULK_FIELD, bulkNames } from '../../../src/admin/schema/bulk';
import type { Field } from '../../../src/admin/schema/field';
import type { ResourceModel } from '../../../src/admin/schema/model';
import { typedFields } from '../../support/entities';
import { config, resources } from '../../support/every-entity';
import { badValues, sampleOf } from '../../support/sample';
import { shopRecords } from '../../support/shop-records';

const shop = shopRecords(config);
const edited = resources.flatMap((resource) => {
  const action = resource.actions.find(({ name }) => name === bulkNames.edit);
  return action ? [{ name: resource.name, resource, action }] : [];
});
const specimen = resources.at(-1) as ResourceModel;
type Row = Record<string, unknown> & { id: string };

const valuesFor = (resource: ResourceModel, name: string) =>
  sampleOf({ [name]: typedFields(resource)[name] as Field }, shop.owner.source, 40);

describe.each(edited)('$name', ({ name, resource, action }) => {
  const fields = Object.keys(action.fields).filter((field) => field !== BULK_FIELD);

  it('changes each field of several records as a form would, and takes it back', async () => {
    const rows: Row[] = [await shop.make(name), await shop.make(name)];
    const ids = rows.map(({ id }) => id);
    for (const field of fields) {
      const value = (await valuesFor(resource, field))[field];
      if (value === undefined) continue;
      const given = { ids, [BULK_FIELD]: field, [field]: value };
      const { status, body } = await shop.actionSeen(name, bulkNames.edit, given);
      // A rule refuses each record that the value does not fit, and says why.
      if (status !== 200) expect([field, body.code]).toEqual([field, 'VALIDATION_FAILED']);
      const [changed] = status === 200 ? body.data.changes : [];
      if (!changed) continue;
      expect((await shop.read(name, changed.id))[field]).toEqual(value);
      const undone = await shop.owner.client.post(`${resource.endpoint}/undo/${body.data.undo.id}`, {});
      expect(undone.body.data).toEqual({ restored: body.data.changes.length });
    }
    const after = await Promise.all(ids.map((id) => shop.read(name, id)));
    const lasting = ({ updated_at: _at, version: _version, ...row }: Row) => row;
    expect(after.map(lasting)).toEqual(rows.map(lasting));
  });

  it('changes everything that the filter finds, but nothing of another partner', async () => {
    const field = fields.find((one) => typedFields(resource)[one]?.kind === 'switch');
    if (!field) return;
    const { id, [field]: now, ...row } = await shop.make(name);
    // A record that a rule leaves out is named by its title.
    const named = new RegExp(`${id}|${row[resource.title]}`);
    const given = { [BULK_FIELD]: field, [field]: !now, preview: true };
    const ask = (who: object, by = shop.owner) => shop.action(name, bulkNames.edit, { ...given, ...who }, by);

    expect(JSON.stringify((await ask({ selection: {} })).body)).toMatch(named);
    expect((await ask({ ids: [id] }, shop.stranger)).status).toBe(404);
    expect(JSON.stringify((await ask({ selection: {} }, shop.stranger)).body)).not.toContain(id);
    expect((await ask({ selection: { 'f.rahasia': '1' } })).status).toBe(422);
    expect((await ask({ selection: {}, ids: [id] })).status).toBe(422);
  });
});

it.each(Object.keys(specimen.actions.find(({ name }) => name === bulkNames.edit)?.fields ?? {}).slice(1))(
  'refuses a bad %s, named by that field, and writes nothing',
  async (field) => {
    const { id, ...before } = await shop.make(specimen.name);
    for (const value of badValues(typedFields(specimen)[field] as Field)) {
      const body = { ids: [id], [BULK_FIELD]: field, [field]: value };
      const { status, body: answer } = await shop.actionSeen(specimen.name, bulkNames.edit, body);
      const shown = `${JSON.stringify(value)?.slice(0, 40)} ${JSON.stringify(answer).slice(0, 200)}`;
      // A reference to nothing is found by the rules of each record.
      if (status === 200) expect(answer.data.changes, shown).toEqual([]);
      else expect([status, Object.keys(answer.errors)[0]?.split('.')[0]], shown).toEqual([422, field]);
    }
    expect(await shop.read(specimen.name, String(id))).toEqual({ id, ...before });
  },
);

it('sets one field of one record, and refuses what a rule of the record forbids', async () => {
  const promo = (await shop.send('promo', { scope: 'all' })).body.data;
  const set = (given: object) => shop.action('promo', bulkNames.set, { ids: [promo.id], ...given });
  const { body } = await set({ [BULK_FIELD]: 'name', name: 'Gajian' });
  const refused = await set({ [BULK_FIELD]: 'scope', scope: 'product' });

  expect([body.data.message, (await shop.read('promo', promo.id)).name]).toEqual([
    expect.any(String),
    'Gajian',
  ]);
  expect(body.data.undo).toMatchObject({ id: expect.any(String) });
  expect(refused.body).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: { product_ids: [expect.any(String)] },
  });
});

it('sets a unique field of one record alone, and refuses the value of another', async () => {
  const [one, other] = [await shop.make('member-tier'), await shop.make('member-tier')];
  const given = (name: unknown, ids = [one.id]) => ({ ids, [BULK_FIELD]: 'name', name });
  const taken = await shop.action('member-tier', bulkNames.set, given(other.name));
  const many = await shop.action('member-tier', bulkNames.edit, {
    ...given('Sama', [one.id, other.id]),
    preview: true,
  });

  expect(taken.body).toMatchObject({ code: 'DUPLICATE_VALUE', errors: { name: [expect.any(String)] } });
  expect(Object.keys(many.body.errors)).toContain(BULK_FIELD);
  expect((await shop.action('member-tier', bulkNames.set, given('Tier Lain'))).status).toBe(200);
  expect((await shop.read('member-tier', one.id)).name).toBe('Tier Lain');
});

it('refuses to set a field of a record that has a newer version, and returns that record', async () => {
  const promo = await shop.make('promo');
  const set = (name: string, version: number) =>
    shop.action('promo', bulkNames.set, { ids: [promo.id], [BULK_FIELD]: 'name', name, version });
  const first = await set('Gajian', Number(promo.version));
  const late = await set('Lebaran', Number(promo.version));

  expect([first.status, late.status, late.body.code]).toEqual([200, 409, 'VERSION_CONFLICT']);
  expect(late.body.details.current).toMatchObject({ id: promo.id, name: 'Gajian' });
  expect((await set('Lebaran', late.body.details.current.version)).status).toBe(200);
});

const removed = resources.filter(({ actions }) => actions.some(({ name }) => name === bulkNames.remove));
describe.each(removed.map((resource) => ({ name: resource.name, resource })))(
  '$name',
  ({ name, resource }) => {
    it('deletes several records at once after showing them, and brings all back', async () => {
      const rows: Row[] = [await shop.make(name), await shop.make(name)];
      const ids = rows.map(({ id }) => id);
      const before = await Promise.all(ids.map((id) => shop.read(name, id)));
      const blind = await shop.action(name, bulkNames.remove, { ids });
      const foreign = await shop.action(name, bulkNames.remove, { ids, preview: true }, shop.stranger);
      const { body } = await shop.actionSeen(name, bulkNames.remove, { ids });

      expect([blind.status, foreign.status]).toEqual([422, 404]);
      expect(body.data.changes.map(({ id }: Row) => id).sort()).toEqual([...ids].sort());
      for (const id of ids)
        expect((await shop.owner.client.get(`${resource.endpoint}/${id}`)).status).toBe(404);
      const undone = await shop.owner.client.post(`${resource.endpoint}/undo/${body.data.undo.id}`, {});
      expect(undone.body.data).toEqual({ restored: ids.length });
      const after = await Promise.all(ids.map((id) => shop.read(name, id)));
      const lasting = ({ updated_at: _at, ...row }: Row) => row;
      expect(after.map(lasting)).toEqual(before.map(lasting));
    });
  },
);

describe('a deletion of many', () => {
  it('leaves out what is still used, and says by what', async () => {
    const used = await shop.make('category');
    const free = await shop.make('category-label');
    const promo = await shop.send('promo', { scope: 'category', category_ids: [used.id] });
    expect([promo.status, free.id]).toEqual([200, expect.any(String)]);
    const { body } = await shop.action('category', bulkNames.remove, { ids: [used.id], preview: true });

    expect(body.data.changes).toEqual([]);
    expect(body.data.facts[0]).toMatchObject({
      label: '1 data dilewati',
      value: expect.stringContaining('Kode Promo'),
    });
  });

  it('refuses more than 5,000 records with their count, and a selection without any', async () => {
    await shop.sql(
      `insert into entities (id, partner_id, resource, data, search)
       select gen_random_uuid(), $1, 'debt', '{"name": "Banyak"}', 'banyak' from generate_series(1, 5001)`,
      [shop.owner.scope.partnerId],
    );
    const ask = (search: string) =>
      shop.action('debt', bulkNames.remove, { selection: { search }, preview: true });

    expect((await ask('banyak')).body).toMatchObject({
      status: 422,
      code: 'TOO_MANY_SELECTED',
      message: expect.stringContaining('5.001'),
    });
    expect((await ask('tidak ada')).status).toBe(404);
  });
});
