import { v4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/logins';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, type Storefront } from '../../support/storefront';
import {
  hiddenIn,
  type WebsiteAnswer,
  type WebsiteVisitor,
  websiteHost,
  websiteVisitor,
} from '../../support/website-visitor';

describe('the account of a member at a website', () => {
  let server: TestServer;
  let shop: Storefront;
  let browser: WebsiteVisitor;
  let host: string;
  let tiers: Record<'base' | 'paid' | 'low', string>;

  beforeAll(async () => {
    server = await startTestServer();
    shop = await openStorefront(server);
    host = await websiteHost(server, shop.partnerId);
    browser = websiteVisitor(server, host);
    const known = { identifier: shop.member.username, password: DEMO_PASSWORD };
    expect((await browser.send('/masuk', known)).to).toBe('/akun');
    const tier = (name: string, level: number, given: object) =>
      shop.record('member-tier', { name, level, is_active: true, upgrade: 'paid', ...given });
    const margin = (value: number) => ({ margin: { type: 'nominal', value } });
    tiers = {
      base: await tier('Dasar', 50, { upgrade: 'free', ...margin(1_000) }),
      low: await tier('Rendah', 40, { upgrade_price: 1_000, ...margin(1_500) }),
      paid: await tier('Emas', 54, { upgrade_price: 50_000, ...margin(100), benefits: ['Antrean utama'] }),
    };
  });
  afterAll(() => server.close());
  beforeEach(() => shop.change(shop.member.id, { tier_id: tiers.base }));

  const give = (amount: number) =>
    server.database.transaction((tx) =>
      server.services.panelOrder.moveMember(tx, {
        ...{ partnerId: shop.partnerId, memberId: shop.member.id, kind: 'balance', amount },
        ...{ type: 'adjustment', actor: 'Uji', note: 'Bonus <b>lebaran</b>' },
      }),
    );
  const slug = async () => {
    const [row] = await query(
      server.database,
      `select data->>'slug' as slug from entities where id = $1::uuid`,
      [shop.category],
    );
    return String(row?.slug);
  };

  it('shows who it is, and what is there', async () => {
    await give(12_345);
    const { text } = await browser.get('/akun');
    const balance = (await shop.memberHas('balance')).toLocaleString('id-ID');
    for (const fact of [shop.member.username, shop.member.email, `Saldo Rp ${balance}`, 'Tier Dasar'])
      expect(text).toContain(fact);
  });

  it('buys at member prices with the balance, and finds the order again', async () => {
    await give(200_000);
    const before = await shop.memberHas('balance');
    const path = `/${await slug()}`;
    const { html } = await browser.get(path);
    expect(html).toMatch(/name="payment_method"[^>]*value="balance"/);
    expect(html).not.toContain('name="phone"');
    const wish = {
      ...{ product_id: shop.vcg, qty: '1', payment_method: 'balance' },
      ...{ 'f.user_id': '99001230', 'f.zone_id': '2614' },
    };
    const review = await browser.send(path, wish);
    const price = shop.cost + 1_000;
    expect(hiddenIn(review.html, 'expected_total')).toBe(String(price));
    expect(review.text).toContain('Cara bayar Saldo member');
    const values = {
      ...wish,
      brand: path.slice(1),
      expected_total: String(price),
      key: hiddenIn(review.html, 'key'),
    };
    const { to } = await browser.send('/beli', values);
    expect((await browser.send('/beli', values)).to).toBe(to);
    expect(await shop.memberHas('balance')).toBe(before - price);
    expect((await browser.get(to)).text).toContain('Saldo member');

    const invoice = /\/pesanan\/([^?]+)/.exec(to)?.[1] ?? '';
    expect(await shop.row(invoice)).toMatchObject({ member_id: shop.member.id, payment_status: 2 });
    const listed = (await browser.get('/akun/pesanan')).html;
    expect(listed).toContain(`href="${to}"`);
    expect((await browser.get('/akun/saldo')).text).toContain(
      `Pembayaran −Rp ${price.toLocaleString('id-ID')}`,
    );
  });

  it('turns the pages of a list, and shows nothing of other members', async () => {
    for (let nth = 0; nth < 21; nth += 1) await give(1_000 + nth);
    const first = await browser.get('/akun/saldo');
    expect(first.text.match(/Penyesuaian oleh toko/g)).toHaveLength(10);
    expect(first.html).toContain('Bonus &lt;b&gt;lebaran&lt;/b&gt;');
    expect(first.html).toContain('href="/akun/saldo?hal=2"');
    const second = await browser.get('/akun/saldo?hal=2');
    expect(second.text).toMatch(/Sebelumnya Halaman 2 dari \d+ Berikutnya/);
    expect(second.text).not.toContain('+Rp 1.020');
    expect((await browser.get('/akun/saldo?hal=9999')).text).toContain('Halaman ini kosong.');
    for (const strange of ['0', '-1', 'x', '1e9'])
      expect((await browser.get(`/akun/saldo?hal=${strange}`)).html).toContain('Halaman 1 dari');

    const mine = await query(server.database, 'select invoice from panel_orders where member_id = $1::uuid', [
      shop.member.id,
    ]);
    const shown = [...(await browser.get('/akun/pesanan')).html.matchAll(/\/pesanan\/([^?"]+)\?k=/g)];
    expect(shown.length).toBeGreaterThan(0);
    const own = mine.map(({ invoice }) => invoice);
    expect(shown.filter(([, invoice]) => !own.includes(invoice))).toEqual([]);
  });

  it('shows points as numbers', async () => {
    await server.database.transaction((tx) =>
      server.services.panelOrder.moveMember(tx, {
        ...{ partnerId: shop.partnerId, memberId: shop.member.id, kind: 'point', amount: 1_500 },
        ...{ type: 'earned', actor: 'Uji', refCode: 'INV261128-UJI' },
      }),
    );
    expect((await browser.get('/akun/poin')).text).toContain('Dari pesanan +1.500');
  });

  it('compares what tiers save, and offers those above that are sold', async () => {
    const { html, text } = await browser.get('/akun/tier');
    expect(text).toContain('Dasar Tier Anda');
    expect(text).toMatch(
      /Emas .*Rata-rata hemat [\d,]+ % dari harga umum\..*Antrean utama Berbayar Rp 50\.000/,
    );
    expect(html).toContain(`href="/akun/tier/${tiers.paid}"`);
    expect(html).not.toContain(`href="/akun/tier/${tiers.low}"`);
    expect((await browser.get(`/akun/tier/${tiers.low}`)).to).toBe('/akun/tier');
    expect((await browser.get('/akun/tier/x')).to).toBe('/akun/tier');
  });

  it('buys a tier after a last look, once for a press, at the price that was shown', async () => {
    await give(100_000);
    const before = await shop.memberHas('balance');
    const path = `/akun/tier/${tiers.paid}`;
    const look = await browser.get(path);
    expect(look.text).toContain(`Sisa saldo Rp ${(before - 50_000).toLocaleString('id-ID')}`);
    const key = hiddenIn(look.html, 'key');
    expect(await shop.memberHas('balance')).toBe(before);

    const cheap = await browser.send(path, { price: '1', key: v4() });
    expect(cheap).toMatchObject({ status: 409, text: expect.stringContaining('Tier tidak berubah') });
    expect((await browser.send(path, { price: 'x', key })).status).toBe(422);
    expect((await browser.send(path, { price: '50000', key: 'x' })).status).toBe(400);
    const presses = [0, 1, 2].map(() => browser.send(path, { price: '50000', key }));
    expect((await Promise.all(presses)).map(({ to }) => to)).toEqual(Array(3).fill('/akun/tier?naik'));
    expect(await shop.memberHas('balance')).toBe(before - 50_000);
    expect((await browser.get('/akun/tier?naik')).text).toContain('Tier Anda sekarang Emas.');
    expect((await browser.get('/akun/saldo')).text).toContain('Naik tier −Rp 50.000');
    // The price of the new tier.
    expect((await browser.get(`/${await slug()}`)).text).toContain(
      `Rp ${(shop.cost + 100).toLocaleString('id-ID')}`,
    );
  });

  it('says what is missing when the balance is short', async () => {
    const dear = await shop.record('member-tier', {
      ...{ name: 'Intan', level: 60, is_active: true, upgrade: 'paid', upgrade_price: 90_000_000 },
      margin: { type: 'nominal', value: 0 },
    });
    expect((await browser.get(`/akun/tier/${dear}`)).to).toBe('/akun/tier');
    const { text, html } = await browser.get('/akun/tier');
    expect(text).toMatch(/Saldo Anda kurang Rp [\d.]+ \. Saldo diisi oleh toko\./);
    expect(html).not.toContain(`href="/akun/tier/${dear}"`);
    const forced = await browser.send(`/akun/tier/${dear}`, { price: '90000000', key: v4() });
    expect(forced.text).toContain('Saldo member tidak cukup.');
  });
});

describe('limits by address', () => {
  let server: TestServer;
  let host: string;
  beforeAll(async () => {
    server = await startTestServer({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'true' } });
    host = await websiteHost(server, (await openStorefront(server)).partnerId);
  });
  afterAll(() => server?.close());

  let callers = 0;
  const from = () => {
    callers += 1;
    return websiteVisitor(server, host, {
      'x-forwarded-for': `198.51.100.${callers}`,
      'x-forwarded-proto': 'https',
    });
  };

  /** Limit of a minute, and what is left of it after a request. */
  const leftAfter = async (asked: Promise<Pick<WebsiteAnswer, 'headers'>>) => {
    const { headers } = await asked;
    return [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']];
  };

  it.each(['/masuk', '/daftar', '/lupa-sandi', '/masuk/kode', '/masuk/kode/isi', '/sandi-baru', '/beli'])(
    'are 20 for the form of %s, and none for its page',
    async (path) => {
      const visitor = from();
      expect(await leftAfter(visitor.send(path, {}))).toEqual(['20', '19']);
      expect(await leftAfter(visitor.get(path))).toEqual([undefined, undefined]);
    },
  );

  it('are 60 for order forms, whichever it is, and 1200 for all others', async () => {
    const visitor = from();
    expect(await leftAfter(visitor.send('/mobile-legends', {}))).toEqual(['60', '59']);
    expect(await leftAfter(visitor.send('/free-fire/hitung', {}))).toEqual(['60', '58']);
    for (const [nth, path] of ['/banner', '/cek-pesanan', '/keluar'].entries())
      expect(await leftAfter(visitor.send(path, {})), path).toEqual(['1200', String(1199 - nth)]);
  });

  it('count the form and the API call together, and stop what is more', async () => {
    const visitor = from();
    await visitor.send('/sandi-baru', {});
    const call = () =>
      fetch(`${server.url}/v1/storefront/toko-sari-digital/member/reset-password`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `198.51.100.${callers}` },
      });
    expect((await call()).headers.get('x-ratelimit-remaining')).toBe('18');
    for (let nth = 2; nth < 20; nth += 1) await call();
    const refused = await visitor.send('/sandi-baru', {});
    expect(refused).toMatchObject({ status: 429, text: expect.stringContaining('Terjadi kesalahan') });
    expect((await from().send('/sandi-baru', {})).status).not.toBe(429);
  });

  it('let a member in, whose cookie is for this host and encrypted connections alone', async () => {
    const shop = await openStorefront(server);
    const visitor = from();
    const known = { identifier: shop.member.username, password: DEMO_PASSWORD };
    const answer = await visitor.send('/masuk', known);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-member=.*; Secure$/);
    expect((await visitor.get('/akun')).status).toBe(200);
  });
});
