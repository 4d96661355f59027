import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import type { Answer, Client } from '../../support/client';
import {
  allowAddress,
  type ProgramClient,
  ProgramClient as Programs,
  phoneItem,
  programOf,
  signed,
  tokenOf,
} from '../../support/programs';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let owner: Client;
let program: ProgramClient;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn();
  program = await programOf(server, owner, 'sandbox');
});
afterAll(() => server?.close());

const codeOf = ({ status, body }: Answer) => [status, body.code];
const asked = async (ahead: number): Promise<unknown[]> => {
  const second = Math.floor(Date.now() / 1000);
  const answer = await program.get('/balance', { ahead });
  // Retries if the second has changed meanwhile.
  return Math.floor(Date.now() / 1000) === second ? codeOf(answer) : asked(ahead);
};

describe('S8: a call of a program is let in', () => {
  it('by a signature over its method, path, query, time, nonce and body', async () => {
    const { status, body, headers } = await program.get('/balance');
    expect([status, body.data.currency]).toEqual([200, 'IDR']);
    // The scheme is case-insensitive (RFC 9110).
    const small = { headers: { authorization: `bearer ${program.keys.access_key}` } };
    expect((await program.get('/balance', small)).status).toBe(200);
    expect(headers.get('x-request-id')).toBeTruthy();
    expect(
      codeOf(await program.get('/brands?category=game', { headers: { 'x-nonce': 'nonce-of-another' } })),
    ).toEqual([401, 'INVALID_SIGNATURE']);
  });

  it('by no other secret, not that of another partner either', async () => {
    const { secret } = await tokenOf(await server.signIn('lain@demo.test'), 'sandbox');
    expect(codeOf(await program.get('/balance', { secret }))).toEqual([401, 'INVALID_SIGNATURE']);
    expect(codeOf(await program.get('/balance', { secret: 'x' }))).toEqual([401, 'INVALID_SIGNATURE']);
    for (const signature of ['', 'ff', 'g'.repeat(128), '0'.repeat(128)]) {
      const answer = await program.get('/balance', { headers: { 'x-signature': signature } });
      expect(codeOf(answer)).toEqual([401, 'INVALID_SIGNATURE']);
    }
  });

  it('with no byte of the body changed, readable or not', async () => {
    const { order } = await phoneItem(server, program);
    const text = JSON.stringify(order('byte-000001', '1230'));
    for (const sent of [text.replace('1230', '1231'), `${text} `, text.slice(0, -1)]) {
      expect(codeOf(await program.post('/orders', JSON.parse(text), { sent }))).toEqual([
        401,
        'INVALID_SIGNATURE',
      ]);
    }
    expect((await program.get('/orders')).body.data).toEqual([]);
  });

  it('without a body where the call has none, in UTF-8, and compressed as anybody writes it', async () => {
    const send = async (method: 'GET' | 'POST', path: string, body: Buffer, more = {}, packed = body) => {
      const url = `/open-api/v1${path}`;
      // The signature does not cover an ignored body.
      const sign = signed(program.keys, method, url, method === 'GET' ? '' : body);
      const headers = { 'content-type': 'application/json', ...sign, ...more };
      const { statusCode, body: text } = await server.app.inject({ method, url, headers, payload: packed });
      return [statusCode, JSON.parse(text)];
    };
    const unsigned = [400, expect.objectContaining({ code: 'INVALID_REQUEST' })];
    expect(await send('GET', '/balance', Buffer.from('{}'))).toEqual(unsigned);
    expect(await send('POST', '/orders', Buffer.from('{"ref_id":"Jos\xe9-0001"}', 'latin1'))).toEqual(
      unsigned,
    );

    // PHP encodes an empty object as a list.
    const { sku, price } = await phoneItem(server, program);
    const wish = Buffer.from(JSON.stringify({ ref_id: 'kosong-0001', sku, price, customer: [] }));
    const [status, refused] = await send(
      'POST',
      '/orders',
      wish,
      { 'content-encoding': 'GZIP' },
      gzipSync(wish),
    );
    expect([status, refused.code]).toEqual([422, 'INVALID_CUSTOMER']);
    expect(Object.values(refused.errors)).toEqual([[expect.stringContaining('wajib diisi')]]);
    const wrong = Buffer.from(
      JSON.stringify({ ref_id: 'jenis-00001', sku, price: '12675', customer: ['x'] }),
    );
    expect((await send('POST', '/orders', wrong))[1].errors).toEqual({
      price: ['Harus berupa angka.'],
      customer: ['Harus berupa objek JSON.'],
    });
  });

  it('once for each nonce', async () => {
    const nonce = 'nonce-for-one-call';
    expect((await program.get('/balance', { nonce })).status).toBe(200);
    expect(codeOf(await program.get('/balance', { nonce }))).toEqual([401, 'INVALID_NONCE']);
    const malformed = await program.get('/balance', { nonce: 'pendek' });
    expect(codeOf(malformed)).toEqual([401, 'INVALID_NONCE']);
    const both = await Promise.all(['a', 'b'].map(() => program.get('/balance', { nonce: 'nonce-for-two' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('within 300 seconds of the clock of the database', async () => {
    expect((await program.get('/balance', { ahead: -299 })).status).toBe(200);
    expect((await program.get('/balance', { ahead: 299 })).status).toBe(200);
    expect(codeOf(await program.get('/balance', { ahead: -301 }))).toEqual([401, 'INVALID_TIMESTAMP']);
    expect(await asked(301)).toEqual([401, 'INVALID_TIMESTAMP']);
  });

  it('with a token that stands, at once and everywhere', async () => {
    const keys = await tokenOf(owner, 'sandbox');
    const other = new Programs(server.url, keys);
    expect((await other.get('/balance')).status).toBe(200);

    const { secret } = (await owner.post(`/v1/crm/access-token/${keys.id}/secret`, { pin: DEMO_PIN })).body
      .data;
    expect((await other.get('/balance')).status).toBe(200);
    expect((await other.get('/balance', { secret })).status).toBe(200);
    await query(server.database, 'update access_tokens set previous_until = now() where id = $1', [keys.id]);
    expect(codeOf(await other.get('/balance'))).toEqual([401, 'INVALID_SIGNATURE']);

    await query(server.database, 'update access_tokens set expires_at = now() where id = $1', [keys.id]);
    expect(codeOf(await other.get('/balance', { secret }))).toEqual([401, 'INVALID_TOKEN']);
    await query(server.database, 'update access_tokens set expires_at = null where id = $1', [keys.id]);
    await owner.post(`/v1/crm/access-token/${keys.id}/revoke`);
    expect(codeOf(await other.get('/balance', { secret }))).toEqual([401, 'INVALID_TOKEN']);
    // A user session is no program.
    expect(codeOf(await owner.get('/open-api/v1/balance'))).toEqual([401, 'INVALID_TOKEN']);
  });

  it('for what its scopes say', async () => {
    const reader = new Programs(server.url, await tokenOf(owner, 'sandbox', ['product.read']));
    expect((await reader.get('/categories')).status).toBe(200);
    const { body } = await reader.get('/balance');
    expect(body).toMatchObject({
      status: 403,
      code: 'INSUFFICIENT_SCOPE',
      details: { scope: 'balance.read' },
    });
  });

  it('from an address on the list alone, whatever a header claims; refused ones are listed and can be allowed', async () => {
    const stranger = await server.signIn('lain@demo.test');
    const other = new Programs(server.url, await tokenOf(stranger, 'sandbox'));
    await allowAddress(stranger, '8.8.8.8');
    const forged = { headers: { 'x-forwarded-for': '8.8.8.8', 'x-real-ip': '8.8.8.8' } };
    const { body } = await other.get('/balance?x=1', forged);
    expect(body).toMatchObject({ status: 403, code: 'IP_NOT_WHITELISTED', details: { ip: '127.0.0.1' } });
    expect(body.message).toContain('127.0.0.1');
    await other.get('/brands', forged);
    // Callers without the secret cannot add refused addresses.
    await other.get('/orders', { ...forged, secret: 'x' });
    const list = async () => (await stranger.get('/v1/crm/ip-whitelist')).body.data.refused;
    expect(await list()).toMatchObject([{ ip: '127.0.0.1', count: 2, path: '/open-api/v1/brands' }]);
    const readNonces = async () => {
      await server.services.integration.addresses.forgetOld();
      return (await query(server.database, 'select from refused_addresses')).length;
    };
    expect(await readNonces()).toBe(1);
    await query(server.database, `update refused_addresses set last_at = now() - interval '31 days'`);
    expect(await readNonces()).toBe(0);
    await other.get('/brands');
    await allowAddress(stranger);
    expect(await list()).toEqual([]);
    expect((await other.get('/balance')).status).toBe(200);
  });
});

it('a program is refused in one shape, in two languages, with the id of its call', async () => {
  const { status, body, headers } = await program.post('/orders', { ref_id: 'x' });
  expect(status).toBe(400);
  expect(body).toEqual({
    ...{ status: 400, code: 'INVALID_REQUEST', message: expect.any(String), message_en: expect.any(String) },
    errors: expect.objectContaining({ ref_id: [expect.any(String)], sku: [expect.any(String)] }),
    request_id: headers.get('x-request-id'),
  });
  const lost = await server.guest.get('/open-api/v1/nothing');
  expect(lost.body).toMatchObject({ status: 404, code: 'NOT_FOUND', message_en: 'No such path.' });
});
