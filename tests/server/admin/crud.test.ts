import { describe, expect, it } from 'vitest';
import { isTime } from '../../../src/admin/entity/query';
import type { Field } from '../../../src/admin/schema/field';
import { filterByOf } from '../../../src/admin/schema/filter-by';
import { filtersOfField, partsOfKey } from '../../../src/admin/schema/filter-tests';
import { aggregateOf, kindOf, pointedAt } from '../../../src/admin/schema/kinds';
import type { ResourceModel } from '../../../src/admin/schema/model';
import type { FilterTest } from '../../../src/admin/schema/resource';
import { knownField } from '../../../src/admin/schema/system-fields';
import { dayOf } from '../../../src/core/format/date';
import { writeDays } from '../../../src/core/format/days';
import { callsWithId, typedFields, UNKNOWN_ID, whenAsked } from '../../support/entities';
import { config, resources } from '../../support/every-entity';
import { badValues } from '../../support/sample';
import { shopRecords } from '../../support/shop-records';

const shop = shopRecords(config);

const lists = resources.filter(
  ({ single, lookupOnly, relatedOnly, can }) =>
    !single && !lookupOnly && !relatedOnly && can.some((action) => action !== 'export'),
);
const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);
/** Keys of filters that compare with a range, text or period, or all others. */
const filtersBy = ({ filters = [], fields }: ResourceModel, isCompared: boolean): string[] =>
  filters.flatMap((name) =>
    filtersOfField(name, knownField(fields, name) as Field)
      .filter(({ test, value }) => isCompared === (test !== undefined || value === 'range'))
      .map(({ key }) => key),
  );

/** A value of a filter that finds the record, if one does, and one that does not. */
function probe(value: unknown, test: FilterTest | undefined): [hit: string | undefined, miss: string] {
  const period = value as { start_at?: string; end_at?: string } | undefined;
  const rate = value as { type: string; value: number } | undefined;
  const text = String(value);
  const on = (instant: string | undefined) =>
    instant && writeDays({ from: dayOf(instant), to: dayOf(instant) });
  switch (test) {
    case 'contains':
      return [text.slice(1).toUpperCase(), 'tak ada begitu'];
    case 'begins':
      return [text.slice(0, 3).toUpperCase(), text.slice(1)];
    case 'is':
      return [text.toUpperCase(), text.slice(0, 3)];
    case 'empty':
      return ['false', 'true'];
    case 'on':
      return [period?.start_at && dayOf(period.start_at), '1999-01-01'];
    case 'begun':
      return [on(period?.start_at), '1999-01-01..1999-12-31'];
    case 'ended':
      return [on(period?.end_at), '1999-01-01..1999-12-31'];
    case 'percent':
    case 'nominal':
      return [rate?.type === test ? `${rate.value}..${rate.value}` : undefined, `..${-1}`];
    default:
      return [
        value === undefined ? undefined : `${value}..${value}`,
        value === undefined ? '..-1' : `${Number(value) + 1}..`,
      ];
  }
}

const named = (list: ResourceModel[]) => list.map((resource) => ({ name: resource.name, resource }));

describe.each(named(lists))('$name', ({ resource }) => {
  const make = () => shop.make(resource.name);
  const typed = typedFields(resource);
  const goodBody = (given?: Record<string, unknown>) => shop.sample(resource.name, given);
  const rowsOf = () =>
    shop.sql(
      `select (select count(*)::int from entities where resource = $1) as records,
         (select count(*)::int from entity_keys where resource = $1) as keys`,
      [resource.name],
    );
  let once: ReturnType<typeof make> | undefined;
  /** One shared record for read-only tests. */
  const countRows = () => {
    once ??= make();
    return once;
  };
  let beside: typeof once;
  /** Two shared records. */
  const storedTwo = async () => {
    beside ??= make();
    return [await countRows(), await beside] as const;
  };

  it('gives back what was typed, in the list and alone, and never a password', async () => {
    const { id, ...created } = await make();
    const { body: shown } = await shop.owner.client.get(`${resource.endpoint}/${id}`);
    const { body: listed } = await shop.owner.client.get(`${resource.endpoint}?limit=100`);

    expect(shown.data).toEqual({ id, ...created });
    // A list may omit detail fields; empty fields are absent.
    const row = listed.data.find((one: { id: string }) => one.id === id);
    expect(Object.keys(row)).toEqual(
      expect.arrayContaining(resource.list.filter((name) => name in shown.data)),
    );
    expect(shown.data).toMatchObject(row);
    expect(listed.meta).toMatchObject({ page: 1, limit: 100 });
    expect(JSON.stringify([shown, listed])).not.toMatch(/argon2|Rahasia#/);
  });

  const isEdited = resource.can.includes('edit');
  /** Only if the declaration allows editing. */
  const itIfEdited = isEdited ? it : () => undefined;

  itIfEdited(
    'keeps an edit, counts its version and refuses an older one with what stands there now',
    async () => {
      const { id } = await make();
      const body = await goodBody();
      const edited = await shop.owner.client.put(`${resource.endpoint}/update/${id}`, {
        ...body,
        version: 1,
      });
      const late = await shop.owner.client.put(`${resource.endpoint}/update/${id}`, { ...body, version: 1 });

      // Passwords are never returned, and empty lists are absent.
      const visible = Object.entries(body).filter(
        ([name, value]) =>
          resource.fields[name]?.kind !== 'password' && !(Array.isArray(value) && value.length === 0),
      );
      expect(edited.body.data).toMatchObject({
        ...Object.fromEntries(visible),
        version: 2,
        updated_by: 'Sari Wulandari',
      });
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({
        code: 'VERSION_CONFLICT',
        message: 'Data sudah diubah oleh Sari Wulandari.',
        details: { current: edited.body.data, updated_by: 'Sari Wulandari' },
      });
    },
  );

  const checked = Object.entries(typed)
    .map(([name, field]) => ({ name, values: badValues(field) }))
    .filter(({ values }) => values.length > 0);
  it.each(checked)('refuses a bad $name beside that field, and writes nothing', async ({ name, values }) => {
    const before = await countRows();
    const good = await goodBody(whenAsked(resource, name));
    const written = await rowsOf();
    for (const value of values) {
      const shown = JSON.stringify(value)?.slice(0, 40);
      const body = { ...good, [name]: value };
      const answers = [
        ...(isEdited
          ? [await shop.owner.client.put(`${resource.endpoint}/update/${before.id}`, { ...body, version: 1 })]
          : []),
        ...(resource.can.includes('create') ? [await shop.owner.client.post(resource.endpoint, body)] : []),
      ];
      for (const { status, body: refusal } of answers) {
        expect([status, refusal.code], shown).toEqual([422, 'VALIDATION_FAILED']);
        const named = Object.keys(refusal.errors).map((path) => path.split('.')[0]);
        expect([...new Set(named)], shown).toEqual([name]);
        expect(Object.values(refusal.errors).flat().join(), shown).toMatch(/\S/);
      }
    }
    const after = await shop.owner.client.get(`${resource.endpoint}/${before.id}`);
    expect(after.body.data).toEqual(before);
    expect(await rowsOf()).toEqual(written);
  });

  itIfEdited('refuses an unknown key, a computed field and a missing version', async () => {
    const { id } = await countRows();
    const body = await goodBody();
    const put = (sent: unknown) => shop.owner.client.put(`${resource.endpoint}/update/${id}`, sent);

    expect((await put({ ...body, version: 1, rahasia: 1 })).body).toMatchObject({
      status: 400,
      errors: { rahasia: [expect.any(String)] },
    });
    expect((await put({ ...body, version: 1, id: UNKNOWN_ID })).status).toBe(400);
    expect((await put(body)).status).toBe(422);
    expect((await put('{"__proto__":{"x":1}}')).status).toBe(400);
  });

  it('lists only by declared fields, within bounds', async () => {
    const queries = [
      'sort=data',
      'sort=-id',
      'sort=partner_id',
      'f.partner_id=1',
      'f.rahasia=1',
      'limit=101',
      'limit=0',
      'page=0',
      'page=1&page=2',
      'lain=1',
      `search=${'a'.repeat(61)}`,
      'search=%00',
      ...(resource.filters ?? []).map((name) => `f.${name}=%27--`),
    ];
    const answers = await Promise.all(
      queries.map((text) => shop.owner.client.get(`${resource.endpoint}?${text}`)),
    );

    expect(answers.map(({ status }) => status)).toEqual(queries.map(() => 400));
  });

  it.each(resource.sort ?? [])('sorts by %s both ways, the same rows', async (name) => {
    await storedTwo();
    const rowsBy = async (sort: string) =>
      (await shop.owner.client.get(`${resource.endpoint}?limit=100&sort=${sort}`)).body.data;
    const rising = await rowsBy(name);

    expect(rising.length).toBeGreaterThan(1);
    expect(idsOf(await rowsBy(`-${name}`))).toEqual(idsOf(rising).reverse());
    const field = resource.fields[name];
    const values = rising.map((row: Record<string, unknown>) => row[name]);
    if (aggregateOf(field))
      expect(values).toEqual(values.toSorted((one: number, other: number) => one - other));
    // Records of one title stand together.
    if (field && kindOf(field).sorts === 'title') {
      const changes = values.filter((value: unknown, at: number) => at === 0 || value !== values[at - 1]);
      expect(changes).toHaveLength(new Set(values).size);
    }
  });

  const narrowed = Object.entries(typed).flatMap(([name, field]) => {
    const [pair] = Object.entries(filterByOf(field) ?? {});
    return pair ? [{ name, to: pointedAt(field) ?? '', theirs: pair[0], ours: pair[1] }] : [];
  });
  it.each(narrowed)('offers for $name what fits $ours, and takes nothing else', async (narrowing) => {
    const { name, to, theirs, ours } = narrowing;
    const body = await goodBody();
    const offered = async (query: string): Promise<string[]> =>
      idsOf((await shop.owner.client.get(shop.path(to, `/lookup?${query}`))).body.data);
    const fits = `f.${theirs}=${body[ours]}`;
    // A look-up offers the first twenty records, which may all fit.
    const some = await Promise.all([...'zxkvpgh'].map((letter) => offered(`search=${letter}`)));
    const foreign: string[] = [];
    for (const id of new Set(some.flat()))
      if (!(await offered(`ids=${id}&${fits}`)).includes(id)) foreign.push(id);

    expect(await offered(`ids=${body[name]}&${fits}`)).toEqual([body[name]]);
    const { body: answer } = await shop.owner.client.post(resource.endpoint, { ...body, [name]: foreign[0] });
    expect(answer).toMatchObject({ status: 422, errors: { [name]: [expect.any(String)] } });
    for (const query of ['f.lain=1', `f.${theirs}=x`]) {
      expect((await shop.owner.client.get(shop.path(to, `/lookup?${query}`))).status).toBe(400);
    }
  });

  it.each(filtersBy(resource, false))('filters by %s', async (name) => {
    const [row] = await storedTwo();
    // Times are filtered by day.
    const ofTime = isTime(knownField(resource.fields, name) as Field);
    const asked = (found: Record<string, unknown>) => (ofTime ? dayOf(String(found[name])) : found[name]);
    const wanted = ofTime ? writeDays({ from: String(asked(row)), to: String(asked(row)) }) : asked(row);
    const { body } = await shop.owner.client.get(`${resource.endpoint}?limit=100&f.${name}=${wanted}`);

    expect(body.data.length).toBeGreaterThan(0);
    const valuesIn = (found: Record<string, unknown>) => [asked(found)].flat();
    const shares = (found: Record<string, unknown>) =>
      valuesIn(found).some((value) => valuesIn(row).includes(value));
    expect(body.data.every(shares)).toBe(true);
    expect(body.meta.total).toBe(body.data.length);
    // In every order, including that of the filter.
    for (const sort of (resource.sort ?? []).flatMap((field) => [field, `-${field}`])) {
      const again = await shop.owner.client.get(
        `${resource.endpoint}?limit=100&f.${name}=${wanted}&sort=${sort}`,
      );
      expect(idsOf(again.body.data).sort()).toEqual(idsOf(body.data).sort());
    }
  });

  it.each(filtersBy(resource, true))('compares by %s', async (key) => {
    const row = await countRows();
    const { field, test } = partsOfKey(key);
    const [hit, miss] = probe(row[field], test);
    const idsWith = async (value: string) => {
      const query = new URLSearchParams({ limit: '100', [`f.${key}`]: value });
      const { status, body } = await shop.owner.client.get(`${resource.endpoint}?${query}`);
      expect(status).toBe(200);
      expect(body.meta.total).toBe(body.data.length);
      return idsOf(body.data);
    };

    if (hit !== undefined) expect(await idsWith(hit)).toContain(row.id);
    expect(await idsWith(miss)).not.toContain(row.id);
    for (const bad of ['', '%00', 'a'.repeat(61)]) {
      expect((await shop.owner.client.get(`${resource.endpoint}?f.${key}=${bad}`)).status).toBe(400);
    }
  });

  it.runIf(resource.summary)('sums what the filters find', async () => {
    await storedTwo();
    const { body: listed } = await shop.owner.client.get(`${resource.endpoint}?limit=100`);
    const { body } = await shop.owner.client.get(`${resource.endpoint}/summary`);
    const sumOf = (name: string) =>
      listed.data.reduce((sum: number, row: Record<string, number>) => sum + (row[name] ?? 0), 0);

    expect(body.data.total).toBe(listed.meta.total);
    expect(body.data.sums).toEqual(
      Object.fromEntries((resource.summary ?? []).map((name) => [name, sumOf(name)])),
    );
    const none = await shop.stranger.client.get(`${resource.endpoint}/summary`);
    expect(none.body.data.total).toBeLessThan(listed.meta.total);
    expect((await shop.owner.client.get(`${resource.endpoint}/summary?f.lain=1`)).status).toBe(400);
  });

  it('hides every record from another partner, to the byte like one that does not exist', async () => {
    const { id } = await countRows();
    const body = await shop.sample(resource.name, {}, shop.stranger);
    const answersTo = (wanted: string) =>
      Promise.all(
        callsWithId(resource, wanted, body).map(async ({ method, path, body: sent }) => {
          const answer = await shop.stranger.client.call(method, path, sent);
          return { status: answer.status, body: { ...answer.body, request_id: '' } };
        }),
      );
    const answers = await answersTo(id);
    const listed = await shop.stranger.client.get(`${resource.endpoint}?limit=100`);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(answers).toEqual(await answersTo(UNKNOWN_ID));
    expect(JSON.stringify(listed.body)).not.toContain(id);
    expect((await shop.stranger.client.get(`${resource.endpoint}/lookup?ids=${id}`)).body.data).toEqual([]);
  });

  it('finds a record by its title for reference inputs', async () => {
    const row = await countRows();
    const title = row[resource.title];
    const byId = await shop.owner.client.get(`${resource.endpoint}/lookup?ids=${row.id},${UNKNOWN_ID}`);
    const byText = await shop.owner.client.get(
      `${resource.endpoint}/lookup?search=${encodeURIComponent(String(title))}`,
    );

    expect(byId.body.data).toEqual([{ id: row.id, title }]);
    expect(byText.body.data).toContainEqual({ id: row.id, title });
  });

  it('answers only to the actions that it declares', async () => {
    const { id } = await countRows();
    const body = await goodBody();
    const undeclared = [
      ...(resource.can.includes('create') ? [] : [shop.owner.client.post(resource.endpoint, body)]),
      ...(resource.can.includes('delete') ? [] : [shop.owner.client.delete(`${resource.endpoint}/${id}`)]),
    ];

    for (const { status } of await Promise.all(undeclared)) expect([404, 405]).toContain(status);
    expect((await shop.server.guest.get(resource.endpoint)).status).toBe(401);
  });
});
