import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, type Storefront } from '../../support/storefront';
import { websiteHost, websiteVisitor } from '../../support/website-visitor';

const TOKEN = 'token-of-the-proxy-2026';

describe('the name that a proxy asks about', () => {
  let server: TestServer;
  let shop: Storefront;
  let host: string;

  beforeAll(async () => {
    const env = { METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://mitra.uji.test', RATE_LIMIT: 'on' };
    server = await startTestServer({ env });
    shop = await openStorefront(server);
    host = await websiteHost(server, shop.partnerId);
  });
  afterAll(() => server?.close());

  const pathOf = (domain: string) => `/website-host?domain=${encodeURIComponent(domain)}`;
  const ask = async (domain: string, headers: Record<string, string> = {}) =>
    (await server.guest.get(pathOf(domain), { authorization: `Bearer ${TOKEN}`, ...headers })).status;
  const set = (what: string) =>
    query(server.database, `update partners set ${what} where id = $1::uuid`, [shop.partnerId]);
  const setDomain = (domain: string | null, status: number | null) =>
    query(
      server.database,
      `update panel_registrations set custom_domain = $2::text, domain_status = $3::smallint,
         ssl_status = case when $2::text is not null then 1 end where partner_id = $1::uuid`,
      [shop.partnerId, domain, status],
    );

  it('is a website or the portal, and nothing else', async () => {
    for (const known of [host, host.toUpperCase(), 'mitra.uji.test'])
      expect(await ask(known), known).toBe(200);
    for (const strange of [
      'tidak-ada.localhost',
      `dalam.${host}`,
      'asing.test',
      `${host}.asing.test`,
      '127.0.0.1',
      'a b',
      '',
    ])
      expect(await ask(strange), strange).toBe(404);
    expect((await server.guest.get('/website-host', { authorization: `Bearer ${TOKEN}` })).status).toBe(404);
  });

  it('is a domain of a partner while its DNS points here', async () => {
    for (const [status, answer] of [
      [1, 404],
      [2, 404],
      [3, 200],
      [1, 404],
    ] as const) {
      await setDomain('toko-sendiri.test', status);
      await expect.poll(() => ask('toko-sendiri.test'), { timeout: 10_000 }).toBe(answer);
    }
    await setDomain(null, null);
  });

  it('is answered to the proxy alone, and so many times a minute', async () => {
    expect(await ask(host, { authorization: 'Bearer token-of-the-proxy-2025' })).toBe(404);
    expect((await server.guest.get(pathOf(host))).status).toBe(404);
    // Visitors of a website or the portal do not reach it without the token.
    for (const name of [host, 'mitra.uji.test'])
      expect((await websiteVisitor(server, name).get(pathOf(host))).status, name).toBe(404);
    const { headers } = await server.guest.get(pathOf(host), { authorization: `Bearer ${TOKEN}` });
    expect(headers.get('x-ratelimit-limit')).toBe('6000');
  });

  it('keeps its certificate to say that it is expired or waiting, and gets none once refused', async () => {
    for (const [state, answer] of [
      [`panel_status = 3`, 404],
      [`panel_status = 1`, 200],
      [`panel_status = 2, panel_auto_renew = false, panel_expired_date = now() - interval '1 minute'`, 200],
      [`panel_expired_date = now() + interval '9 days'`, 200],
    ] as const) {
      await set(state);
      await expect.poll(() => ask(host), { timeout: 5_000 }).toBe(answer);
    }
  });

  it('is answered without a token on this machine, and to no one behind a proxy', async () => {
    const local = await startTestServer();
    try {
      const client = new Client(local.url);
      expect((await client.get(pathOf(host))).status).toBe(200);
      expect((await client.get(pathOf(host), { 'x-forwarded-for': '203.0.113.5' })).status).toBe(404);
    } finally {
      await local.close();
    }
  });
});
