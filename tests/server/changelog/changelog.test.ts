import { afterAll, beforeAll, expect, it } from 'vitest';
import { VERSION } from '../../../src/platform/version';
import type { Release } from '../../../src/topics/changelog/contract';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
});
afterAll(() => server.close());

const releasesOf = async (client: Client): Promise<Release[]> =>
  (await client.get('/v1/crm/changelogs')).body.data;
const unread = async (client: Client) => (await releasesOf(client)).filter(({ is_read }) => !is_read).length;

it('begins with the version that runs, newest first', async () => {
  const releases = await releasesOf(await server.signIn());
  expect(releases[0]?.version).toBe(VERSION);
  const days = releases.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().reverse());
  expect(new Set(releases.map(({ version }) => version)).size).toBe(releases.length);
});

it('is unread until a person opens it, for each person by itself', async () => {
  const owner = await server.signIn('mitra@demo.test');
  const cashier = await server.signIn('kasir@demo.test');
  const all = (await releasesOf(owner)).length;
  expect(await unread(owner)).toBe(all);
  expect((await owner.post('/v1/crm/changelogs/read')).status).toBe(200);
  expect(await unread(owner)).toBe(0);
  expect(await unread(cashier)).toBe(all);
});

it('shows a new user nothing from before', async () => {
  await query(server.database, `update users set created_at = '2030-01-01' where email = 'lain@demo.test'`);
  expect(await unread(await server.signIn('lain@demo.test'))).toBe(0);
});
