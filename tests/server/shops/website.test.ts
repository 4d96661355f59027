import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { type FutureWebsite, websiteForm as form, futureWebsite, PANEL } from '../../support/website';

describe('a website of one’s own', () => {
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

  it('is handed in, waits, and keeps what was typed', async () => {
    expect(await website.state()).toMatchObject({
      status: 0,
      registration: null,
      domain: null,
      base_domain: 'lumbung.test',
    });
    const { status, body } = await website.hand();
    expect(status).toBe(200);
    const { agree: _agree, ...typed } = form;
    expect(body.data).toMatchObject({
      status: 1,
      url: null,
      registration: { ...typed, contact_whatsapp: '6281200000012' },
    });
    expect(await website.panel()).toMatchObject({ status: 1, site_name: 'Tono Store', url: null });
    expect((await website.hand()).body.code).toBe('WEBSITE_CLOSED');
    const [activity] = (await website.tono.get('/v1/crm/activity-log')).body.data;
    expect(activity).toMatchObject({ label: 'Mendaftarkan website', object: 'Tono Store' });
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
    const { status, body } = await website.hand(change);
    expect({ status, code: body.code, fields: Object.keys(body.errors) }).toEqual({
      status: 422,
      code: 'VALIDATION_FAILED',
      fields: [field],
    });
    expect((await website.state()).status).toBe(0);
  });

  it('says while it is typed whether a subdomain can be had', async () => {
    expect(await website.check(' Tono-Store ')).toEqual({
      name: 'tono-store',
      host: 'tono-store.lumbung.test',
      error: null,
    });
    expect((await website.check('api')).error).toMatch(/dicadangkan/);
    expect((await website.check('MTR-000001')).error).toMatch(/dicadangkan/);
    expect((await website.check('a')).error).toMatch(/minimal/);
    await website.hand();
    const other = await server.signIn('lain@demo.test');
    expect((await website.check('tono-store', other)).error).toMatch(/sudah dipakai/);
    expect((await website.check('tono-store')).error).toBeNull();
  });

  it('takes a subdomain once, however many want it in the same moment', async () => {
    await query(
      server.database,
      `update partners set tier_id = (select tier_id from partners where id = $1::uuid), kyc_status = 2, panel_status = 0`,
      [website.partnerId],
    );
    const emails = ['tanpapanel', 'baru', 'review', 'ditolak', 'perunggu', 'lain', 'segera', 'mitra'];
    const clients = await Promise.all(emails.map((name) => server.signIn(`${name}@demo.test`)));
    const answers = await Promise.all(clients.map((client) => website.hand({}, client)));
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
      query(server.database, `update partners set ${change} where id = $1::uuid`, [website.partnerId]);
    await set('kyc_status = 0, key_verified = false');
    expect((await website.hand()).body.code).toBe('KYC_REQUIRED');
    await set('kyc_status = 1');
    expect((await website.hand()).status).toBe(200);
    await set('kyc_status = 2, key_verified = true, panel_status = 0');
    const bronze = await server.signIn('telepon@demo.test');
    await query(
      server.database,
      `with verified as (update users set phone_verified_at = now() where email = 'telepon@demo.test' returning *)
       update partners set tier_id = (select id from tiers where not has_panel limit 1)
       where id = (select partner_id from verified)`,
    );
    expect((await website.hand({ subdomain: 'teguh' }, bronze)).body.code).toBe('TIER_WITHOUT_PANEL');
    const cashier = await server.signIn('kasir@demo.test');
    expect((await cashier.get(PANEL)).status).toBe(403);
    expect((await website.hand({}, cashier)).status).toBe(403);
  });
});
