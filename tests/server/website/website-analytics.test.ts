import { beforeAll, describe, expect, it } from 'vitest';
import { sourcePages } from '../../support/source-pages';
import { websiteStage } from '../../support/website-stage';
import { type WebsiteVisitor, websiteHost, websiteVisitor } from '../../support/website-visitor';

const IDS = { google_analytics_id: 'G-ABCD123456', meta_pixel_id: '123456789012345' };
const TIKTOK = { tiktok_pixel: 'C4A1B2C3D4E5F6G7H8J9' };
const NONE = { google_analytics_id: null, meta_pixel_id: null, tiktok_pixel: null };
const OUTSIDE = /google|facebook|tiktok/;

describe('analytics of other companies', () => {
  const website = { style: null, folder: null, script: (name: string) => `/aset/${name}.js` };
  const shop = websiteStage({ pages: { ...sourcePages(), website } });
  let host: string;
  let visitor: WebsiteVisitor;
  beforeAll(async () => {
    host = await websiteHost(shop.server, shop.partnerId);
    visitor = websiteVisitor(shop.server, host);
  });

  const published = async (change: object, shows: string | RegExp) => {
    await shop.publish(change);
    await expect.poll(async () => (await visitor.get('/')).html).toMatch(shows);
  };
  const scriptIn = (html: string) => /<script[^>]*data-analytics[^>]*>/.exec(html)?.[0] ?? null;
  const seenOn = async (path: string, headers: object = {}, by = visitor) => {
    const { status, html, headers: sent } = await by.get(path, headers);
    return { status, script: scriptIn(html), policy: String(sent['content-security-policy']) };
  };
  const expectNone = (seen: { script: string | null; policy: string }, what: string) => {
    expect(seen.script, what).toBeNull();
    expect(seen.policy, what).not.toMatch(OUTSIDE);
  };

  it('run nowhere until the shop has an ID', async () => {
    for (const path of ['/', '/mobile-legends', '/kontak', '/artikel']) expectNone(await seenOn(path), path);
    expect((await visitor.get('/kebijakan-privasi')).text).not.toContain('Google Analytics');
  });

  it('run on public pages, by nonce, with the hosts of the chosen services alone', async () => {
    await published(IDS, /data-analytics/);
    const [article] = /\/artikel\/[\w-]+/.exec((await visitor.get('/artikel')).html) ?? ['none'];
    for (const path of ['/', '/mobile-legends', '/artikel', article, '/kontak', '/kebijakan-privasi']) {
      const { script, policy } = await seenOn(path);
      const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
      expect(script, path).toContain('src="/aset/analytics.js"');
      expect(script, path).toContain(`nonce="${nonce}"`);
      expect(script, path).toMatch(/data-google="G-ABCD123456" data-meta="123456789012345"/);
      expect(script, path).not.toContain('data-tiktok');
      expect(sourcesIn(policy)).toEqual([
        'script-src https://www.googletagmanager.com https://connect.facebook.net',
        'img-src https://*.google-analytics.com https://www.googletagmanager.com https://www.facebook.com',
        'connect-src https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com https://www.facebook.com',
      ]);
    }
    const { text } = await visitor.get('/kebijakan-privasi');
    expect(text).toContain('Website ini memakai Google Analytics dan Meta Pixel.');

    await published({ ...NONE, ...TIKTOK }, /data-tiktok="C4A1B2C3D4E5F6G7H8J9"/);
    expect(sourcesIn((await seenOn('/')).policy)).toEqual([
      'script-src https://analytics.tiktok.com',
      'connect-src https://analytics.tiktok.com',
    ]);
    const other = await websiteHost(shop.server, await partnerOf('lain@demo.test'));
    expectNone(await seenOn('/', {}, websiteVisitor(shop.server, other)), 'another shop');
  });

  it('run on no page of a person: orders, accounts, searches, forms and previews', async () => {
    await published(IDS, /data-google/);
    for (const path of ['/masuk', '/daftar', '/cek-pesanan', '/lupa-sandi', '/?cari=mobile', '/tidak-ada'])
      expectNone(await seenOn(path), path);
    const { html } = await visitor.get('/mobile-legends');
    const form = {
      ...{ 'f.user_id': '128845097', 'f.zone_id': '2614', qty: '1' },
      ...{ name: 'Budi Santoso', phone: '0812-3456-7890', payment_method: shop.qris },
      product_id: /name="product_id"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '',
    };
    const review = await visitor.send('/mobile-legends', form);
    const refused = await visitor.send('/mobile-legends', { ...form, phone: '1' });
    const again = await visitor.send('/mobile-legends/ubah', form);
    expect([review.status, refused.status, again.status]).toEqual([200, 422, 200]);
    for (const { html: page, headers } of [review, refused, again])
      expectNone({ script: scriptIn(page), policy: String(headers['content-security-policy']) }, 'a form');

    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(review.html)?.[1] ?? '';
    const order = { ...form, brand: 'mobile-legends', key: hidden('key') };
    const { to } = await visitor.send('/beli', { ...order, expected_total: hidden('expected_total') });
    const opened = await visitor.get(to);
    expect(opened.text).toContain('Menunggu pembayaran');
    expectNone(await seenOn(to), 'an order');
    // Pages that are opened from here must not learn its private address.
    expect(opened.headers['referrer-policy']).toBe('strict-origin');

    const typed = { title: 'Artikel baru', slug: 'artikel-baru', body_html: '<p>Isi</p>', status: 'draft' };
    const { url } = (await shop.owner.post('/v1/vendor-panel/blog/preview', typed)).body.data;
    const { pathname, search } = new URL(url);
    expectNone(await seenOn(pathname + search), 'a preview');
  });

  it('run neither for members nor for browsers that ask not to be followed, though pages are shared', async () => {
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }]) {
      expect((await seenOn('/')).script).toContain('data-google');
      expectNone(await seenOn('/', headers), JSON.stringify(headers));
    }
    const member = websiteVisitor(shop.server, host, { cookie: `member=${await shop.signIn()}` });
    expect((await member.get('/akun')).text).toContain('Akun saya');
    for (const path of ['/', '/akun', '/mobile-legends']) expectNone(await seenOn(path, {}, member), path);
  });

  it('need IDs in the form of their service', async () => {
    for (const [field, ids] of Object.entries({
      google_analytics_id: ['UA-12345-1', 'G-1', 'G-ABCD"><script>', 'GTM-ABCDEF'],
      meta_pixel_id: ['12345', '12345678901234567', '1234567890abcde'],
      tiktok_pixel: ['C4A1', 'C4A1B2C3D4E5F6G7H8J9K', "C4A1B2C3D4E5F6G7H8J'"],
    }))
      for (const id of ids) await expect(shop.publish({ [field]: id }), id).rejects.toThrow(field);
  });

  it('are named where the shop itself has written nothing about privacy', async () => {
    await published({ ...IDS, privacy_html: null }, /data-google/);
    expect((await visitor.get('/')).html).toContain('href="/kebijakan-privasi"');
    await expect
      .poll(async () => (await visitor.get('/kebijakan-privasi')).text)
      .toContain('Website ini memakai Google Analytics');
    await published(NONE, /^(?!.*data-google)/s);
    expect((await visitor.get('/kebijakan-privasi')).status).toBe(404);
  });

  const partnerOf = async (email: string): Promise<string> => {
    const { body } = await (await shop.server.signIn(email)).get('/v1/crm/profile');
    return body.data.partner_id ?? body.data.partner?.id;
  };
});

/** Hosts outside, by directive of a policy. */
const sourcesIn = (policy: string): string[] =>
  policy.split('; ').flatMap((directive) => {
    const [name, ...sources] = directive.split(' ');
    const outside = sources.filter((source) => source.startsWith('https://'));
    return outside.length > 0 ? [[name, ...outside].join(' ')] : [];
  });
