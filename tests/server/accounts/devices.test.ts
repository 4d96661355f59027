import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceSession } from '../../../src/core/contract/setting';
import { activities } from '../../../src/core/text/activities';
import { deviceWords } from '../../../src/platform/http/device-words';
import { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('a user agent', () => {
  it.each([
    [CHROME, { kind: 'desktop', browser: 'Chrome 143', os: 'Windows 10' }],
    [IPHONE, { kind: 'phone', browser: 'Safari 18', os: 'iOS 18.1' }],
    ['', { kind: 'other', browser: null, os: null }],
    ['<script>alert(1)</script>', { kind: 'other', browser: null, os: null }],
  ])('"%s" is read', (userAgent, words) => {
    expect(deviceWords(userAgent)).toEqual(words);
  });
});

describe('the list of devices', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
  });
  afterAll(() => server?.close());

  const from = async (userAgent: string, identifier: string): Promise<Client> => {
    const { body } = await server.guest.post(
      '/v1/crm/login',
      { identifier, password: 'Mitra#2026' },
      { 'user-agent': userAgent },
    );
    return new Client(server.url, body.data.accessToken);
  };
  const list = async (client: Client): Promise<DeviceSession[]> =>
    (await client.get('/v1/crm/session')).body.data;

  it('shows browser, system and address of each, this one first, and no token', async () => {
    const phone = await from(IPHONE, 'lain@demo.test');
    const desk = await from(CHROME, 'lain@demo.test');
    const devices = await list(desk);
    expect(
      devices.map(({ browser, os, kind, ip, is_current }) => ({ browser, os, kind, ip, is_current })),
    ).toEqual([
      { browser: 'Chrome 143', os: 'Windows 10', kind: 'desktop', ip: '127.0.0.1', is_current: true },
      { browser: 'Safari 18', os: 'iOS 18.1', kind: 'phone', ip: '127.0.0.1', is_current: false },
    ]);
    // The current device shows its present address.
    await query(server.database, `update sessions set ip = '203.0.113.9'`);
    expect((await list(desk)).map(({ ip }) => ip)).toEqual(['127.0.0.1', '203.0.113.9']);
    const hashes = await query(server.database, 'select token_hash from sessions');
    for (const { token_hash } of hashes) expect(JSON.stringify(devices)).not.toContain(token_hash);
    expect(JSON.stringify(devices)).not.toContain(phone.token);
  });

  it('ends one of them, and the activity log says which', async () => {
    const [here, there] = [await from(CHROME, 'segera@demo.test'), await from(IPHONE, 'segera@demo.test')];
    const other = (await list(here)).find(({ is_current }) => !is_current);
    expect((await here.delete(`/v1/crm/session/${other?.id}`)).status).toBe(200);
    expect((await there.get('/v1/crm/profile')).status).toBe(401);
    expect((await here.delete(`/v1/crm/session/${other?.id}`)).status).toBe(404);
    expect(await list(here)).toHaveLength(1);
    const [entry] = (await here.get('/v1/crm/activity-log')).body.data;
    expect(entry).toMatchObject({ label: activities['session.end'].label, object: 'Safari 18 di iOS 18.1' });
  });

  it('ends all others at once', async () => {
    const [here, ...others] = await Promise.all([1, 2, 3].map(() => from(CHROME, 'menunggu@demo.test')));
    expect((await (here as Client).post('/v1/crm/session/end-others')).body.data).toEqual({ ended: 2 });
    for (const other of others) expect((await other.get('/v1/crm/profile')).status).toBe(401);
    expect(await list(here as Client)).toHaveLength(1);
  });

  it('shows and ends no one else’s, not even of the same partner', async () => {
    const owner = await from(CHROME, 'mitra@demo.test');
    const cashier = await from(CHROME, 'kasir@demo.test');
    const [theirs] = await list(owner);
    expect((await cashier.delete(`/v1/crm/session/${theirs?.id}`)).status).toBe(404);
    expect(await list(cashier)).toHaveLength(1);
    expect((await owner.get('/v1/crm/profile')).status).toBe(200);
  });
});
