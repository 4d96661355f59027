import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiRequest } from '../../../resources/api-request';
import { type ApiDocument, callsOf } from '../../../src/topics/developer-api/domain/api-document';
import { OPEN_API, OPEN_API_DOCUMENT } from '../../../src/topics/developer-api/domain/paths';
import type { Client } from '../../support/client';
import {
  allowAddress,
  type ProgramClient,
  phoneItem,
  programOf,
  signed,
  tokenOf,
} from '../../support/programs';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { until } from '../../support/until';

const LOG = '/v1/crm/setting/api-request';
const OTHER = 'lain@demo.test';

let server: TestServer;
let owner: Client;
let live: ProgramClient;
let sandbox: ProgramClient;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn();
  [live, sandbox] = [await programOf(server, owner, 'production'), await programOf(server, owner, 'sandbox')];
});
afterAll(() => server?.close());

const listed = async (by: Client, query: string) => (await by.get(`${LOG}?limit=100&${query}`)).body.data;
/** Waits for the log entry of this response. */
const readRow = async (headers: Headers) => {
  const id = String(headers.get('x-request-id'));
  const row = await until(`call ${id} to be kept`, async () => {
    const [found] = await listed(owner, `search=${id}`);
    return found;
  });
  return (await owner.get(`${LOG}/${row.id}`)).body.data;
};

it('keeps every call of a program with its answer, found by its request id and its ref_id', async () => {
  const { order, price } = await phoneItem(server, sandbox);
  const made = await sandbox.post('/orders', order('catatan-0001', '1230'));
  expect(await readRow(made.headers)).toMatchObject({
    ...{ call: 'POST /orders', status: 'ok', http_status: 200, ref_id: 'catatan-0001', ip: '127.0.0.1' },
    ...{ environment: 'sandbox', label: 'Uji sandbox', path: '/open-api/v1/orders' },
    ...{ duration_ms: expect.any(Number), request_id: made.headers.get('x-request-id') },
  });
  const refused = await live.post('/orders', order('catatan-0002', '1230', { price: price + 1 }));
  expect(await readRow(refused.headers)).toMatchObject({
    ...{ status: 'refused', http_status: 409, code: 'PRICE_NOT_MATCH', environment: 'production' },
  });
  const invalid = await live.post('/orders', { ref_id: 'catatan-0003', sku: 7 });
  const row = await readRow(invalid.headers);
  expect(row).toMatchObject({ http_status: 400, code: 'INVALID_REQUEST', ref_id: 'catatan-0003' });
  expect(JSON.parse(row.response)).toEqual(invalid.body);
  expect(JSON.parse(row.request)).toEqual({ ref_id: 'catatan-0003', sku: 7 });

  const names = (rows: { ref_id?: string }[]) => rows.map(({ ref_id }) => ref_id).sort();
  expect(names(await listed(owner, 'search=catatan-000'))).toEqual([
    ...['catatan-0001', 'catatan-0002', 'catatan-0003'],
  ]);
  expect(names(await listed(owner, 'search=catatan-000&f.status=ok'))).toEqual(['catatan-0001']);
  expect(await listed(owner, 'search=catatan-000&f.call=GET+/orders')).toEqual([]);
  expect(names(await listed(owner, 'search=catatan-000&f.environment=production'))).toHaveLength(2);
});

it('shows the body of a call only to users who may read orders', async () => {
  const { order } = await phoneItem(server, sandbox);
  const { headers } = await sandbox.post('/orders', order('catatan-0009', '1234', { allow_duplicate: true }));
  const { id } = await readRow(headers);
  const shownTo = async (privileges: string) => {
    await query(
      server.database,
      `with seen as (update sub_accounts set can_see_cost = true)
       update users set privileges = $1::text[] where email = 'kasir@demo.test'`,
      [`{${privileges}}`],
    );
    const { body } = await (await server.signIn('kasir@demo.test')).get(`${LOG}/${id}`);
    return [body.data.ref_id, 'request' in body.data, 'response' in body.data];
  };
  expect(await shownTo('integration')).toEqual(['catatan-0009', false, false]);
  expect(await shownTo('integration,transaction')).toEqual(['catatan-0009', true, true]);
});

it('names every call that there is, and no other', async () => {
  const document: ApiDocument = (await server.guest.get(OPEN_API_DOCUMENT)).body;
  const known = callsOf(document).map(
    ({ method, path }) => `${method.toUpperCase()} ${path.slice(OPEN_API.length)}`,
  );
  const { call } = apiRequest.fields;
  expect(call.options.map(({ value }) => value).sort()).toEqual(known.sort());
});

it('keeps what was refused of a known token: signature, address, scope, a token that has ended', async () => {
  const wrong = await live.get('/balance', { secret: 'salah' });
  expect(await readRow(wrong.headers)).toMatchObject({ code: 'INVALID_SIGNATURE', call: 'GET /balance' });
  const late = await live.get('/balance', { ahead: 900 });
  expect(await readRow(late.headers)).toMatchObject({ code: 'INVALID_TIMESTAMP' });

  const reader = await tokenOf(owner, 'sandbox', ['balance.read']);
  const { url } = server;
  const call = (path: string) =>
    fetch(`${url}/open-api/v1${path}`, { headers: signed(reader, 'GET', `/open-api/v1${path}`, '') });
  expect(await readRow((await call('/orders')).headers)).toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
  await owner.post(`/v1/crm/access-token/${reader.id}/revoke`);
  expect(await readRow((await call('/balance')).headers)).toMatchObject({ code: 'INVALID_TOKEN' });

  // Refused before the signature check.
  const large = await live.post('/orders', { ref_id: 'x'.repeat(70_000) });
  expect([large.status, large.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  expect(await readRow(large.headers)).toMatchObject({
    code: 'BODY_TOO_LARGE',
    call: 'POST /orders',
  });
  const text = await live.post('/orders', {}, { headers: { 'content-type': 'text/plain' } });
  expect([text.status, text.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(await readRow(text.headers)).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });

  const [{ id }] = (await owner.get('/v1/crm/ip-whitelist')).body.data.allowed;
  await owner.delete(`/v1/crm/ip-whitelist/${id}`);
  const elsewhere = await live.get('/balance');
  expect(await readRow(elsewhere.headers)).toMatchObject({ code: 'IP_NOT_WHITELISTED', ip: '127.0.0.1' });
  await allowAddress(owner);
});

it('keeps no secret: nothing that signs, no code that is worth money, nothing of who cannot sign', async () => {
  const { order } = await phoneItem(server, sandbox);
  await sandbox.post('/orders', order('rahasia-0001', '1231'));
  const done = await until('the order to end', async () => {
    const answer = await sandbox.get('/order-status?ref_id=rahasia-0001');
    return answer.body.data.status === 2 && answer;
  });
  const [code] = done.body.data.voucher_codes;
  const row = await readRow(done.headers);
  expect(JSON.parse(row.response).data).toMatchObject({ voucher_codes: ['••••••'], status: 2 });
  const { access_key, secret } = sandbox.keys;
  const typed = { ref_id: 'rahasia-0002', pin: '246810', customer: { sandi: 'kata', note: access_key } };
  const unasked = await sandbox.post('/orders', { ...typed, secret });
  const stranger = await sandbox.post('/orders', typed, { secret: 'salah' });
  const aside = await sandbox.get(`/balance?secret=${secret}`);
  const whole = JSON.stringify([
    ...[row, await readRow(unasked.headers), await readRow(stranger.headers), await readRow(aside.headers)],
  ]);
  for (const marker of [code, secret, access_key, '246810', 'kata"']) expect(whole).not.toContain(marker);
  expect(await readRow(stranger.headers)).not.toHaveProperty('request');
});

it('can be read by its partner only, and has no row of an unknown token', async () => {
  const { headers } = await live.get('/balance');
  const { id, request_id } = await readRow(headers);
  const stranger = await server.signIn(OTHER);
  expect(await listed(stranger, `search=${request_id}`)).toEqual([]);
  expect((await stranger.get(`${LOG}/${id}`)).status).toBe(404);

  const unknown = await fetch(`${server.url}/open-api/v1/balance`, {
    headers: { authorization: 'Bearer lk_live_tidak-dikenal-sama-sekali' },
  });
  expect(unknown.status).toBe(401);
  // Later calls are logged by now.
  await readRow((await live.get('/balance')).headers);
  expect(await listed(owner, `search=${unknown.headers.get('x-request-id')}`)).toEqual([]);
});

it('keeps few calls of who cannot sign, however often they come, and loses none of who can', async () => {
  const client = await server.signIn(OTHER);
  const program = await programOf(server, client, 'sandbox');
  for (let nth = 0; nth < 80; nth += 1) await program.get('/balance', { secret: 'salah' });
  const last = (await program.get('/balance')).headers.get('x-request-id');
  await until('the signed one to be kept', async () => (await listed(client, `search=${last}`))[0]);
  const { meta } = (await client.get(`${LOG}?f.status=refused`)).body;
  // A new minute may have begun.
  expect(meta.total).toBeGreaterThanOrEqual(30);
  expect(meta.total).toBeLessThanOrEqual(60);
});
