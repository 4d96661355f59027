import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import type { BrandDetail, BrandSummary } from '../../../src/topics/catalogue/contract/catalogue';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const POSTPAID = '/v1/crm/transaction/postpaid';

describe('what is postpaid, beside what has a price', () => {
  let server: TestServer;
  let mitra: Client;
  let pln: BrandDetail;

  beforeAll(async () => {
    server = await startTestServer();
    mitra = await server.signIn();
    const { body } = await mitra.get('/v1/crm/product/parent?search=PLN%20Pascabayar');
    const [found] = body.data as BrandSummary[];
    pln = (await mitra.get(`/v1/crm/product/parent/${found?.id}`)).body.data;
  });
  afterAll(() => server.close());

  it('stands on the shelves with fee and commission, and without a price', () => {
    expect(pln).toMatchObject({ is_postpaid: true, min_price: null, category_name: 'Tagihan' });
    expect(pln.variations).toMatchObject([
      { sku: 'PLN-PASCA', price: null, price_before: null, admin_fee: 2_750, commission: 1_400 },
    ]);
  });

  it('stands in the price list and in its file, where its price is what the bill says', async () => {
    const { body } = await mitra.get('/v1/crm/product/all?search=PLN-PASCA');
    expect(body.data).toMatchObject([{ sku: 'PLN-PASCA', price: null, admin_fee: 2_750, commission: 1_400 }]);
    const file = await mitra.get('/v1/crm/product/export?format=csv&search=PLN-PASCA');
    expect(file.body).toContain('Sesuai tagihan');
  });

  it('is not bought without its bill', async () => {
    const order = {
      ...{ brand_id: pln.id, variation_id: pln.variations[0]?.id, qty: 1, expected_price: 1 },
      ...{ form_values: { customer_no: '530001234567' }, pin: DEMO_PIN },
    };
    const answer = await mitra.post('/v1/crm/transaction/create-new', order, { 'idempotency-key': v7() });
    expect([answer.status, answer.body.code]).toEqual([422, 'INQUIRY_REQUIRED']);
  });

  it('is nothing that a website sells, that is recommended, or whose price is followed', async () => {
    const of = (path: string) => mitra.get(path).then(({ body }) => JSON.stringify(body));
    expect(await of('/v1/vendor-panel/variation?search=PLN-PASCA')).not.toContain('Tagihan Listrik');
    expect(await of('/v1/vendor-panel/brand?search=Pascabayar')).not.toContain('Pascabayar');
    expect(await of('/v1/crm/recommendation')).not.toContain(pln.id);
    const item = pln.variations[0]?.id;
    expect((await mitra.get(`/v1/crm/product/price-series/${item}?days=30`)).status).toBe(404);
    const { priceFeed } = server.services;
    await priceFeed.apply({
      ...{ sku: 'PLN-PASCA', price: 99_000, state: 'available', since: Date.now(), reason: 'supplier' },
    });
    const [row] = await query(server.database, `select base_price from variations where sku = 'PLN-PASCA'`);
    expect(row).toEqual({ base_price: null });
    expect(await priceFeed.set('PLN-PASCA', { state: 'disturbed' })).toMatchObject({ new_status: 2 });
    const check = { sku: 'PLN-PASCA', customer_no: '530001231230' };
    expect((await mitra.post(`${POSTPAID}/inquiry-check`, check)).body.code).toBe('PRODUCT_DISTURBED');
    await priceFeed.set('PLN-PASCA', { state: 'available' });
  });

  it('is checked, paid, listed, included in the file of orders and repeated by its key', async () => {
    const check = { sku: 'PLN-PASCA', customer_no: '530009991231' };
    const { body: found } = await mitra.post(`${POSTPAID}/inquiry-check`, check);
    const payment = { inquiry_id: found.data.inquiry_id, pin: DEMO_PIN, ref_id: 'TAGIHAN-0001' };
    const key = { 'idempotency-key': v7() };
    const paid = await mitra.post(`${POSTPAID}/inquiry-payment`, payment, key);
    expect([paid.status, paid.body.data.selling_total]).toEqual([200, found.data.total]);
    const again = await mitra.post(`${POSTPAID}/inquiry-payment`, payment, key);
    expect([again.body.data.id, again.headers.get('idempotency-replayed')]).toEqual([
      ...[paid.body.data.id, 'true'],
    ]);
    const { body: list } = await mitra.get('/v1/crm/transaction?search=530009991231');
    expect(list.data).toMatchObject([{ ref_id: 'TAGIHAN-0001', item_name: 'Tagihan Listrik' }]);
    const file = await mitra.get('/v1/crm/transaction/export?format=csv&search=530009991231');
    expect(file.body).toContain(String(found.data.bill_amount));
    expect(file.body).toContain('Periode tagihan');
  });
});
