import { beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../support/query';
import { running } from '../../support/storefront';
import { websiteStage } from '../../support/website-stage';
import { type WebsiteAnswer, websiteHost, websiteVisitor } from '../../support/website-visitor';

describe('a preview of a website', () => {
  const shop = websiteStage();
  let settings: Record<string, unknown>;
  let visit: (path: string) => Promise<WebsiteAnswer>;

  beforeAll(async () => {
    const { id, version, created_at, updated_at, updated_by, reference_titles, warnings, ...typed } = (
      await shop.owner.get('/v1/vendor-panel/profile')
    ).body.data;
    settings = typed;
    const host = await websiteHost(shop.server, shop.partnerId);
    visit = (path) => websiteVisitor(shop.server, host).get(path);
  });

  const preview = async (resource: string, typed: object) => {
    const { status, body } = await shop.owner.post(`/v1/vendor-panel/${resource}/preview`, typed);
    return { status, body, url: status === 200 ? new URL(body.data.url) : new URL('none:') };
  };
  const pathOf = ({ pathname, search }: URL) => pathname + search;
  const shown = async (resource: string, typed: object) => {
    const { status, body, url } = await preview(resource, typed);
    expect({ status, errors: body.errors }).toEqual({ status: 200 });
    return visit(pathOf(url));
  };

  it('shows what is typed, to the portal alone, and to no visitor', async () => {
    const typed = { ...settings, site_name: 'Toko Contoh', color_primary: '#123456' };
    const { url } = await preview('profile', typed);
    expect(url.host).toMatch(/^toko-sari-digital\.localhost:/);
    const page = await visit(pathOf(url));

    expect(page.html).toContain('Toko Contoh');
    expect(page.html).toContain('--primary:#123456');
    expect(page.html).not.toMatch(/<script(?![^>]*ld\+json)/);
    const policy = page.headers['content-security-policy'];
    const portal = new URL(shop.server.env.PUBLIC_URL).origin;
    expect(policy).toContain(`frame-ancestors ${portal}; sandbox allow-same-origin`);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.headers['x-frame-options']).toBeUndefined();

    const home = await visit('/');
    expect(home.html).not.toContain('Toko Contoh');
    expect(home.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(home.headers['x-frame-options']).toBe('DENY');
    expect((await shop.owner.get('/v1/vendor-panel/profile')).body.data.site_name).toBe(settings.site_name);
    const published = (await shop.server.guest.get(`${shop.path}/site`)).body.data;
    expect(published.name).toBe(settings.site_name);
  });

  it('leaves other pages of the portal and refusals unframed', async () => {
    const { url } = await preview('profile', settings);
    url.searchParams.set('k', '0'.repeat(32));
    const refused = await visit(pathOf(url));
    expect(refused.status).toBe(404);
    expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'none'");

    const portal = await fetch(`${shop.server.url}/login`, { headers: { accept: 'text/html' } });
    const policy = portal.headers.get('content-security-policy');
    expect(policy).toMatch(/frame-src http:\/\/\*\.localhost:\d+;.*frame-ancestors 'none'/);
  });

  it('opens by its own link alone, for an hour', async () => {
    const { url } = await preview('profile', settings);
    const changed = (change: (link: URL) => void) => {
      const link = new URL(url);
      change(link);
      return visit(pathOf(link));
    };
    const later = String(Number(url.searchParams.get('until')) + 60);
    expect((await changed((link) => link.searchParams.set('until', later))).status).toBe(404);
    expect((await changed((link) => link.searchParams.delete('k'))).status).toBe(404);
    expect((await changed((link) => (link.pathname = `/pratinjau/${shop.vcg}`))).status).toBe(404);

    const [other] = await query(
      shop.server.database,
      "select partner_id from users where email = 'lain@demo.test'",
    );
    const host = await websiteHost(shop.server, String(other?.partner_id));
    expect((await websiteVisitor(shop.server, host).get(pathOf(url))).status).toBe(404);

    await query(shop.server.database, "update website_previews set stored_at = now() - interval '1 hour'");
    expect((await visit(pathOf(url))).status).toBe(410);
    expect((await shown('profile', settings)).status).toBe(200);
  });

  it('refuses what saving refuses, and whoever may not save', async () => {
    expect((await preview('profile', { ...settings, site_name: '' })).body.errors).toHaveProperty(
      'site_name',
    );
    expect((await preview('profile', { ...settings, color_text: '#ffffff' })).status).toBe(422);
    const html = '<p onclick="x()">Aman</p><script>x()</script>';
    const { url } = await preview('profile', { ...settings, terms_html: html });
    const id = url.pathname.split('/').at(-1);
    const [row] = await query(shop.server.database, 'select data from website_previews where id = $1::uuid', [
      id,
    ]);
    expect(row?.data).toMatchObject({ terms_html: '<p>Aman</p>' });

    const cashier = await shop.server.signIn('kasir@demo.test');
    expect((await cashier.post('/v1/vendor-panel/profile/preview', settings)).status).toBe(403);
    expect((await shop.server.guest.post('/v1/vendor-panel/profile/preview', settings)).status).toBe(401);
  });

  it('says why a website that is not open has none', async () => {
    const set = (change: string) =>
      query(shop.server.database, `update partners set ${change} where id = $1::uuid`, [shop.partnerId]);
    const typed = { title: 'Artikel baru', slug: 'artikel-baru', body_html: '<p>Isi</p>', status: 'draft' };
    await set("panel_expired_date = now() - interval '1 day'");
    expect((await preview('blog', typed)).body.code).toBe('PANEL_EXPIRED');
    await set("panel_expired_date = now() + interval '9 days', panel_status = 1");
    expect((await preview('blog', typed)).body.code).toBe('PANEL_NOT_ACTIVE');
    await set('panel_status = 2');
    expect((await preview('blog', typed)).status).toBe(200);
  });

  it('shows a draft of an article, a banner and a flash sale as if they were out', async () => {
    const draft = { title: 'Artikel draf', slug: 'draf', body_html: '<p>Belum terbit</p>', status: 'draft' };
    expect((await shown('blog', draft)).html).toContain('Belum terbit');
    expect((await visit('/artikel/draf')).status).toBe(404);

    const [image] = (await shop.owner.get('/v1/vendor-panel/banner?limit=1')).body.data;
    const banner = {
      title: 'Segera',
      image_desktop: image.image_desktop,
      position: 'popup',
      sort: 9,
      is_active: false,
    };
    expect((await shown('banner', banner)).html).toMatch(
      /<dialog id="popup" open="" [^>]*aria-label="Segera"/,
    );
    expect((await visit('/')).html).not.toContain('Segera');

    const next = { start_at: new Date(Date.now() + 86_400_000).toISOString() };
    const period = { ...next, end_at: new Date(Date.now() + 90_000_000).toISOString() };
    const items = [{ product_id: shop.custom, price: 12_345, stock: 7 }];
    const sale = { name: 'Besok', period, items, is_active: true };
    const { url } = await preview('flash-sale', sale);
    expect(url.hash).toBe('#flash-sale');
    expect((await visit(pathOf(url))).text).toContain('Rp 12.345');
    expect((await visit('/')).text).not.toContain('Rp 12.345');
  });

  it('shows an edited record in place of the stored one', async () => {
    const id = await shop.record('banner', {
      ...{ title: 'Lama', position: 'slider', sort: 1, is_active: true, period: running() },
      image_desktop: (await shop.owner.get('/v1/vendor-panel/banner?limit=1')).body.data[0].image_desktop,
    });
    const { image_desktop } = (await shop.owner.get(`/v1/vendor-panel/banner/${id}`)).body.data;
    const page = await shown('banner', { id, title: 'Baru', image_desktop, position: 'slider', sort: 9 });
    expect(page.html).toContain('alt="Baru"');
    expect(page.html).not.toContain('alt="Lama"');
    const foreign = await shop.stranger.post('/v1/vendor-panel/banner/preview', {
      ...{ id, title: 'Baru', image_desktop, position: 'slider', sort: 9 },
    });
    expect(foreign.status).toBe(404);
  });
});
