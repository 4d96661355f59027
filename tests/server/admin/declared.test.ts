import { afterAll, beforeAll, expect, it } from 'vitest';
import shipped from '../../../resources.config';
import { type Config, resource } from '../../../src/admin/schema/resource';
import { loadModel } from '../../../src/server/model';
import { offers } from '../../../src/topics/offers';
import type { Client } from '../../support/client';
import { sourceConfiguration } from '../../support/configuration';
import { csvRow } from '../../support/csv-row';
import { operationsOf } from '../../support/operations';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { restrict } from '../../support/sub-accounts';

/** An entity unknown to the code, and an additional field on a known one. */
const partner = resource({
  name: 'courier',
  label: 'Kurir',
  icon: 'box',
  area: 'panel',
  path: '/panel/courier',
  menu: false,
  endpoint: '/v1/vendor-panel/courier',
  access: 'panel.courier',
  blockWhenExpired: true,
  fields: {
    name: { kind: 'text', label: 'Nama', required: true, unique: true, max: 40 },
    phone: { kind: 'phone', label: 'Nomor HP' },
    fee: { kind: 'money', label: 'Ongkos', required: true, max: 500_000 },
    is_active: { kind: 'switch', label: 'Aktif' },
  },
  title: 'name',
  list: ['name', 'fee', 'is_active'],
  filters: ['is_active', 'updated_at'],
  search: ['name', 'phone'],
  sort: ['name', 'fee'],
  form: ['name', 'phone', 'fee', 'is_active'],
  detail: ['name', 'phone', 'fee', 'is_active'],
  can: ['create', 'edit', 'delete', 'export'],
});

const config: Config = {
  accessKeys: [
    ...shipped.accessKeys,
    { key: 'panel.courier', label: 'Lihat kurir' },
    { key: 'panel.courier.action', label: 'Kelola kurir' },
  ],
  resources: [
    ...shipped.resources.map((one) =>
      one.name === 'banner'
        ? {
            ...one,
            fields: { ...one.fields, badge: { kind: 'text' as const, label: 'Lencana', max: 12 } },
            form: [...one.form, 'badge'],
          }
        : one,
    ),
    partner,
  ],
  menu: shipped.menu,
};

let server: TestServer;
let reader: Client;
let writer: Client;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts', config });
  await restrict(server.database, 'mitra@demo.test', [
    'panel.courier',
    'panel.courier.action',
    'panel.banner',
  ]);
  await restrict(server.database, 'lain@demo.test', ['panel.courier']);
  writer = await server.signIn('mitra@demo.test');
  reader = await server.signIn('lain@demo.test');
});
afterAll(() => server.close());

const path = partner.endpoint;

it('is created, listed, searched, sorted, filtered, exported, edited and deleted', async () => {
  const made = [];
  for (const [name, fee, is_active] of [
    ['Jauh', 30_000, true],
    ['Dekat', 9_000, false],
    ['Sedang', 15_000, true],
  ]) {
    made.push((await writer.post(path, { name, fee, is_active, phone: '081200000777' })).body.data);
  }
  const namesOf = async (text: string) =>
    (await writer.get(`${path}?${text}`)).body.data.map(({ name }: { name: string }) => name);

  expect(await namesOf('sort=fee')).toEqual(['Dekat', 'Sedang', 'Jauh']);
  expect(await namesOf('sort=-name&f.is_active=true')).toEqual(['Sedang', 'Jauh']);
  expect(await namesOf('search=08120000')).toHaveLength(3);
  expect(await namesOf('search=dek')).toEqual(['Dekat']);
  expect((await writer.get(`${path}/export?format=csv`)).body).toContain(csvRow('Nama', 'Ongkos', 'Aktif'));
  const edit = await writer.put(`${path}/update/${made[0].id}`, { name: 'Dekat', fee: 1, version: 1 });
  expect(edit.body.errors).toEqual({ name: ['Nama sudah digunakan.'] });
  expect((await writer.delete(`${path}/${made[1].id}`)).status).toBe(200);
  expect(await namesOf('sort=name')).toEqual(['Jauh', 'Sedang']);
  // Looks like the beginning of a mobile number but is none.
  await writer.post(path, { name: 'Kode 08-2024', fee: 1_000 });
  expect(await namesOf('search=08-2024')).toEqual(['Kode 08-2024']);
});

it('is open as its access key says: see with one, change with the other', async () => {
  const { body } = await writer.post(path, { name: 'Baru', fee: 5_000 });

  expect((await reader.get(path)).body.data).toEqual([]);
  expect((await reader.post(path, { name: 'X', fee: 1 })).status).toBe(403);
  expect((await reader.delete(`${path}/${body.data.id}`)).status).toBe(403);
  expect((await writer.get('/v1/vendor-panel/member')).status).toBe(403);
  expect((await server.guest.get(path)).status).toBe(401);
});

it('is blocked, reads and writes alike, when the panel has expired', async () => {
  await query(
    server.database,
    `update partners set panel_expired_date = now() - interval '1 s' where id = (select partner_id from users where email = 'lain@demo.test')`,
  );
  const expired = await server.signIn('lain@demo.test');

  expect((await expired.get(path)).body.code).toBe('PANEL_EXPIRED');
  expect((await expired.get(`${path}/export?format=csv`)).body.code).toBe('PANEL_EXPIRED');
});

it('takes a new field of a known entity without a migration', async () => {
  const spec = { ...partner, endpoint: '/v1/vendor-panel/banner' };
  expect((await writer.get(`${spec.endpoint}?sort=badge`)).status).toBe(400);
  expect((await writer.post(spec.endpoint, { badge: 'terlalu panjang sekali' })).status).toBe(403);
  const all = await server.signIn('bebas@demo.test');
  const { body } = await all.post(spec.endpoint, { badge: 'terlalu panjang sekali' });

  expect(body.errors).toMatchObject({ badge: ['Lencana maksimal 12 karakter.'] });
});

it('makes the indexes that the declarations ask for, once, and drops those of others', async () => {
  const own = () =>
    query(server.database, `select indexname from pg_indexes where indexname like 'entity\\_%' order by 1`);
  const before = await own();
  await query(server.database, `create index entity_sort_0123456789abcdef on entities (resource)`);
  await server.services.entities.ready();

  expect(before.length).toBeGreaterThan(10);
  expect(await own()).toEqual(before);
});

it('does not start with a store that no module is', () => {
  const resources = config.resources.map((one) =>
    one.name === 'courier' ? { ...one, store: 'ghost' } : one,
  );

  expect(() => loadModel(sourceConfiguration({ ...config, resources }))).toThrow(
    'resources.config.ts: courier.store: there is no store "ghost"',
  );
});

it('knows where the calls of the program itself begin, so that no declaration meets them', () => {
  const { model } = server.services;
  const own = operationsOf(server).filter(
    ({ path }) =>
      !model.resources.some(({ endpoint }) => path === endpoint || path.startsWith(`${endpoint}/`)),
  );
  const unknown = own.filter(
    ({ path }) =>
      path.startsWith('/v1/') &&
      !offers.taken.some((taken) => path === taken || path.startsWith(`${taken}/`)),
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
});
