import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, running, type Storefront, someone } from '../../support/storefront';
import { hiddenIn, type WebsiteVisitor, websiteHost, websiteVisitor } from '../../support/website-visitor';

let server: TestServer;
let shop: Storefront;
let host: string;
let visitor: WebsiteVisitor;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
  host = await websiteHost(server, shop.partnerId);
  await query(server.database, 'update partners set panel_url = $2 where id = $1::uuid', [
    shop.partnerId,
    OWN,
  ]);
});
afterAll(() => server.close());
beforeEach(() => {
  visitor = websiteVisitor(server, host);
});

const SLUG = 'mobile-legends';
/** Address of the shop on its own domain. */
const OWN = 'https://toko.example';
const at = (name: string) => websiteVisitor(server, name);

describe('the host of a request', () => {
  it('decides between websites and the portal', async () => {
    expect((await visitor.get('/')).html).toContain('Toko Sari Digital');
    for (const portal of ['127.0.0.1:4000', 'localhost', 'lumbung-api', '[::1]:4000', 'tidak-dikenal.id'])
      expect((await at(portal).get('/login')).html, portal).toContain('Portal mitra');
  });

  it('is no website for a name that no shop has', async () => {
    const { status, text } = await at('tidak-ada.localhost').get('/');
    expect(status).toBe(404);
    expect(text).toContain('Website tidak ditemukan');
    expect((await at(`dalam.${host}`).get('/')).status).toBe(404);
  });

  it('counts alone: neither a forwarded host nor a path leads elsewhere', async () => {
    const forged = await at('tidak-ada.localhost').get('/', { 'x-forwarded-host': host });
    expect(forged.status).toBe(404);
    expect((await at('127.0.0.1').get('/~website/')).status).toBe(404);
    expect((await visitor.get('/', { 'x-forwarded-host': 'jahat.example' })).html).not.toContain('jahat');
  });

  it('keeps the API and the pages of the portal away from websites', async () => {
    for (const path of ['/v1/crm/profile', '/login', '/metrics', '/openapi.json'])
      expect((await visitor.get(path)).status, path).toBe(404);
  });

  it('says that a website is expired, waiting or refused', async () => {
    const states = [
      {
        set: `panel_auto_renew = false, panel_expired_date = now() - interval '1 minute'`,
        status: 410,
        text: 'URL Domain Expired.',
      },
      {
        set: `panel_expired_date = now() + interval '9 days', panel_status = 1`,
        status: 503,
        text: 'sedang ditinjau',
      },
      { set: 'panel_status = 3', status: 404, text: 'belum disetujui' },
      { set: 'panel_status = 2', status: 200, text: 'Toko Sari Digital' },
    ];
    for (const { set, status, text } of states) {
      await query(server.database, `update partners set ${set} where id = $1::uuid`, [shop.partnerId]);
      await expect
        .poll(() => visitor.get('/'), { timeout: 5_000 })
        .toMatchObject({ status, text: expect.stringContaining(text) });
    }
  });
});

describe('a page', () => {
  it('is whole without JavaScript, and tells search engines what it holds', async () => {
    const { html, text, headers } = await visitor.get(`/${SLUG}`);
    expect(text).toContain('Mobile Legends');
    expect(text).toMatch(/Rp \d/);
    expect(html).toContain(`<link rel="canonical" href="${OWN}/${SLUG}"/>`);
    expect(dataIn(html).map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(headers['content-security-policy']).toMatch(/script-src 'nonce-[^']+';.*frame-ancestors 'none'/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('shows a change in the panel at once, although pages are remembered', async () => {
    const before = await visitor.get('/');
    const name = `Brand Baru ${Date.now()}`;
    await shop.change(await idOf('free-fire'), { name });
    await expect.poll(async () => (await visitor.get('/')).text).toContain(name);
    expect(before.text).not.toContain(name);
  });

  it('is not remembered if the panel changed while it was read', async () => {
    const { storefront } = server.services;
    const { siteOf } = storefront;
    const [contact] = await query(
      server.database,
      `select id from entities where partner_id = $1::uuid and resource = 'social-media'`,
      [shop.partnerId],
    );
    const email = `baru${Date.now()}@toko.example`;
    storefront.siteOf = async (code) => {
      const before = await siteOf(code);
      storefront.siteOf = siteOf;
      await shop.change(String(contact?.id), { email });
      // Until the change is known here, too; a page that is asked for earlier waits for this reading.
      const shown = async () => (await visitor.get('/kontak?lagi')).html.includes(email);
      await expect.poll(() => Promise.race([shown(), delay(100)])).toBe(true);
      return before;
    };
    await shop.record('banner', { title: 'Membuang ingatan', is_active: false });
    while (storefront.siteOf !== siteOf) await visitor.get('/kontak');
    expect((await visitor.get('/kontak')).html).toContain(email);
  });

  it('answers what is not there in the shop’s own name', async () => {
    const { status, html } = await visitor.get('/tidak-ada-di-sini');
    expect(status).toBe(404);
    expect(html).toContain('Halaman tidak ditemukan – Toko Sari Digital');
  });

  it('is found by any word of a brand or an item, in any order', async () => {
    const found = await visitor.get('/?cari=legends+mobile');
    expect(found.text).toContain('Mobile Legends');
    expect(found.html).toContain('<meta name="robots" content="noindex"/>');
    const none = await visitor.get('/?cari=%3Cscript%3Ex');
    expect(none.text).toContain('Tidak ada yang cocok');
    expect(none.html).not.toContain('<script>x');
  });

  it('lists every article, and names it to search engines, while the front has the newest', async () => {
    const names = Array.from({ length: 25 }, (_, nth) => `kabar-${nth}`);
    for (const [nth, slug] of names.entries()) {
      const published_at = new Date(Date.now() - nth * 60_000).toISOString();
      await shop.record('blog', {
        title: slug,
        slug,
        status: 'published',
        published_at,
        body_html: '<p>Isi</p>',
      });
    }
    for (const path of ['/artikel', '/sitemap.xml']) {
      const { html } = await visitor.get(path);
      expect(names.filter((slug) => !html.includes(`/artikel/${slug}`))).toEqual([]);
    }
    expect((await visitor.get('/')).html).not.toContain('/artikel/kabar-3');
  });

  it('has one address for search engines, whichever host and port it is asked at', async () => {
    expect((await at(`${host}:81`).get('/robots.txt')).html).toContain(`Sitemap: ${OWN}/sitemap.xml`);
    expect((await visitor.get('/sitemap.xml')).html).toContain(`<loc>${OWN}/${SLUG}</loc>`);
    expect((await at(host.toUpperCase()).get(`/${SLUG}`)).html).not.toContain(host.toUpperCase());
    expect(JSON.parse((await visitor.get('/manifest.webmanifest')).html).name).toBe('Toko Sari Digital');
  });
});

describe('an order', () => {
  const answers = { 'f.user_id': '128845097', 'f.zone_id': '2614', qty: '1' };
  const buyer = { name: 'Budi Santoso', phone: '0812-3456-7890' };

  const filled = async (more: object = {}): Promise<Record<string, string>> => ({
    ...answers,
    ...buyer,
    product_id: await itemOf(SLUG),
    payment_method: shop.qris,
    ...more,
  });
  /** The last look, and what its form sends. */
  const review = async (values: Record<string, string>) => {
    const page = await visitor.send(`/${SLUG}`, values);
    const [key, expected_total] = ['key', 'expected_total'].map((name) => hiddenIn(page.html, name));
    const sent: Record<string, string> = {
      ...values,
      brand: SLUG,
      key: String(key),
      expected_total: String(expected_total),
    };
    return { page, sent };
  };

  it('is looked at, made once for a press, and shown by its private address alone', async () => {
    const { page, sent } = await review(await filled());
    expect(page.text).toContain('Periksa pesanan');
    expect(page.text).toMatch(/Nickname \S+/);
    const placed = await visitor.send('/beli', sent);
    expect(placed.status).toBe(303);
    const again = await visitor.send('/beli', sent);
    expect(again.to).toBe(placed.to);

    const shown = await visitor.get(placed.to);
    expect(shown.text).toContain('Menunggu pembayaran');
    expect(shown.headers['cache-control']).toBe('no-store');
    const [path] = placed.to.split('?');
    for (const address of [path, `${path}?k=`, `${path}?k=${'0'.repeat(32)}`])
      expect((await visitor.get(String(address))).status, address).toBe(404);
    const other = await query(
      server.database,
      `select subdomain from panel_registrations where partner_id <> $1::uuid and keeps_subdomain`,
      [shop.partnerId],
    );
    const elsewhere = await at(`${other[0]?.subdomain}.localhost`).get(placed.to);
    expect(elsewhere.text).not.toContain('Menunggu pembayaran');
  });

  it('is found again by invoice and contact, and by nothing less', async () => {
    const { sent } = await review(await filled());
    const { to } = await visitor.send('/beli', sent);
    const invoice = invoiceIn(to);
    const found = await visitor.send('/cek-pesanan', {
      invoice: invoice.toLowerCase(),
      contact: '+62 812 3456 7890',
    });
    expect(found).toMatchObject({ status: 303, to });
    const missed = await visitor.send('/cek-pesanan', { invoice, contact: '081200000000' });
    expect(missed).toMatchObject({ status: 422, text: expect.stringContaining('Tidak ada pesanan') });
  });

  it('keeps what was typed and names each mistake at its input', async () => {
    const values = await filled({ 'f.user_id': 'salah', phone: '123' });
    const { status, html } = await visitor.send(`/${SLUG}`, values);
    expect(status).toBe(422);
    expect(html).toContain('value="Budi Santoso"');
    expect(html).toMatch(/id="i-f-user_id"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="i-f-user_id"/);
    expect(html).toContain('role="alert"');
    const nobody = await visitor.send(`/${SLUG}`, { ...values, name: '', phone: '', product_id: '' });
    for (const name of ['name', 'phone', 'product_id'])
      expect(nobody.html, name).toMatch(new RegExp(`<a href="#i-${name}">`));
  });

  it('asks again when the price has changed meanwhile', async () => {
    const { sent } = await review(await filled());
    const changed = await visitor.send('/beli', {
      ...sent,
      expected_total: String(Number(sent.expected_total) + 500),
    });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('Harga telah berubah');
    expect(hiddenIn(changed.html, 'expected_total')).toBe(sent.expected_total);
    expect(hiddenIn(changed.html, 'key')).not.toBe(sent.key);
  });

  it('is refused for an item that was switched off between look and press', async () => {
    const { sent } = await review(await filled());
    await shop.change(String(sent.product_id), { is_active: false });
    const refused = await visitor.send('/beli', sent);
    expect(refused.status).toBe(422);
    await shop.change(String(sent.product_id), { is_active: true });
    expect((await visitor.get(`/${SLUG}`)).status).toBe(200);
  });

  it('costs the usual price once its flash sale has ended', async () => {
    const item = await itemOf(SLUG);
    const sale = await shop.record('flash-sale', {
      ...{ name: 'Sebentar', period: running(), is_active: true },
      items: [{ product_id: item, price: 1_234, stock: 5 }],
    });
    const { page, sent } = await review(await filled({ product_id: item }));
    expect(page.text).toContain('Rp 1.234');
    await shop.change(sale, { is_active: false });
    const changed = await visitor.send('/beli', sent);
    expect(changed.text).toContain('Harga telah berubah');
  });

  it('is made of nothing that its buyer has not seen, nor by anything but a form', async () => {
    const { sent } = await review(await filled());
    const { expected_total: _, ...unseen } = sent;
    for (const values of [unseen, { ...sent, expected_total: '12e3' }])
      expect((await visitor.send('/beli', values)).text).toContain('Periksa pesanan');
    const asJson = await visitor.send('/beli', sent, { 'content-type': 'application/json' });
    expect(asJson).toMatchObject({ status: 415, text: expect.stringContaining('tidak didukung') });
  });

  it.each([
    { action: 'fail', says: 'Pembayaran gagal' },
    { action: 'expire', says: 'Waktu pembayaran habis' },
  ] as const)('says "$says", and how the same is bought again', async ({ action, says }) => {
    const { sent } = await review(await filled({ phone: someone().phone }));
    const { to } = await visitor.send('/beli', sent);
    await shop.gateway(invoiceIn(to), action);
    const { html, text } = await visitor.get(to);
    expect(text).toContain(says);
    const again = /href="([^"]+)">Beli lagi/.exec(html)?.[1] ?? '';
    expect(again).toContain(`/${SLUG}?produk=`);
    const form = await visitor.get(again);
    expect(/<input(?=[^>]*checked)[^>]*value="([^"]+)"/.exec(form.html)?.[1]).toBe(sent.product_id);
  });

  it('is shown to its buyer while the shop has expired or is under repair', async () => {
    const { sent } = await review(await filled({ phone: someone().phone }));
    const { to } = await visitor.send('/beli', sent);
    const found = { invoice: invoiceIn(to), contact: String(sent.phone) };
    const at = (when: string) =>
      query(
        server.database,
        `update partners set panel_auto_renew = false, panel_expired_date = ${when}
        where id = $1::uuid`,
        [shop.partnerId],
      );
    await at(`now() - interval '1 minute'`);
    await expect.poll(async () => (await visitor.get('/')).status, { timeout: 5_000 }).toBe(410);
    expect((await visitor.get(to)).text).toContain('Menunggu pembayaran');
    expect(await visitor.send('/cek-pesanan', found)).toMatchObject({ status: 303, to });
    await at(`now() + interval '9 days'`);
    await expect.poll(async () => (await visitor.get('/')).status, { timeout: 5_000 }).toBe(200);

    const repair = (isActive: boolean) =>
      query(
        server.database,
        `update site_versions set data = data || jsonb_build_object('maintenance_active', $2::boolean)
        where partner_id = $1::uuid`,
        [shop.partnerId, isActive],
      );
    await repair(true);
    await shop.record('banner', { title: 'Membuang ingatan', is_active: false });
    await expect.poll(async () => (await visitor.get('/')).status, { timeout: 5_000 }).toBe(503);
    expect((await visitor.get(to)).text).toContain('Menunggu pembayaran');
    expect(await visitor.send('/cek-pesanan', found)).toMatchObject({ status: 303, to });
    await repair(false);
    await shop.record('banner', { title: 'Membuang ingatan', is_active: false });
    await expect.poll(async () => (await visitor.get('/')).status, { timeout: 5_000 }).toBe(200);
  });

  it('is not made by a form of another site', async () => {
    const { sent } = await review(await filled());
    for (const headers of [
      { origin: 'https://jahat.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ])
      expect((await visitor.send('/beli', sent, headers)).status).toBe(403);
  });
});

const invoiceIn = (path: string): string => /pesanan\/([^?]+)/.exec(path)?.[1] ?? '';

const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );

/** First item of a brand, as its page offers it. */
async function itemOf(slug: string): Promise<string> {
  const { html } = await visitor.get(`/${slug}`);
  return /name="product_id"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '';
}

async function idOf(slug: string): Promise<string> {
  const rows = await query(
    server.database,
    `select id from entities where partner_id = $1::uuid and resource = 'category' and data->>'slug' = $2`,
    [shop.partnerId, slug],
  );
  return String(rows[0]?.id);
}
