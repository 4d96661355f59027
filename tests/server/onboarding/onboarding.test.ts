import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_NOTICE } from '../../../demo/messages';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const PATH = '/v1/crm/onboarding';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
});
afterAll(() => server.close());

const insert = (id: string, values: { active: boolean; title: string; content: string; age: string }) =>
  query(
    server.database,
    `insert into onboarding_notices (id, is_active, last_update, title, content)
     values ($1, $2, now() - $3::interval, $4, $5)`,
    [id, values.active, values.age, values.title, values.content],
  );
const notice = async () => (await (await server.signIn('baru@demo.test')).get(PATH)).body.data;

it('no one who is not signed in reads the notice', async () => {
  expect((await server.guest.get(PATH)).status).toBe(401);
});

it('where there never was one, the answer is null', async () => {
  await query(server.database, 'delete from onboarding_notices');
  expect(await notice()).toBeNull();
});

it('of several the newest active one counts, and one that was put away comes back as not active', async () => {
  const later = '019bf000-0000-7000-8000-000000000002';
  await insert(DEMO_NOTICE, { active: true, title: 'Lama', content: '<p>Lama</p>', age: '2 days' });
  await insert(later, { active: false, title: 'Baru', content: '<p>Baru</p>', age: '1 day' });
  expect(await notice()).toMatchObject({ id: DEMO_NOTICE, is_active: true, title: 'Lama' });
  await query(server.database, 'update onboarding_notices set is_active = false');
  expect(await notice()).toMatchObject({ id: later, is_active: false });
});

it('its HTML can run nothing, also when it was written into the database by hand', async () => {
  await query(server.database, 'delete from onboarding_notices');
  const content = '<p onclick="x()">Halo</p><script>x()</script><img src="x" onerror="x()">';
  await insert(DEMO_NOTICE, { active: true, title: 'Halo', content, age: '1 hour' });
  const { content: shown } = await notice();
  expect(shown).toContain('Halo');
  expect(shown).not.toMatch(/script|onclick|onerror/);
});
