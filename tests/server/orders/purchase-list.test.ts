import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/platform/http/actor';
import type { TransactionDetail } from '../../../src/topics/orders/contract/transaction';
import type { Client } from '../../support/client';
import { csvRow } from '../../support/csv-row';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { emailOf, openShop, PASSWORD, PRICE, type Shop } from '../../support/shop';
import { openCashier } from '../../support/sub-accounts';
import { until } from '../../support/until';

let server: TestServer;
let shop: Shop;
let actor: Actor;
let client: Client;
let stranger: Client;
/** In this order: succeeded, refunded, partly refunded, pending. */
let orders: TransactionDetail[];

const list = async (filter = '') => {
  const { status, body } = await client.get(`/v1/crm/transaction?${filter}`);
  expect(status).toBe(200);
  return body as { data: TransactionDetail[]; meta: { page: number; limit: number; total: number } };
};
const codes = async (filter: string) => (await list(filter)).data.map(({ code }) => code);
const moved = (id: string, days: number) =>
  query(
    server.database,
    `update transactions set created_at = created_at - make_interval(days => $2::int),
       refund_at = refund_at - make_interval(days => $2::int) where id = $1::uuid`,
    [id, days],
  );

beforeAll(async () => {
  server = await startTestServer({ seed: 'none' });
  shop = await openShop(server.database);
  actor = await shop.openPartner(1_000_000);
  client = await server.signIn(emailOf(actor), PASSWORD);
  stranger = await server.signIn(emailOf(await shop.openPartner(0)), PASSWORD);
  orders = [];
  for (const [ending, extra] of [
    ['1230', { note: '=1+1', customer_name: 'Siti' }],
    ['1232', {}],
    ['1238', { ref_id: 'NOTA_100' }],
    ['1235', { nickname: 'RakaGaruda', ref_id: '08-2024-001' }],
  ] as const) {
    const { body } = await client.post('/v1/crm/transaction/create-new', shop.order(ending, extra), {
      'idempotency-key': v7(),
    });
    orders.push(body.data);
  }
  await until('three orders have ended', async () => (await list('f.status=1')).meta.total === 1);
});
afterAll(() => server.close());

const codeOf = (index: number) => orders[index]?.code ?? '';

describe('the list of transactions', () => {
  test('holds ten a page, newest first, with the number of all', async () => {
    expect(await codes('')).toEqual([codeOf(3), codeOf(2), codeOf(1), codeOf(0)]);
    expect((await list('')).meta).toEqual({ page: 1, limit: 10, total: 4 });
    const { body } = await client.get('/v1/crm/transaction/all?page=1&limit=10&filter=');
    expect(body).toMatchObject({
      meta: { page: 1, limit: 10, total: 4 },
      data: [{ code: codeOf(3) }, {}, {}, {}],
    });
    expect(await codes('page=2&limit=3')).toEqual([codeOf(0)]);
    expect(await list('page=3&limit=3')).toMatchObject({ data: [], meta: { total: 4 } });
  });

  test.each([
    ['2', [0]],
    ['4', [2, 1]],
    ['part', [2]],
    ['1', [3]],
    ['1,4', [3, 2, 1]],
    ['3', []],
    ['error', []],
  ])('shows only status %s when asked', async (status, indexes) => {
    expect(await codes(`f.status=${status}`)).toEqual(indexes.map(codeOf));
  });

  test('is narrowed to the orders that the caller made', async () => {
    const own = (user: unknown) =>
      query(server.database, 'update transactions set user_id = $1 where id = $2', [user, orders[0]?.id]);
    const cashier = await openCashier(server.database, actor);
    await own(cashier.userId);
    const mine = `f.user_id=${actor.userId}`;
    expect(await codes(mine)).toEqual([codeOf(3), codeOf(2), codeOf(1)]);
    expect((await list(mine)).meta.total).toBe(3);
    const { body } = await client.get('/v1/crm/account-user/lookup');
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([actor.userId, cashier.userId]);
    await own(actor.userId);
  });

  test('counts whatever has no other word as an error', async () => {
    await query(server.database, 'update transactions set status = 9 where id = $1::uuid', [orders[0]?.id]);
    expect(await codes('f.status=error')).toEqual([codeOf(0)]);
    await query(server.database, 'update transactions set status = 2 where id = $1::uuid', [orders[0]?.id]);
  });

  test.each([
    ['99001232', [1]],
    ['rakagar', [3]],
    ['nota 100', [2]],
    ['NOTA-100', [2]],
    ['08-2024', [3]],
    ['86 diamond', [3, 2, 1, 0]],
    ['diamond raka 86', [3]],
    ['siti', [0]],
    ['tidak ada', []],
  ])('finds the words %s in any order, without signs', async (search, indexes) => {
    expect(await codes(`search=${encodeURIComponent(search)}`)).toEqual(indexes.map(codeOf));
  });

  test('finds a serial number, but no order by its masked codes', async () => {
    await query(
      server.database,
      `update transactions set sn = 'SN-77', voucher_codes = '{••••••WXYZ}' where id = $1`,
      [orders[1]?.id],
    );
    expect(await codes('search=sn77')).toEqual([codeOf(1)]);
    expect(await codes('search=wxyz')).toEqual([]);
    await query(server.database, `update transactions set sn = null, voucher_codes = '{}' where id = $1`, [
      orders[1]?.id,
    ]);
  });

  test('is filtered by brand, source and amount, and ordered by amount', async () => {
    const brand = (await list('')).data[0]?.parent_category_id;
    expect((await list(`f.parent_category_id=${brand}`)).meta.total).toBe(4);
    expect((await list(`f.parent_category_id=${v7()}`)).meta.total).toBe(0);
    expect((await list('f.source=1')).meta.total).toBe(4);
    expect(await codes('f.source=2')).toEqual([]);
    await query(server.database, 'update transactions set selling_total = $1 where id = $2', [
      PRICE + 7,
      orders[2]?.id,
    ]);
    expect(await codes(`f.selling_total=${PRICE + 1}..`)).toEqual([codeOf(2)]);
    expect((await codes('sort=-selling_total'))[0]).toBe(codeOf(2));
    expect(await codes(`search=${PRICE + 7}`)).toEqual([codeOf(2)]);
    expect((await client.get('/v1/crm/transaction/summary')).body.data).toMatchObject({
      total: 4,
      sums: { selling_total: 4 * PRICE + 7, refund_amount: PRICE + PRICE / 2 },
    });
    await query(server.database, 'update transactions set selling_total = $1 where id = $2', [
      PRICE,
      orders[2]?.id,
    ]);
  });

  test('is cut by days of Asia/Jakarta, both ends included', async () => {
    await moved(orders[0]?.id ?? '', 3);
    const [{ at } = { at: '' }] = await query(
      server.database,
      `select to_char((now() - interval '3 days') at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as at`,
    );
    expect(await codes(`f.date=${at}..${at}`)).toEqual([codeOf(0)]);
    expect(await codes(`f.date=..${at}`)).toEqual([codeOf(0)]);
    expect((await codes(`f.date=${at}..`)).length).toBe(4);
    await moved(orders[0]?.id ?? '', -3);
  });

  test.each([
    'page=0',
    'limit=101',
    'f.status=lunas',
    'f.date=kemarin',
    'f.selling_total=murah',
    'colour=red',
  ])('refuses %s', async (filter) => {
    expect((await client.get(`/v1/crm/transaction?${filter}`)).status).toBe(400);
  });

  test('is private, and so are orders and keys', async () => {
    for (const path of ['', '/all'])
      expect((await stranger.get(`/v1/crm/transaction${path}`)).body.meta.total).toBe(0);
    expect(await stranger.get(`/v1/crm/transaction/${orders[0]?.id}`)).toMatchObject({ status: 404 });
    expect(await client.get(`/v1/crm/transaction/${orders[0]?.id}`)).toMatchObject({
      status: 200,
      body: { data: { id: orders[0]?.id, customer_name: 'Siti' } },
    });
  });
});

test('a key answers with its order, to its owner alone', async () => {
  const key = v7();
  const bought = await client.post('/v1/crm/transaction/create-new', shop.order('1235'), {
    'idempotency-key': key,
  });
  const path = `/v1/crm/transaction/by-key/${key}`;
  expect((await client.get(path)).body.data.id).toBe(bought.body.data.id);
  expect((await stranger.get(path)).body.data).toBeNull();
  const again = await client.post('/v1/crm/transaction/create-new', shop.order('1235'), {
    'idempotency-key': key,
  });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(bought.headers.get('idempotency-replayed')).toBeNull();
});

test('a purchase without a key, or with strange fields, is refused', async () => {
  const path = '/v1/crm/transaction/create-new';
  expect((await client.post(path, shop.order('1230'))).status).toBe(400);
  const key = { 'idempotency-key': v7() };
  expect((await client.post(path, { ...shop.order('1230'), unit_price: 1 }, key)).status).toBe(400);
  expect((await client.post(path, shop.order('1230', { qty: -1 }), key)).status).toBe(422);
  expect((await client.post(path, shop.order('1230', { note: 'a\u0000b' }), key)).body.errors).toEqual({
    note: ['Memuat karakter yang tidak didukung.'],
  });
  expect((await client.get(`/v1/crm/transaction/by-key/${key['idempotency-key']}`)).body.data).toBeNull();
});

test('the export holds the whole filtered set, and runs no formula', async () => {
  const { status, headers, body } = await client.get('/v1/crm/transaction/export?format=csv&f.status=2');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/"Transaksi \d\d \w{3} \d{4}\.csv"/);
  const [head, row, ...rest] = (body as string).trim().split('\r\n');
  expect(head).toContain(csvRow('Item', 'Tujuan', 'Kode', 'Tanggal', 'Status', 'Harga'));
  expect(head).toContain(csvRow('Harga jual', 'Margin', 'Sumber', 'Dibuat oleh', 'Produk', 'Ref ID'));
  expect(row).toContain(codeOf(0));
  expect(row).toContain("'=1+1");
  expect(rest).toEqual([]);
  const { body: whole } = await client.get('/v1/crm/transaction/export?format=csv');
  expect(whole).toContain('"Refund sebagian"');
  const xlsx = await client.get('/v1/crm/transaction/export?format=xlsx');
  expect(xlsx).toMatchObject({ status: 200, body: expect.stringMatching(/^PK/) });
});

test('the dashboard counts today, yesterday and the days before by the calendar of Jakarta', async () => {
  const before = (await client.get('/v1/crm/dashboard/totals')).body.data;
  await moved(orders[1]?.id ?? '', 1);
  const { body } = await client.get('/v1/crm/dashboard/totals');
  expect(body.data).toMatchObject({
    trx_today: before.trx_today - 1,
    trx_yesterday: 1,
    spent_today: before.spent_today - PRICE,
    spent_average: { days: 1, amount: PRICE },
    refund_today: before.refund_today - PRICE,
  });
  // All orders of the account are from today: there is no whole day to take the mean of.
  expect(before.spent_average).toBeNull();
  expect(before.refund_today).toBe(PRICE + PRICE / 2);
  const { days } = (await client.get('/v1/crm/dashboard/charts')).body.data;
  expect(days).toHaveLength(14);
  expect(days.at(-2)).toMatchObject({ trx: 1, spent: PRICE, refund: PRICE });
});

test('the dashboard sets today beside yesterday up to the same time of day', async () => {
  const yesterday = async () => (await client.get('/v1/crm/dashboard/totals')).body.data.trx_yesterday;
  const before = await yesterday();
  const shift = (hours: number) =>
    query(
      server.database,
      'update transactions set created_at = created_at + make_interval(hours => $2::int) where id = $1::uuid',
      [orders[2]?.id ?? '', hours],
    );
  // It is later than this time of yesterday at every hour of the day.
  await shift(-23);
  expect(await yesterday()).toBe(before);
  await shift(23);
});

test('a first purchase that was delivered in part counts as one', async () => {
  const newcomer = await server.signIn(emailOf(await shop.openPartner(1_000_000)), PASSWORD);
  const hasPurchase = async () => (await newcomer.get('/v1/crm/profile')).body.data.has_purchase;
  const endOf = (ending: string, refunded: number) =>
    until(`order ${ending} ends`, async () => {
      const { body } = await newcomer.get('/v1/crm/transaction/all');
      return body.data[0].refunded === refunded;
    });
  const buy = (ending: string) =>
    newcomer.post('/v1/crm/transaction/create-new', shop.order(ending), { 'idempotency-key': v7() });
  await buy('1232');
  await endOf('1232', 1);
  expect(await hasPurchase()).toBe(false);
  await buy('1238');
  await endOf('1238', 2);
  expect(await hasPurchase()).toBe(true);
});
