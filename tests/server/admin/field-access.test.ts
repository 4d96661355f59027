import { strFromU8, unzipSync } from 'fflate';
import { v4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import shipped from '../../../resources.config';
import { type Config, resource } from '../../../src/admin/schema/resource';
import { doSeen } from '../../support/actions';
import type { Answer, Client } from '../../support/client';
import { openLive } from '../../support/live-socket';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { restrict } from '../../support/sub-accounts';

const access = { read: 'panel.secret', write: 'panel.secret.edit' };
const options = [
  { value: 'rahasia-a', label: 'Rahasia A' },
  { value: 'rahasia-b', label: 'Rahasia B' },
];

/** A record with an open name and note, and secrets of several kinds. */
const fields = {
  name: { kind: 'text', label: 'Nama', required: true, max: 40 },
  note: { kind: 'text', label: 'Catatan', max: 40 },
  secret_cost: { kind: 'money', label: 'Rahasia modal', access },
  secret_text: { kind: 'text', label: 'Rahasia teks', max: 40, access },
  secret_choice: { kind: 'choice', label: 'Rahasia pilihan', options, default: 'rahasia-a', access },
  secret_tier: { kind: 'reference', label: 'Rahasia tier', to: 'member-tier', access },
  secret_rows: {
    kind: 'rows',
    label: 'Rahasia baris',
    fields: { word: { kind: 'text', label: 'Rahasia kata', max: 20 } },
    access,
  },
  least: { kind: 'number', label: 'Tersedikit' },
  most: { kind: 'number', label: 'Terbanyak', lockedAfterCreate: true },
  readable: {
    kind: 'number',
    label: 'Terbaca',
    access: { read: 'panel.courier', write: 'panel.secret.edit' },
  },
} as const;
const names = Object.keys(fields) as (keyof typeof fields)[];

const common = { label: 'Kurir', icon: 'box', area: 'panel', access: 'panel.courier', fields } as const;
const courier = resource({
  ...common,
  name: 'courier',
  path: '/panel/courier',
  endpoint: '/v1/vendor-panel/courier',
  title: 'name',
  list: names,
  filters: ['secret_choice', 'updated_at'],
  summary: ['least', 'secret_cost'],
  search: ['name'],
  sort: ['name', 'secret_cost'],
  form: names,
  detail: names,
  can: ['create', 'edit', 'delete', 'export'],
  rules: [
    { when: { field: 'least', above: { field: 'most' } }, at: 'least', message: 'Lebih dari terbanyak.' },
    { when: { field: 'least', above: { field: 'secret_cost' } }, at: 'least', message: 'Terlalu banyak.' },
  ],
  actions: [
    {
      name: 'hide',
      label: 'Tutup',
      on: 'rows',
      set: { note: 'tutup', secret_text: 'Rahasia baru' },
      preview: true,
    },
  ],
});
const settings = resource({
  ...common,
  name: 'courier-setting',
  path: '/panel/courier-setting',
  endpoint: '/v1/vendor-panel/courier-setting',
  single: true,
  title: 'name',
  list: ['name'],
  form: names,
  detail: names,
  can: ['edit'],
});

const config: Config = {
  accessKeys: [
    ...shipped.accessKeys,
    ...['panel.courier', 'panel.courier.action', 'panel.secret', 'panel.secret.edit'].map((key) => ({
      ...{ key, label: key },
    })),
  ],
  resources: [...shipped.resources, courier, settings],
  menu: { ...shipped.menu, panel: [...shipped.menu.panel, 'courier', 'courier-setting'] },
};

const path = courier.endpoint;
const secrets = {
  ...{ secret_cost: 31_337, secret_text: 'Rahasia lama', secret_choice: 'rahasia-b' },
  secret_rows: [{ word: 'Rahasia kata' }],
  readable: 7,
};

describe('a field that a key keeps from some', () => {
  let server: TestServer;
  let owner: Client;
  let reader: Client;
  let secret_tier: string;
  const tierName = 'Tier Bernama';

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts', config });
    owner = await server.signIn('mitra@demo.test');
    await restrict(server.database, 'kasir@demo.test', [
      'panel.courier',
      'panel.courier.action',
      'activity_log',
    ]);
    reader = await server.signIn('kasir@demo.test');
    const tier = await owner.post('/v1/vendor-panel/tier', {
      ...{ name: tierName, level: 9, margin: { type: 'percent', value: 9 }, upgrade: 'free' },
    });
    secret_tier = tier.body.data.id;
  });
  afterAll(() => server?.close());

  const make = async (name: string) =>
    (await owner.post(path, { name, note: 'lama', ...secrets, secret_tier })).body.data;
  /** Text of an answer with its status, which must contain nothing secret. */
  const clean = ({ status, body }: Answer, expected = 200) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(status, text).toBe(expected);
    for (const word of ['secret_', 'ahasia', '31337', '31.337', secret_tier, tierName]) {
      expect(text).not.toContain(word);
    }
    return body;
  };

  it('is absent from every answer to a person without the read key', async () => {
    const made = await make('Jalan Satu');
    expect(made).toMatchObject({ ...secrets, reference_titles: { [secret_tier]: tierName } });

    expect(clean(await reader.get(path)).data[0]).toMatchObject({ name: 'Jalan Satu', readable: 7 });
    clean(await reader.get(`${path}/${made.id}`));
    clean(await reader.get(`${path}/lookup?search=jalan`));
    clean(await reader.get(`${path}/history/${made.id}`));
    clean(await reader.get(`${path}/export?format=csv`));
    const response = await fetch(`${server.url}${path}/export?format=xlsx`, {
      headers: { authorization: `Bearer ${reader.token}` },
    });
    const parts = Object.values(unzipSync(new Uint8Array(await response.arrayBuffer()))).map((part) =>
      strFromU8(part),
    );
    clean({ status: response.status, headers: response.headers, body: parts.join('') });
    const created = clean(await reader.post(path, { name: 'Jalan Dua' }));
    const edited = clean(
      await reader.put(`${path}/update/${made.id}`, {
        name: 'Jalan Tiga',
        note: 'baru',
        version: made.version,
      }),
    );
    clean(await reader.put(`${path}/update/${made.id}`, { name: 'Jalan Empat', version: made.version }), 409);
    clean(await reader.post(`${path}/act/hide`, { key: v4(), ids: [made.id], preview: true }));
    clean(await doSeen(reader, `${path}/act/hide`, { ids: [made.id] }));
    clean(await reader.delete(`${path}/${created.data.id}`));
    clean(await reader.post(`${path}/restore/${created.data.id}`, {}));
    clean(await reader.put(`${settings.endpoint}/update`, { name: 'Bersama', version: 0 }));
    clean(await reader.get(settings.endpoint));
    clean(await reader.get('/v1/crm/activity-log'));
    expect(edited.data.note).toBe('baru');
  });

  it('is absent from the history and from live frames of a person without the read key', async () => {
    const made = await make('Jembatan Satu');
    const socket = await openLive(reader, 'mitra');
    const { body } = await owner.put(`${path}/update/${made.id}`, {
      ...{
        name: 'Jembatan Dua',
        ...secrets,
        secret_text: 'Rahasia baru',
        secret_tier,
        version: made.version,
      },
    });
    const changes = clean(await reader.get(`${path}/history/${made.id}`)).data;
    expect(changes[0].values.map(({ label }: { label: string }) => label)).toContain('Nama');
    await owner.put(`${path}/update/${made.id}`, {
      ...{ name: 'Jembatan Dua', ...secrets, secret_tier, version: body.data.version },
    });
    clean(await reader.get(`${path}/history/${made.id}`));
    expect((await owner.get(`${path}/history/${made.id}`)).body.data).toHaveLength(3);
    await doSeen(owner, `${path}/act/hide`, { ids: [made.id] });
    await socket.frame('couriers have changed', ({ resource }) => resource === 'courier');
    clean({ status: 200, headers: new Headers(), body: JSON.stringify(socket.frames) });
    socket.ws.close();
  });

  it('answers as an unknown one when it is filtered, sorted by or typed', async () => {
    const made = await make('Gang Satu');
    const refused = async (asked: Promise<Answer>, at: string) => {
      const { status, body } = await asked;
      expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'BAD_REQUEST', [at]]);
    };
    await refused(reader.get(`${path}?f.secret_choice=rahasia-b`), 'f.secret_choice');
    await refused(reader.get(`${path}?sort=secret_cost`), 'sort');
    await refused(reader.get(`${path}/export?format=csv&f.secret_choice=rahasia-b`), 'f.secret_choice');
    await refused(reader.get(`${path}/summary?f.secret_choice=rahasia-b`), 'f.secret_choice');
    const sumsOf = async (by: Client) => Object.keys((await by.get(`${path}/summary`)).body.data.sums);
    expect([await sumsOf(owner), await sumsOf(reader)]).toEqual([['least', 'secret_cost'], ['least']]);
    const selection = { 'f.secret_choice': 'rahasia-b' };
    const [hidden, unknown] = await Promise.all(
      [selection, { 'f.tanpa': 'x' }].map((one) =>
        reader.post(`${path}/act/hide`, { key: v4(), selection: one, preview: true }),
      ),
    );
    expect([hidden?.status, hidden?.body.errors]).toEqual([422, unknown?.body.errors]);
    await refused(reader.post(path, { name: 'X', secret_cost: 'bukan angka' }), 'secret_cost');
    await refused(
      reader.put(`${path}/update/${made.id}`, { name: 'X', secret_cost: 1, version: made.version }),
      'secret_cost',
    );
    expect((await owner.get(`${path}?f.secret_choice=rahasia-b&sort=-secret_cost`)).status).toBe(200);
  });

  it('keeps its value when a person without the write key saves, and starts with its default', async () => {
    const made = await make('Lorong Satu');
    await reader.put(`${path}/update/${made.id}`, { name: 'Lorong Dua', version: made.version });
    const created = await reader.post(path, { name: 'Lorong Tiga' });
    const stored = async (id: string) => (await owner.get(`${path}/${id}`)).body.data;

    expect(await stored(made.id)).toMatchObject({ name: 'Lorong Dua', ...secrets, secret_tier });
    expect((await stored(created.body.data.id)).secret_choice).toBe('rahasia-a');
  });

  it('is set in place by a person with its write key alone', async () => {
    const made = await make('Pojok Satu');
    const set = (by: Client, field: string, value: unknown) =>
      by.post(`${path}/act/set-field`, { key: v4(), ids: [made.id], bulk_field: field, [field]: value });
    const shapes = await Promise.all(
      ['secret_cost', 'tanpa'].map(async (field) => {
        const { status, body } = await set(reader, field, 5);
        return JSON.stringify([status, body.code, body.errors]).replaceAll(field, 'field');
      }),
    );
    expect(shapes[0]).toBe(shapes[1]);
    expect((await set(reader, 'readable', 5)).status).toBeGreaterThanOrEqual(400);
    clean(await set(reader, 'note', 'baru'));
    expect((await set(owner, 'secret_cost', 5)).status).toBe(200);
    expect((await owner.get(`${path}/${made.id}`)).body.data).toMatchObject({
      ...{ ...secrets, secret_tier, secret_cost: 5, note: 'baru' },
    });
  });

  it('does not loosen the rules for a person who may not read or write it', async () => {
    const made = (await owner.post(path, { name: 'Belok Satu', least: 1, most: 2, secret_cost: 5 })).body
      .data;
    const edit = (least: number) =>
      reader.put(`${path}/update/${made.id}`, { name: 'Belok Dua', least, most: 2, version: made.version });
    const errors = async (asked: Promise<Answer>) => (await asked).body.errors;

    expect(await errors(edit(3))).toEqual({ least: ['Lebih dari terbanyak.'] });
    expect(await errors(reader.post(path, { name: 'Belok Tiga', least: 3, most: 2 }))).toEqual({
      least: ['Lebih dari terbanyak.'],
    });
    const wide = (await owner.post(path, { name: 'Belok Empat', least: 1, most: 9, secret_cost: 5 })).body
      .data;
    const beyond = { name: 'Belok Empat', least: 6, most: 9, version: wide.version };
    expect(await errors(reader.put(`${path}/update/${wide.id}`, beyond))).toEqual({
      least: ['Terlalu banyak.'],
    });
  });

  it('is kept, as a locked field is, when a version from before it was set comes back', async () => {
    const made = (await owner.post(path, { name: 'Simpang Satu', note: 'mula', most: 4 })).body.data;
    const now = await owner.put(`${path}/update/${made.id}`, {
      ...{ name: 'Simpang Dua', least: 2, most: 4, ...secrets, secret_tier, version: made.version },
    });
    const [{ state }] = (await owner.get(`${path}/history/${made.id}`)).body.data.slice(-1);
    const back = await reader.post(`${path}/return/${made.id}`, { version: now.body.data.version, state });
    const stored = (await owner.get(`${path}/${made.id}`)).body.data;

    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect(stored).toMatchObject({ name: 'Simpang Satu', note: 'mula', most: 4, ...secrets, secret_tier });
    // A field that was empty then is empty again.
    expect(stored).not.toHaveProperty('least');
  });

  it('goes back to no version that a form would refuse', async () => {
    const made = (await owner.post(path, { name: 'Tikungan Satu', least: 1, most: 2 })).body.data;
    await query(server.database, `update entities set data = data || '{"least": 3}' where id = $1`, [
      made.id,
    ]);
    await query(server.database, `update entities set data = data || '{"least": 1}' where id = $1`, [
      made.id,
    ]);
    const [, { state }] = (await owner.get(`${path}/history/${made.id}`)).body.data;
    const back = await owner.post(`${path}/return/${made.id}`, { version: made.version, state });

    expect([back.status, back.body.errors]).toEqual([422, { least: ['Lebih dari terbanyak.'] }]);
  });
});
