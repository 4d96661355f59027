import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Website } from '../../../src/topics/shops/contract/website';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { until } from '../../support/until';
import { websiteForm as form, PANEL } from '../../support/website';

describe('the reviewer of a demonstration', () => {
  let server: TestServer;
  let tono: Client;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts', env: { SEED: 'demo', AUTO_REVIEW_SECONDS: '1' } });
    tono = await server.signIn('tanpapanel@demo.test');
  });
  afterAll(() => server.close());

  const validated = (status: number) =>
    until(`status ${status}`, async () => {
      const { data } = (await tono.get(PANEL)).body;
      return data.status === status && (data as Website);
    });

  it('refuses a name that poses as the brand itself, and opens the next one', async () => {
    await tono.post(PANEL, { ...form, site_name: 'Diamond Official' });
    expect((await validated(3)).reject_reason).toMatch(/kesan resmi/);
    await tono.post(PANEL, form);
    await validated(2);
    const [activity] = await query(
      server.database,
      `select actor_type from activities where code = 'panel.approved'`,
    );
    expect(activity).toEqual({ actor_type: 'system' });
  });
});
