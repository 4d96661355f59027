import { connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readEnv } from '../../../../src/platform/env';
import { installAccess } from '../../../../src/server/plugins/access';
import { installErrors } from '../../../../src/server/plugins/errors';
import { startServer } from '../../../../src/server/start';
import { Client } from '../../../support/client';
import { sourceConfiguration } from '../../../support/configuration';
import { openTestDatabase, postgresAvailable } from '../../../support/database';
import { callbackOf, openTopup, sendCallback } from '../../../support/payments';
import { query } from '../../../support/query';
import { startTestServer, type TestServer } from '../../../support/server';
import { openShop } from '../../../support/shop';
import { sourcePages } from '../../../support/source-pages';
import { tcpProxy } from '../../../support/tcp-proxy';
import { until } from '../../../support/until';

const PROFILE = '/v1/crm/profile';
const LOGIN = '/v1/crm/login';
const NOTIFICATIONS = '/v1/crm/notifications';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  client = await server.signIn();
});
afterAll(() => server?.close());

describe('a bad request is answered as JSON in one shape', () => {
  const bad: [string, string, string, unknown, number, string][] = [
    ['an unknown path', 'GET', '/v1/crm/nothing', undefined, 404, 'NOT_FOUND'],
    ['the wrong method', 'DELETE', PROFILE, undefined, 405, 'METHOD_NOT_ALLOWED'],
    ['an unknown query key', 'GET', `${NOTIFICATIONS}?colour=red`, undefined, 400, 'BAD_REQUEST'],
    ['a query where none is taken', 'GET', `${PROFILE}?id=1`, undefined, 400, 'BAD_REQUEST'],
    ['a repeated query key', 'GET', `${NOTIFICATIONS}?limit=1&limit=2`, undefined, 400, 'BAD_REQUEST'],
    ['a query value out of bounds', 'GET', `${NOTIFICATIONS}?limit=101`, undefined, 400, 'BAD_REQUEST'],
    ['an undecodable path', 'GET', '/v1/%zz', undefined, 400, 'BAD_REQUEST'],
    [
      'an unknown body key',
      'POST',
      LOGIN,
      { identifier: 'a', password: 'b', role: 'owner' },
      400,
      'BAD_REQUEST',
    ],
    ['a body that is no JSON', 'POST', LOGIN, '{"identifier":', 400, 'BAD_REQUEST'],
    ['a body with __proto__', 'POST', LOGIN, '{"identifier":"a","__proto__":{"x":1}}', 400, 'BAD_REQUEST'],
    ['a body with a constructor', 'POST', LOGIN, '{"constructor":{"prototype":{}}}', 400, 'BAD_REQUEST'],
    ['a body that is a list', 'POST', LOGIN, '[]', 400, 'BAD_REQUEST'],
    ['a body nested 20,000 deep', 'POST', LOGIN, '['.repeat(20_000) + ']'.repeat(20_000), 400, 'BAD_REQUEST'],
    ['a NUL in a text', 'POST', LOGIN, { identifier: 'a\u0000@b', password: 'c' }, 400, 'BAD_REQUEST'],
    ['a body of three megabytes', 'POST', LOGIN, `"${'x'.repeat(3e6)}"`, 413, 'BODY_TOO_LARGE'],
    [
      'values that a form got wrong',
      'POST',
      LOGIN,
      { identifier: '', password: 5 },
      422,
      'VALIDATION_FAILED',
    ],
  ];

  it.each(bad)('%s', async (_words, method, path, body, status, code) => {
    const answer = await client.call(method, path, body);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.body).toMatchObject({
      status,
      code,
      message: expect.any(String),
      request_id: answer.headers.get('x-request-id') ?? expect.any(String),
    });
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toMatch(/ at |node_modules|select |zod/i);
  });

  it('names each wrong field in Indonesian', async () => {
    const { body } = await client.post(LOGIN, { identifier: '', password: 'x'.repeat(65) });
    expect(body.errors).toEqual({ identifier: ['Wajib diisi.'], password: ['Maksimal 64 karakter.'] });
    const types = await client.post(LOGIN, { identifier: 5, password: ['x'] });
    expect(types.body.errors).toEqual({
      identifier: ['Harus berupa teks.'],
      password: ['Harus berupa teks.'],
    });
  });

  it.each([
    ['application/json', LOGIN, '{"identifier":"Jos\xe9","password":"x"}'],
    ['text/plain', LOGIN, 'Jos\xe9'],
    ['application/json', '/v1/callback/supplier/digiflazz', '{"data":{"sn":"Jos\xe9"}}'],
    ['application/json', '/v1/callback/payment/tripay', '{"reference":"Jos\xe9"}'],
  ])('does not guess at a body of %s for %s that is not UTF-8', async (type, url, text) => {
    const headers = { 'content-type': type };
    const payload = Buffer.from(text, 'latin1');
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
  });

  it.each([
    ['GZIP', gzipSync, 'WRONG_CREDENTIALS'],
    ['x-gzip', gzipSync, 'WRONG_CREDENTIALS'],
    ['Br', brotliCompressSync, 'WRONG_CREDENTIALS'],
    ['Identity', Buffer.from, 'WRONG_CREDENTIALS'],
    ['gzip', Buffer.from, 'BAD_REQUEST'],
    ['gzip, gzip', gzipSync, 'UNSUPPORTED_ENCODING'],
    ['compress', Buffer.from, 'UNSUPPORTED_ENCODING'],
  ])('reads a body with Content-Encoding: %s', async (encoding, pack, code) => {
    const payload = pack(Buffer.from(JSON.stringify({ identifier: 'siapa@toko.test', password: 'salah' })));
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const answer = await server.app.inject({ method: 'POST', url: LOGIN, headers, payload });
    expect(answer.json().code).toBe(code);
    if (code === 'UNSUPPORTED_ENCODING') expect(answer.json().message).toContain(encoding);
  });

  it.each(['//open-api/v1/balance', '//v1/crm/profile', '/%2Fopen-api/v1/balance', '/product//data'])(
    'has no page at %s',
    async (path) => {
      const answer = await server.app.inject({ url: path, headers: { accept: 'text/html' } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('does not know a body without its type', async () => {
    const answer = await client.call('POST', LOGIN, '<x/>', { 'content-type': 'application/xml' });
    expect(answer.body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('asks who calls before it reads the body', async () => {
    const answer = await server.guest.post('/v1/crm/live-ticket', { channels: ['nonsense'], more: 1 });
    expect(answer.body.code).toBe('UNAUTHENTICATED');
  });

  it('returns the methods that a path has', async () => {
    const { headers, status } = await client.call('OPTIONS', PROFILE);
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 204, allow: 'GET, HEAD, PUT' });
    expect((await client.call('DELETE', PROFILE)).headers.get('allow')).toBe('GET, HEAD, PUT');
  });

  it('answers HEAD like GET, without a body', async () => {
    const { status, body } = await client.call('HEAD', PROFILE);
    expect({ status, body }).toEqual({ status: 200, body: '' });
  });

  it('refuses headers of 64 kB', async () => {
    const answer = await raw(`GET ${PROFILE} HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(65_536)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*nosniff[\s\S]*"code":"BAD_REQUEST"/);
  });

  it('refuses what is no HTTP', async () => {
    expect(await raw('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"BAD_REQUEST"/);
  });

  it('ends a request that is sent too slowly within 30 seconds (S20)', () => {
    const { headersTimeout, requestTimeout } = server.app.server;
    for (const limit of [headersTimeout, requestTimeout]) {
      expect(limit).toBeGreaterThan(0);
      expect(limit).toBeLessThan(30_000);
    }
  });
});

describe('every answer has the security headers', () => {
  it.each([
    ['an answer of the API', PROFILE],
    ['a failure', '/v1/crm/nothing'],
    ['a page', '/dashboard'],
    ['a missing file', '/assets/gone.js'],
    ['the OpenAPI document', '/openapi.json'],
  ])('%s', async (_words, path) => {
    const { headers } = await client.get(path);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('and an answer of the API is never stored', async () => {
    for (const path of [PROFILE, '/v1/crm/nothing', '/openapi.json']) {
      expect((await client.get(path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('the API document', () => {
  it('lists the endpoints with their shapes', async () => {
    const { body } = await server.guest.get('/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths[LOGIN].post.requestBody.content['application/json'].schema).toMatchObject({
      required: ['identifier', 'password'],
      additionalProperties: false,
    });
    expect(body.paths[LOGIN].post.security).toEqual([]);
    expect(body.paths[PROFILE].get.security).toEqual([{ bearer: [] }]);
  });
});

describe('access', () => {
  it('is refused by the server where the browser would hide the entry', async () => {
    const cashier = await server.signIn('kasir@demo.test');
    const answer = await cashier.get('/v1/crm/balance-history/all');
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
  });

  it('does not exist for a route that names no object', async () => {
    const app = fastify();
    installErrors(app);
    installAccess(app, { maintenance: false });
    app.get('/v1/forgotten', async () => 'open');
    const answer = await app.inject('/v1/forgotten');
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('maintenance', () => {
  it('closes the API and leaves the page, which says so', async () => {
    const closed = await startTestServer({ seed: 'none', env: { MAINTENANCE: 'true' } });
    try {
      const answer = await closed.guest.post(LOGIN, { identifier: 'a', password: 'b' });
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 503, code: 'MAINTENANCE' });
      expect((await closed.guest.get('/dashboard')).body).toContain('"maintenance":true');
      // Any spelling that the router accepts.
      const spelt = await closed.guest.post('/%76%31/crm/log%69n', { identifier: 'a', password: 'b' });
      expect(spelt.body.code).toBe('MAINTENANCE');
      expect(spelt.headers.get('cache-control')).toBe('no-store');
      const whole = `GET http://mitra.test${PROFILE} HTTP/1.1\r\nhost: mitra.test\r\nconnection: close\r\n\r\n`;
      expect(await raw(whole, closed.url)).toContain('"MAINTENANCE"');
    } finally {
      await closed.close();
    }
  });
});

describe('maintenance of the portal', () => {
  it('takes the callbacks of the gateway all the same: money that comes meanwhile is credited', async () => {
    const env = { MAINTENANCE: 'true', PAYMENT_GATEWAY: 'sandbox' };
    const closed = await startTestServer({ seed: 'none', env });
    try {
      const shop = await openShop(closed.database);
      const { partnerId } = await shop.openPartner(0);
      const topup = await openTopup(closed.database, partnerId);
      expect(await sendCallback(closed.url, callbackOf(topup))).toBe(200);
      expect((await shop.ledger.balanceOf(partnerId, 'main')).balance).toBe(topup.amount);
    } finally {
      await closed.close();
    }
  });
});

describe.runIf(await postgresAvailable())('a database that is away or full', () => {
  it('makes the answer 503 with a time to come back, and its return needs no restart', async () => {
    const store = await openTestDatabase();
    const address = new URL(store.env.DATABASE_URL ?? '');
    const proxy = await tcpProxy({ host: address.hostname, port: Number(address.port || 5432) });
    address.port = String(proxy.port);
    address.hostname = '127.0.0.1';
    const env = readEnv({
      ...store.env,
      DATABASE_URL: address.href,
      PORT: '0',
      RATE_LIMIT: 'off',
      SEED: 'demo',
    });
    const running = await startServer(env, {
      configuration: sourceConfiguration(),
      pages: sourcePages(),
      logLevel: 'silent',
    });
    try {
      const caller = await new Client(running.url).signIn('mitra@demo.test', 'Mitra#2026');
      await proxy.cut();
      const away = await caller.get(PROFILE);
      expect({ status: away.status, code: away.body.code }).toEqual({ status: 503, code: 'UNAVAILABLE' });
      expect(away.headers.get('retry-after')).toBe('5');
      await proxy.mend();
      await until('the API answers again', async () => (await caller.get(PROFILE)).status === 200);
    } finally {
      await proxy.mend().catch(() => undefined);
      await running.close();
      await proxy.close();
      await store.close();
    }
  });

  it('that takes no writes answers reads, and refuses writes with a time to come back (R9)', async () => {
    const full = await startTestServer({ seed: 'accounts' });
    onTestFinished(() => full.close());
    const caller = await full.signIn();
    const [{ name = '' } = {}] = await query(full.database, 'select current_database() as name');
    await query(full.database, `alter database "${name}" set default_transaction_read_only = on`);
    // Its own connection last, or later ones would survive.
    const endAll = `select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity where datname = current_database() order by pid = pg_backend_pid()) connections`;
    await query(full.database, endAll).catch(() => undefined);
    await until('reads are answered', async () => (await caller.get(PROFILE)).status === 200);
    const refused = await caller.put(PROFILE, { name: 'Sari Baru' });
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.headers.get('retry-after')).toBe('5');
  });
});

/** Sends raw bytes and returns everything until the server closes. */
function raw(bytes: string, url = server.url): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
