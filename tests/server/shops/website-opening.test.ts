import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openLive } from '../../support/live-socket';
import { query } from '../../support/query';
import { pictureOf } from '../../support/sample';
import { startTestServer, type TestServer } from '../../support/server';
import { type FutureWebsite, futureWebsite, PANEL } from '../../support/website';

describe('a website that was asked for', () => {
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

  it('is opened by the operator, live, with what a website needs, for the plan’s first period', async () => {
    const logo = await server.services.upload.store(
      { partnerId: website.partnerId, userId: (await website.tono.get('/v1/crm/profile')).body.data.id },
      {},
      { name: 'logo.png', bytes: await pictureOf(200, 80) },
    );
    await website.hand({ logo: logo as never });
    const live = await openLive(website.tono, 'mitra');
    onTestFinished(() => live.ws.terminate());
    await server.services.website.review.approve(website.partnerId);
    await live.frame('the approval', ({ type }) => type === 'facts');

    const { status, url, expired_date } = await website.panel();
    expect({ status, url }).toEqual({ status: 2, url: 'https://tono-store.lumbung.test' });
    const days = (Date.parse(expired_date) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const plan = (await website.tono.get(`${PANEL}/subscription-plan`)).body.data;
    expect(plan).toMatchObject({
      next_charge_at: expired_date,
      last_charge: null,
      started_at: expect.any(String),
    });
    expect((await website.tono.get('/v1/vendor-panel/profile')).body.data).toMatchObject({
      site_name: 'Tono Store',
      tagline: 'Top up cepat',
      theme_id: 'arena',
      logo_light: { id: logo.id },
    });
    const shown = (await server.guest.get('/v1/storefront/tono-store/catalogue')).body.data;
    expect(shown.site).toMatchObject({
      name: 'Tono Store',
      tagline: 'Top up cepat',
      theme: { id: 'arena' },
      logo_light: { url: logo.url },
    });
    const versions = await query(
      server.database,
      'select number, published_by from site_versions where partner_id = $1::uuid',
      [website.partnerId],
    );
    expect(versions).toEqual([{ number: 1, published_by: null }]);
    expect((await website.tono.get('/v1/vendor-panel/tier')).body.data).toMatchObject([
      { name: 'Publik', is_default: true },
    ]);
    expect(shown.site.contact).toMatchObject({ whatsapp: '6281200000012', floating: 'right' });
    expect((await website.tono.get('/v1/vendor-panel/social-media')).body.data).toMatchObject({
      whatsapp: '6281200000012',
    });
    // The contact is set, so this setup step is done.
    expect((await website.tono.get('/v1/vendor-panel/progress-status')).body.data).toEqual({
      is_tier_set: true,
      is_product_set: false,
      is_profile_set: true,
    });
    expect((await website.tono.get('/v1/crm/notifications')).body.data[0]).toMatchObject({
      title: 'Website Anda aktif',
    });
    await expect(server.services.website.review.approve(website.partnerId)).rejects.toMatchObject({
      code: 'PANEL_NOT_PENDING',
    });
    expect((await website.hand()).body.code).toBe('WEBSITE_CLOSED');
  });

  it('is refused with a reason, keeps what was typed, frees its subdomain, and may be handed in again', async () => {
    await website.hand();
    await server.services.website.review.reject(website.partnerId, 'Nama terlalu umum');
    expect(await website.state()).toMatchObject({
      status: 3,
      reject_reason: 'Nama terlalu umum',
      registration: { site_name: 'Tono Store', subdomain: 'tono-store', reviewed_at: expect.any(String) },
    });
    expect((await website.check('tono-store', await server.signIn('lain@demo.test'))).error).toBeNull();
    expect((await website.hand({ site_name: 'Tono Jaya' })).body.data).toMatchObject({
      status: 1,
      reject_reason: null,
      registration: { site_name: 'Tono Jaya', reviewed_at: null },
    });
  });

  it('needs another subdomain when somebody took it after the rejection', async () => {
    await website.hand();
    await server.services.website.review.reject(website.partnerId, 'Nama terlalu umum');
    await query(
      server.database,
      `update partners set panel_status = 0 where id = (select partner_id from users where email = 'menunggu@demo.test')`,
    );
    expect((await website.hand({}, await server.signIn('menunggu@demo.test'))).status).toBe(200);
    expect((await website.hand()).body.errors).toEqual({
      subdomain: ['Subdomain sudah dipakai. Pilih nama lain.'],
    });
  });
});
