import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Website } from '../../src/core/contract/website';
import type { Client } from '../support/client';
import { databaseKinds } from '../support/database';
import { openLive } from '../support/live-socket';
import { query } from '../support/query';
import { pictureOf } from '../support/sample';
import { startTestServer, type TestServer } from '../support/server';
import { until } from '../support/until';
import { websiteForm as form, PANEL } from '../support/website';

describe.each(await databaseKinds())('a website of one’s own, on the %s database', (database) => {
  let server: TestServer;
  let tono: Client;
  let partnerId: string;

  beforeAll(async () => {
    server = await startTestServer({ database, seed: 'accounts', env: { PANEL_DNS: 'sandbox' } });
    tono = await server.signIn('tanpapanel@demo.test');
    partnerId = (await tono.get('/v1/crm/profile')).body.data.partner_id;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await query(server.database, 'delete from panel_registrations');
    await query(server.database, 'delete from entity_keys where partner_id = $1::uuid', [partnerId]);
    await query(server.database, 'delete from site_versions where partner_id = $1::uuid', [partnerId]);
    await query(server.database, 'delete from entities where partner_id = $1::uuid', [partnerId]);
    await query(
      server.database,
      `update partners set panel_status = 0, panel_site_name = null, panel_url = null, panel_expired_date = null
       where id in (select partner_id from users where email in ('tanpapanel@demo.test', 'baru@demo.test'))`,
    );
  });

  const hand = (change: Partial<typeof form> = {}, client = tono) =>
    client.post(PANEL, { ...form, ...change });
  const state = async (client = tono): Promise<Website> => (await client.get(PANEL)).body.data;
  const panel = async (client = tono) => (await client.get('/v1/crm/profile')).body.data.panel;
  const review = () => server.services.website.review;
  const check = async (name: string, client = tono) =>
    (await client.get(`${PANEL}/subdomain?name=${encodeURIComponent(name)}`)).body.data;

  it('is handed in, waits, and keeps what was typed', async () => {
    expect(await state()).toMatchObject({
      status: 0,
      registration: null,
      domain: null,
      base_domain: 'lumbung.test',
    });
    const { status, body } = await hand();
    expect(status).toBe(200);
    const { agree: _agree, ...typed } = form;
    expect(body.data).toMatchObject({
      status: 1,
      url: null,
      registration: { ...typed, contact_whatsapp: '6281200000012' },
    });
    expect(await panel()).toMatchObject({ status: 1, site_name: 'Tono Store', url: null });
    expect((await hand()).body.code).toBe('WEBSITE_CLOSED');
    const [deed] = (await tono.get('/v1/crm/activity-log')).body.data;
    expect(deed).toMatchObject({ label: 'Mendaftarkan website', object: 'Tono Store' });
  });

  it.each<[string, object]>([
    ['site_name', { site_name: 'ab' }],
    ['subdomain', { subdomain: 'www' }],
    ['custom_domain', { custom_domain: 'tokosaya' }],
    ['custom_domain', { custom_domain: 'lain.lumbung.test' }],
    ['theme_id', { theme_id: 'tidak-ada' }],
    ['contact_whatsapp', { contact_whatsapp: '021' }],
    ['agree', { agree: false }],
    [
      'logo',
      {
        logo: {
          id: '01900000-0000-7000-8000-000000000000',
          name: 'x',
          url: '/files/x',
          width: 1,
          height: 1,
          bytes: 1,
        },
      },
    ],
  ])('is refused with a message at %s', async (field, change) => {
    const { status, body } = await hand(change);
    expect({ status, code: body.code, fields: Object.keys(body.errors) }).toEqual({
      status: 422,
      code: 'VALIDATION_FAILED',
      fields: [field],
    });
    expect((await state()).status).toBe(0);
  });

  it('says while it is typed whether a subdomain can be had', async () => {
    expect(await check(' Tono-Store ')).toEqual({
      name: 'tono-store',
      host: 'tono-store.lumbung.test',
      fault: null,
    });
    expect((await check('api')).fault).toMatch(/dicadangkan/);
    expect((await check('a')).fault).toMatch(/minimal/);
    await hand();
    const other = await server.signIn('lain@demo.test');
    expect((await check('tono-store', other)).fault).toMatch(/sudah dipakai/);
    expect((await check('tono-store')).fault).toBeNull();
  });

  it('takes a subdomain once, however many want it in the same moment', async () => {
    await query(
      server.database,
      `update partners set tier_id = (select tier_id from partners where id = $1::uuid), kyc_status = 2, panel_status = 0`,
      [partnerId],
    );
    const emails = ['tanpapanel', 'baru', 'review', 'ditolak', 'perunggu', 'lain', 'segera', 'mitra'];
    const clients = await Promise.all(emails.map((name) => server.signIn(`${name}@demo.test`)));
    const answers = await Promise.all(clients.map((client) => hand({}, client)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 200)) {
      expect({ status, errors: body.errors }).toEqual({
        status: 422,
        errors: { subdomain: ['Subdomain sudah dipakai. Pilih nama lain.'] },
      });
    }
    await query(server.database, `update partners set panel_status = 0 where panel_status = 1`);
  });

  it('wants documents, a tier with a panel, and the owner', async () => {
    const set = (change: string) =>
      query(server.database, `update partners set ${change} where id = $1::uuid`, [partnerId]);
    await set('kyc_status = 0, key_verified = false');
    expect((await hand()).body.code).toBe('KYC_REQUIRED');
    await set('kyc_status = 1');
    expect((await hand()).status).toBe(200);
    await set('kyc_status = 2, key_verified = true, panel_status = 0');
    const bronze = await server.signIn('telepon@demo.test');
    await query(
      server.database,
      `with verified as (update users set phone_verified_at = now() where email = 'telepon@demo.test' returning *)
       update partners set tier_id = (select id from tiers where not has_panel limit 1)
       where id = (select partner_id from verified)`,
    );
    expect((await hand({ subdomain: 'teguh' }, bronze)).body.code).toBe('TIER_WITHOUT_PANEL');
    const cashier = await server.signIn('kasir@demo.test');
    expect((await cashier.get(PANEL)).status).toBe(403);
    expect((await hand({}, cashier)).status).toBe(403);
  });

  it('is opened by the operator, live, with what a website needs, for the plan’s first period', async () => {
    const logo = await server.services.upload.keep(
      { partnerId, userId: (await tono.get('/v1/crm/profile')).body.data.id },
      {},
      { name: 'logo.png', bytes: await pictureOf(200, 80) },
    );
    await hand({ logo: logo as never });
    const live = await openLive(tono, 'mitra');
    onTestFinished(() => live.ws.terminate());
    await review().approve(partnerId);
    await live.frame('the approval', ({ type }) => type === 'facts');

    const { status, url, expired_date } = await panel();
    expect({ status, url }).toEqual({ status: 2, url: 'https://tono-store.lumbung.test' });
    const days = (Date.parse(expired_date) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const plan = (await tono.get(`${PANEL}/subscription-plan`)).body.data;
    expect(plan).toMatchObject({
      next_charge_at: expired_date,
      last_charge: null,
      started_at: expect.any(String),
    });
    expect((await tono.get('/v1/vendor-panel/profile')).body.data).toMatchObject({
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
      [partnerId],
    );
    expect(versions).toEqual([{ number: 1, published_by: null }]);
    expect((await tono.get('/v1/vendor-panel/tier')).body.data).toMatchObject([
      { name: 'Publik', is_default: true },
    ]);
    expect((await tono.get('/v1/crm/notifications')).body.data[0]).toMatchObject({
      title: 'Website Anda aktif',
    });
    await expect(review().approve(partnerId)).rejects.toMatchObject({ code: 'PANEL_NOT_PENDING' });
    expect((await hand()).body.code).toBe('WEBSITE_CLOSED');
  });

  it('is refused with a reason, keeps what was typed, frees its subdomain, and may be handed in again', async () => {
    await hand();
    await review().reject(partnerId, 'Nama terlalu umum');
    expect(await state()).toMatchObject({
      status: 3,
      reject_reason: 'Nama terlalu umum',
      registration: { site_name: 'Tono Store', subdomain: 'tono-store', reviewed_at: expect.any(String) },
    });
    expect((await check('tono-store', await server.signIn('lain@demo.test'))).fault).toBeNull();
    expect((await hand({ site_name: 'Tono Jaya' })).body.data).toMatchObject({
      status: 1,
      reject_reason: null,
      registration: { site_name: 'Tono Jaya', reviewed_at: null },
    });
  });

  it('needs another subdomain when somebody took it after the rejection', async () => {
    await hand();
    await review().reject(partnerId, 'Nama terlalu umum');
    await query(
      server.database,
      `update partners set panel_status = 0 where id = (select partner_id from users where email = 'menunggu@demo.test')`,
    );
    expect((await hand({}, await server.signIn('menunggu@demo.test'))).status).toBe(200);
    expect((await hand()).body.errors).toEqual({ subdomain: ['Subdomain sudah dipakai. Pilih nama lain.'] });
  });

  it('follows a domain of one’s own until it is active, and is found there from then on', async () => {
    await hand({ custom_domain: 'https://www.tonostore.com/' });
    expect((await state()).domain).toMatchObject({
      name: 'www.tonostore.com',
      target: 'tono-store.lumbung.test',
      dns: 1,
      ssl: 1,
    });
    await review().approve(partnerId);
    expect((await panel()).url).toBe('https://tono-store.lumbung.test');

    // The job looks too, and may still hold what it saw a moment earlier.
    const at = (seconds: number, dns: number, ssl: number) =>
      until(`dns ${dns} and ssl ${ssl} after ${seconds} s`, async () => {
        await query(
          server.database,
          `update panel_registrations set domain_checked_at = null,
             domain_since = now() - $1::float8 * interval '1 second'`,
          [seconds],
        );
        const { domain } = (await tono.post(`${PANEL}/domain/check`)).body.data;
        return domain.checked_at !== null && domain.dns === dns && domain.ssl === ssl;
      });
    await at(2, 1, 1);
    await at(15, 2, 1);
    await at(28, 3, 1);
    await at(60, 3, 2);
    expect((await state()).url).toBe('https://www.tonostore.com');
    expect((await panel()).url).toBe('https://www.tonostore.com');
    const { data } = (await tono.get('/v1/crm/notifications')).body;
    expect(data).toContainEqual(expect.objectContaining({ title: 'Domain aktif' }));
  });

  it('has no domain to look at where none was named', async () => {
    await hand();
    expect((await tono.post(`${PANEL}/domain/check`)).body.code).toBe('DOMAIN_MISSING');
  });
});
