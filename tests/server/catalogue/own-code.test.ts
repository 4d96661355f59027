import { v4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bulkBy } from '../../support/bulk';
import type { Client } from '../../support/client';
import { phoneItem, programOf } from '../../support/programs';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const PATH = '/v1/crm/own-code';

let server: TestServer;
let owner: Client;
let stranger: Client;
beforeAll(async () => {
  server = await startTestServer();
  [owner, stranger] = [await server.signIn(), await server.signIn('lain@demo.test')];
});
afterAll(() => server?.close());

const itemOf = async (sku: string): Promise<string> => {
  const [row] = await query(server.database, 'select id from variations where sku = $1', [sku]);
  return String(row?.id);
};
const make = async (code: string, sku: string, by = owner) =>
  by.post(PATH, { code, item_id: await itemOf(sku) });
const found = async (typed: string, by = owner): Promise<{ sku: string; problem: string | null }[]> =>
  (await by.get(`/v1/crm/find?q=${encodeURIComponent(typed)}`)).body.data.items;
const checked = async (line: string, by = owner) => (await bulkBy(by).check([line])).rows[0];

it('finds its item in the palette, by its beginning too, and fills in the destination', async () => {
  expect((await make('andalan1', 'ML-86')).body.data).toMatchObject({ code: 'ANDALAN1' });
  for (const typed of ['andalan1', 'ANDA', 'andalan1 12345678 1234', 'andalan-1.12345678.1234'])
    expect({ typed, items: await found(typed) }).toMatchObject({
      typed,
      items: [{ sku: 'ML-86', problem: null }],
    });
  expect(await found('andalan2 12345678 1234')).toEqual([]);
  expect(await found('andalan1', stranger)).toEqual([]);
});

it('orders its item in bulk, until it is deleted; for its own partner alone', async () => {
  const { id } = (await make('GAME5', 'ML-5')).body.data;
  expect(await checked('game5.7700091230.2614')).toMatchObject({ sku: 'ML-5', problem: null });
  expect((await checked('GAME5.7700091230.2614', stranger))?.problem).toContain('GAME5');
  await owner.delete(`${PATH}/${id}`);
  expect((await checked('GAME5.7700091230.2614'))?.problem).toContain('GAME5');
});

it('orders its item by the API, in the sandbox too, and inquires its bill', async () => {
  for (const environment of ['production', 'sandbox'] as const) {
    const program = await programOf(server, owner, environment);
    const { order, sku } = await phoneItem(server, program);
    if (environment === 'production') await make('APIKU', sku);
    const sent = await program.post('/orders', order(`kode-${environment}`, '1230', { sku: 'apiku' }));
    expect([sent.status, sent.body.data?.sku]).toEqual([200, sku]);
    const unknown = await program.post('/orders', order(`asing-${environment}`, '1230', { sku: 'APIMU' }));
    expect(unknown.body.code).toBe('PRODUCT_NOT_FOUND');
  }
  await make('LISTRIK', 'PLN-PASCA');
  const live = await programOf(server, owner, 'production');
  const { body } = await live.post('/bill-inquiry', { sku: 'LISTRIK', customer_no: '530009991231' });
  expect(body.data).toMatchObject({ sku: 'PLN-PASCA' });
});

it.each([
  ['ML86', 'ML-86 adalah SKU item. Pilih kode lain.'],
  ['a b', 'Hanya huruf dan angka.'],
  ['ML_86', 'Hanya huruf dan angka.'],
])('refuses %s', async (code, message) => {
  const { status, body } = await make(code, 'ML-5');
  expect([status, body.errors]).toEqual([422, { code: [message] }]);
});

it('is one for each partner, and yields to an item that gets its code later', async () => {
  expect((await make('SAMA1', 'ML-5')).status).toBe(200);
  expect((await make('sama1', 'ML-86')).body.errors).toHaveProperty('code');
  expect((await make('SAMA1', 'ML-86', stranger)).status).toBe(200);
  await query(server.database, `update variations set sku = 'SAMA-1' where sku = 'ML-12'`);
  expect((await checked('SAMA1.7700101230.2614'))?.sku).toBe('SAMA-1');
  await query(server.database, `update variations set sku = 'ML-12' where sku = 'SAMA-1'`);
});

it('is imported by SKU', async () => {
  const rows = [
    { row: 2, cells: { code: 'IMPOR1', item_id: 'ml-86' } },
    { row: 3, cells: { code: 'IMPOR2', item_id: 'NIXDA' } },
  ];
  const { body } = await owner.post(`${PATH}/import`, { key: v4(), rows, only_right: true });
  expect(body.data.rows).toMatchObject([
    { state: 'new' },
    { state: 'wrong', errors: { item_id: ['Item "NIXDA" tidak ditemukan.'] } },
  ]);
  expect((await found('impor1'))[0]?.sku).toBe('ML-86');
});

it('is written by those who may buy, and read by those who see products', async () => {
  const given = (keys: string[]) =>
    query(server.database, `update users set privileges = $1 where email = 'kasir@demo.test'`, [keys]);
  await given(['product']);
  const reader = await server.signIn('kasir@demo.test');
  expect((await reader.get(PATH)).status).toBe(200);
  expect((await make('KASIR1', 'ML-5', reader)).status).toBe(403);
  await given(['transaction']);
  expect((await (await server.signIn('kasir@demo.test')).get(PATH)).status).toBe(403);
});
