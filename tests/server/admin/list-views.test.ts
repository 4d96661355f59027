import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_VIEWS } from '../../../src/core/contract/list-view';
import type { Client } from '../../support/client';
import { UNKNOWN_ID } from '../../support/entities';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let owner: Client;
let sub: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  [owner, sub, stranger] = [
    await server.signIn('mitra@demo.test'),
    await server.signIn('kasir@demo.test'),
    await server.signIn('lain@demo.test'),
  ];
});
afterAll(() => server.close());

const layout = {
  columns: ['name', 'phone'],
  widths: { name: 240 },
  pinned: ['phone'],
  density: 'compact',
  view: null,
};
const view = {
  resource: 'member',
  name: 'Diblokir',
  query: 'f.status=blocked&sort=-created_at&columns=name,status',
  is_shared: false,
  is_pinned: false,
};
const listsOf = async (client: Client) => (await client.get('/v1/crm/profile')).body.data.lists;
const grant = (keys: string[]) =>
  query(server.database, "update users set privileges = $1 where email = 'kasir@demo.test'", [keys]);
const save = (client: Client, change: object = {}) =>
  client.post('/v1/crm/list-view', { ...view, ...change });

it('keeps the columns of a list for the person alone, within bounds', async () => {
  const put = (change: object, resource = 'member') =>
    owner.put(`/v1/crm/list-layout/${resource}`, { ...layout, ...change });
  expect((await put({})).body.data).toEqual(layout);
  expect((await put({ density: 'normal' })).status).toBe(200);
  expect((await listsOf(owner)).layouts).toEqual({ member: { ...layout, density: 'normal' } });
  expect((await listsOf(stranger)).layouts).toEqual({});
  expect((await put({ widths: { name: 20 } })).status).toBe(422);
  expect((await put({ widths: { name: 9_000 } })).status).toBe(422);
  expect((await put({ columns: Array(61).fill('name') })).status).toBe(422);
  expect((await put({ density: 'tiny' })).status).toBe(422);
  expect((await put({}, 'unknown')).status).toBe(404);
});

it('shows a view to its owner, and a shared one to the sub-accounts that may open its list', async () => {
  await grant(['panel.member']);
  const { body } = await save(owner);
  expect(body.data).toEqual({ ...view, id: body.data.id, is_own: true });
  expect((await listsOf(owner)).views).toEqual([body.data]);
  expect((await listsOf(sub)).views).toEqual([]);

  const { resource: _, ...state } = { ...view, is_shared: true, is_pinned: true };
  const path = `/v1/crm/list-view/${body.data.id}`;
  expect((await owner.put(path, state)).status).toBe(200);
  expect((await listsOf(sub)).views).toEqual([
    { ...body.data, is_shared: true, is_pinned: true, is_own: false },
  ]);
  expect((await listsOf(stranger)).views).toEqual([]);
  for (const other of [sub, stranger]) {
    expect((await other.put(path, { ...state, is_shared: false })).status).toBe(404);
    expect((await other.delete(path)).status).toBe(404);
  }
  expect((await sub.put(path, state)).status).toBe(403);

  await grant(['product']);
  expect((await listsOf(sub)).views).toEqual([]);
  expect((await save(sub)).status).toBe(403);
  expect((await owner.delete(path)).status).toBe(200);
  expect((await listsOf(owner)).views).toEqual([]);
});

it('refuses a used name, an unknown list or view, a share by a sub-account, and too many views', async () => {
  await grant(['panel.member']);
  expect((await save(sub, { is_shared: true })).status).toBe(403);
  expect((await save(sub)).status).toBe(200);
  expect((await save(sub, { name: 'DIBLOKIR' })).body.errors).toEqual({ name: ['Nama ini sudah dipakai.'] });
  expect((await save(sub, { name: ' ' })).status).toBe(422);
  expect((await save(sub, { resource: 'unknown' })).status).toBe(404);
  expect((await sub.delete(`/v1/crm/list-view/${UNKNOWN_ID}`)).status).toBe(404);
  for (let nth = 1; nth < MOST_VIEWS; nth += 1) await save(sub, { name: `Tampilan ${nth}` });
  expect((await save(sub, { name: 'Satu lagi' })).body.errors).toHaveProperty('name');
});
