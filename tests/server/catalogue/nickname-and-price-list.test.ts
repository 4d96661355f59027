import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TopProduct } from '../../../src/topics/catalogue/contract/recommendation';
import type { Client } from '../../support/client';
import { csvRow } from '../../support/csv-row';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let mitra: Client;
let bronze: Client;
let other: Client;

beforeAll(async () => {
  server = await startTestServer();
  mitra = await server.signIn();
  bronze = await server.signIn('perunggu@demo.test');
  other = await server.signIn('lain@demo.test');
});
afterAll(() => server.close());

const idOf = async (key: string) => {
  const [brand] = await query(server.database, 'select id from brands where key = $1', [key]);
  return brand?.id;
};

describe('the nickname check', () => {
  const check = async (key: string, form_values: Record<string, string>) =>
    mitra.post('/v1/crm/check-user-id', { brand_id: await idOf(key), form_values });

  it('names the account, the same each time', async () => {
    const values = { user_id: '128845097', zone_id: '2614' };
    const first = await check('mobile-legends', values);
    expect(first.body.data.nickname).toMatch(/\w{3,}/);
    expect((await check('mobile-legends', values)).body.data).toEqual(first.body.data);
  });

  it('says when there is no such account', async () => {
    const { status, body } = await check('mobile-legends', { user_id: '128841232', zone_id: '2614' });
    expect([status, body.code]).toEqual([422, 'CUSTOMER_NOT_FOUND']);
  });

  it('points at the input that is wrong', async () => {
    const { status, body } = await check('mobile-legends', { user_id: '12', zone_id: '2614' });
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.keys(body.errors)).toEqual(['form_values.user_id']);
  });

  it('does not exist for a brand without accounts', async () => {
    expect((await check('google-play', {})).status).toBe(404);
  });
});

describe('top products', () => {
  const top = async (client: Client): Promise<TopProduct[]> =>
    (await client.get('/v1/crm/top-products')).body.data;

  it('are the twelve brands that the partner bought most in 30 days', async () => {
    const found = await top(mitra);
    expect(found).toHaveLength(12);
    const counts = found.map((one) => one.total_trx_30d);
    expect(counts).toEqual([...counts].sort((one, next) => next - one));
    const [brandCount] = await query(
      server.database,
      `select count(*)::int as orders from transactions t join users u on u.partner_id = t.partner_id
       where u.email = 'mitra@demo.test' and t.brand_id = $1 and t.created_at > now() - interval '30 days'
         and (t.status in (1, 2) or t.refunded = 2)`,
      [found[0]?.parent_category_id],
    );
    expect(brandCount?.orders).toBe(counts[0]);
  });

  it('are the partner’s own: a new one has none', async () => {
    expect(await top(await server.signIn('baru@demo.test'))).toEqual([]);
    expect(await top(other)).not.toEqual(await top(mitra));
  });
});

describe('the price list', () => {
  it('is saved as CSV with one line an item at the price of the tier', async () => {
    const { status, headers, body } = await bronze.get('/v1/crm/product/export?format=csv&search=PLN-20000');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('daftar-harga.csv');
    const lines = body.replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe(
      csvRow(...'SKU,Kategori,Brand,Grup,Item,Harga,Harga sebelumnya,Biaya admin,Komisi,Status'.split(',')),
    );
    expect(lines[1]).toBe(
      csvRow(...'PLN-20000,Token PLN,Token PLN,Token Listrik,Token 20.000,20750,,,,Tersedia'.split(',')),
    );
  });

  it('holds every item of the shelves', async () => {
    const { body } = await mitra.get('/v1/crm/product/export?format=csv');
    const [stored] = await query(
      server.database,
      'select count(*)::int as items from variations v join brands b on b.id = v.brand_id where b.status <> 4',
    );
    expect(body.trim().split('\r\n')).toHaveLength(Number(stored?.items) + 1);
  });

  it('is saved as a spreadsheet too', async () => {
    const { status, body } = await mitra.get('/v1/crm/product/export?format=xlsx&search=PLN-20000');
    expect(status).toBe(200);
    expect(body.startsWith('PK')).toBe(true);
  });
});
