import { beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../support/query';
import { websiteStage } from '../../support/website-stage';
import { websiteHost, websiteVisitor } from '../../support/website-visitor';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('visits of a website', () => {
  const shop = websiteStage();
  let host: string;
  beforeAll(async () => {
    host = await websiteHost(shop.server, shop.partnerId);
    await query(shop.server.database, 'delete from website_days');
    await query(shop.server.database, 'delete from website_searches');
  });

  const open = (path: string, headers: object = {}) =>
    websiteVisitor(shop.server, host, { 'user-agent': PHONE, 'sec-fetch-site': 'none' }).get(path, headers);
  const statistic = async () => {
    await shop.server.services.visits.flush();
    return (await shop.owner.get('/v1/vendor-panel/dashboard?days=7')).body.data;
  };

  it('count pages that people open from elsewhere, and nothing else', async () => {
    await open('/');
    await open('/kontak', { 'sec-fetch-site': 'cross-site' });
    const [before] = [(await statistic()).now.visits];
    expect(before).toBe(2);

    await open('/kontak', { 'sec-fetch-site': 'same-origin' });
    await open('/', { 'cache-control': 'max-age=0' });
    await open('/', { 'sec-purpose': 'prefetch;prerender' });
    await open('/', { 'user-agent': GOOGLE });
    await open('/', { 'user-agent': 'curl/8.5' });
    await open('/tidak-ada');
    await open('/robots.txt', { accept: '*/*' });
    await shop.server.app.inject({ method: 'HEAD', url: '/', headers: { host, 'user-agent': PHONE } });
    expect((await statistic()).now.visits).toBe(2);
  });

  it('are not counted again by a link to something begun before: an order, an address to confirm', async () => {
    const before = (await statistic()).now.visits;
    const { invoice } = (await shop.place({ product_id: shop.custom })).body.data;
    const key = shop.server.services.vault.digest(`website order ${invoice}`).slice(0, 32);
    const paid = await open(`/pesanan/${invoice}?k=${key}`, { 'sec-fetch-site': 'cross-site' });
    expect(paid.status).toBe(200);
    await open('/verifikasi?token=abc');
    expect((await statistic()).now.visits).toBe(before);
  });

  it('count views of articles and banners by people alone', async () => {
    const article = await shop.record('blog', {
      ...{ title: 'Dilihat', slug: 'dilihat', body_html: '<p>Isi</p>', status: 'published' },
    });
    const views = async () => (await shop.owner.get(`/v1/vendor-panel/blog/${article}`)).body.data.views;
    await open('/artikel/dilihat');
    await open('/artikel/dilihat', { 'user-agent': GOOGLE });
    await open('/artikel/dilihat', { 'cache-control': 'max-age=0' });
    expect(await views()).toBe(1);

    const banner = await shop.record('banner', { title: 'Terlihat', position: 'slider', is_active: true });
    const shown = async () =>
      (await shop.owner.get(`/v1/vendor-panel/banner/${banner}`)).body.data.impressions;
    for (const agent of [PHONE, GOOGLE])
      await websiteVisitor(shop.server, host).send(
        '/banner',
        { event: 'impression', ids: banner },
        { 'user-agent': agent, accept: '*/*' },
      );
    expect(await shown()).toBe(1);
  });

  it('count at most sixty a minute from an address', async () => {
    const page = (ip: string) => ({
      shop: { partner_id: shop.partnerId },
      request: { ip, url: '/', method: 'GET', headers: { 'user-agent': PHONE, accept: 'text/html' } },
    });
    const before = (await statistic()).now.visits;
    for (let nth = 0; nth < 100; nth += 1) shop.server.services.visits.page(page('203.0.113.9'));
    shop.server.services.visits.page(page('203.0.113.10'));
    expect((await statistic()).now.visits).toBe(before + 61);
  });

  it('count by the referrer where a browser does not say more', async () => {
    const before = (await statistic()).now.visits;
    const old = websiteVisitor(shop.server, host, { 'user-agent': PHONE });
    await old.get('/');
    await old.get('/', { referer: 'https://www.instagram.com/' });
    await old.get('/kontak', { referer: `http://${host}/` });
    expect((await statistic()).now.visits).toBe(before + 2);
  });

  it('are compared with paid orders since they are counted', async () => {
    const { now, before, days } = await statistic();
    expect(days.at(-1).visits).toBe(now.visits);
    const [row] = await query(
      shop.server.database,
      `select count(*)::int as paid from panel_orders where partner_id = $1::uuid and payment_status in (2, 5)
         and created_at >= ((now() at time zone 'UTC' + interval '7 hours')::date - interval '7 hours') at time zone 'UTC'`,
      [shop.partnerId],
    );
    expect([now.paid, before.paid, before.visits]).toEqual([row?.paid, 0, 0]);
  });

  it('name what was searched for and not found, without numbers of people', async () => {
    for (const word of ['Mobile Legends', 'mobile  legends', 'Roblox', '0812 3456 7890'])
      await open(`/?cari=${encodeURIComponent(word)}`, { 'sec-fetch-site': 'same-origin' });
    await open('/?cari=genshin', { 'user-agent': GOOGLE });
    expect((await statistic()).searches).toEqual([
      { term: 'mobile legends', searches: 2, is_found: true },
      { term: 'roblox', searches: 1, is_found: false },
    ]);
    await open('/?cari=roblox');
    expect((await statistic()).searches[1]).toEqual({ term: 'roblox', searches: 2, is_found: false });
  });

  it('keep a hundred different searches of a day, and count known ones further', async () => {
    const headers = { 'user-agent': PHONE, accept: 'text/html' };
    const search = (term: string, ip: string) =>
      shop.server.services.visits.search(
        { shop: { partner_id: shop.partnerId }, request: { ip, url: '/', method: 'GET', headers } },
        term,
        true,
      );
    for (let nth = 0; nth < 150; nth += 1) search(`kata ${nth}`, `198.51.100.${nth}`);
    await shop.server.services.visits.flush();
    search('kata lain', '198.51.100.1');
    search('roblox', '198.51.100.1');
    await shop.server.services.visits.flush();
    const rows = await query(shop.server.database, 'select term, searches from website_searches');
    expect(rows).toHaveLength(100);
    expect(rows).toContainEqual({ term: 'roblox', searches: 3 });
    expect(rows.some(({ term }) => term === 'kata lain')).toBe(false);
  });

  it('wait for a database that was away', async () => {
    const { visits } = shop.server.services;
    const before = (await statistic()).now.visits;
    await open('/');
    await query(shop.server.database, 'alter table website_days rename to website_days_away');
    await expect(visits.flush()).rejects.toThrow();
    await query(shop.server.database, 'alter table website_days_away rename to website_days');
    expect((await statistic()).now.visits).toBe(before + 1);
  });

  it('hold nothing that tells visitors apart', async () => {
    const columns = await query(
      shop.server.database,
      `select column_name from information_schema.columns
       where table_name in ('website_days', 'website_searches') order by 1`,
    );
    expect([...new Set(columns.map(({ column_name }) => column_name))]).toEqual([
      ...['day', 'is_found', 'partner_id', 'searches', 'term', 'visits'],
    ]);
  });
});
