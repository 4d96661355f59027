import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { until } from '../../support/until';
import { type FutureWebsite, futureWebsite, PANEL } from '../../support/website';

describe('the domain of one’s own', () => {
  let server: TestServer;
  let website: FutureWebsite;

  beforeAll(async () => {
    server = await startTestServer({
      seed: 'accounts',
      env: { PANEL_DNS: 'sandbox', PANEL_DOMAIN: 'lumbung.test', PUBLIC_URL: 'https://mitra.lumbung.test' },
    });
    website = await futureWebsite(server);
  });
  afterAll(() => server.close());
  beforeEach(() => website.forget());

  it('is followed until it is active, and the website is found there from then on', async () => {
    await website.hand({ custom_domain: 'https://www.tonostore.com/' });
    expect((await website.state()).domain).toMatchObject({
      name: 'www.tonostore.com',
      target: 'tono-store.lumbung.test',
      dns: 1,
      ssl: 1,
    });
    await server.services.website.review.approve(website.partnerId);
    expect((await website.panel()).url).toBe('https://tono-store.lumbung.test');

    // The job may still write an earlier result.
    const at = (seconds: number, dns: number, ssl: number) =>
      until(`dns ${dns} and ssl ${ssl} after ${seconds} s`, async () => {
        await query(
          server.database,
          `update panel_registrations set domain_checked_at = null,
             domain_since = now() - $1::float8 * interval '1 second'`,
          [seconds],
        );
        const { domain } = (await website.tono.post(`${PANEL}/domain/check`)).body.data;
        return domain.checked_at !== null && domain.dns === dns && domain.ssl === ssl;
      });
    await at(2, 1, 1);
    await at(15, 2, 1);
    await at(28, 3, 1);
    await at(60, 3, 2);
    expect((await website.state()).url).toBe('https://www.tonostore.com');
    expect((await website.panel()).url).toBe('https://www.tonostore.com');
    const { data } = (await website.tono.get('/v1/crm/notifications')).body;
    expect(data).toContainEqual(expect.objectContaining({ title: 'Domain aktif' }));
  });

  const set = (custom_domain: string | null, client = website.tono) =>
    client.put(`${PANEL}/domain`, { custom_domain });
  const open = async (custom_domain: string | null = null) => {
    await website.hand({ custom_domain });
    await server.services.website.review.approve(website.partnerId);
  };
  /** Simulates DNS after a minute; the job may still write an earlier result. */
  const pointed = () =>
    until('the domain points here', async () => {
      await query(
        server.database,
        `update panel_registrations set domain_checked_at = null, domain_since = now() - interval '1 minute'`,
      );
      const { domain } = (await website.tono.post(`${PANEL}/domain/check`)).body.data;
      return domain.dns === 3 && domain.ssl === 2 && domain;
    });

  it('can be named after the approval, and is followed like one of the registration', async () => {
    await open();
    const { status, body } = await set('https://toko.tono.com/');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      url: 'https://tono-store.lumbung.test',
      registration: { custom_domain: 'toko.tono.com' },
      domain: { name: 'toko.tono.com', target: 'tono-store.lumbung.test', dns: 1, ssl: 1 },
    });
    const jobs = await query(
      server.database,
      `select 1 from jobs j join panel_registrations r on r.submission_id = j.ref_id where j.kind = 'follow-domain'`,
    );
    expect(jobs).toHaveLength(1);
    expect(await pointed()).toMatchObject({ dns: 3, ssl: 2 });
    expect((await website.panel()).url).toBe('https://toko.tono.com');
    const { data } = (await website.tono.get('/v1/crm/activity-log')).body;
    expect(data).toContainEqual(
      expect.objectContaining({ label: 'Mengubah domain sendiri', object: 'toko.tono.com' }),
    );
  });

  it('can be corrected and taken away, while the subdomain goes on working', async () => {
    await open('www.salahketik.com');
    await pointed();
    expect((await website.panel()).url).toBe('https://www.salahketik.com');
    expect((await set('www.benar.com')).body.data).toMatchObject({
      url: 'https://tono-store.lumbung.test',
      domain: { name: 'www.benar.com', dns: 1 },
    });
    expect((await set('www.benar.com')).status).toBe(200);
    expect((await set(null)).body.data).toMatchObject({
      url: 'https://tono-store.lumbung.test',
      registration: { custom_domain: null },
      domain: null,
    });
    expect((await server.guest.get('/v1/storefront/tono-store/site')).status).toBe(200);
  });

  it('is set by the owner of an active website alone, and never under the portal’s own', async () => {
    expect((await set('toko.tono.com')).body.code).toBe('WEBSITE_INACTIVE');
    await open();
    expect((await set('bukan domain')).body.errors).toEqual({
      custom_domain: ['Domain tidak valid. Contoh: www.tokosaya.com'],
    });
    expect((await set('lain.lumbung.test')).body.errors).toEqual({
      custom_domain: ['Alamat di lumbung.test dipilih lewat subdomain.'],
    });
    expect((await set('toko.tono.com', await server.signIn('kasir@demo.test'))).status).toBe(403);
  });

  it('has no domain to check if none was named', async () => {
    await website.hand();
    expect((await website.tono.post(`${PANEL}/domain/check`)).body.code).toBe('DOMAIN_MISSING');
  });
});
