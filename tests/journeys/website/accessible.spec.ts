import type { Page } from '@playwright/test';
import { v4 } from 'uuid';
import { DEMO_PASSWORD, DEMO_PIN } from '../../../demo/logins';
import { sandboxPaymentPath } from '../../../src/core/contract/payment';
import { expect, test } from '../../support/browser';
import { axeFindings } from '../../support/browser-axe';
import { linkSentTo } from '../../support/browser-mail';
import { Client } from '../../support/client';
import { until } from '../../support/until';
import { hiddenIn, websiteVisitor } from '../../support/website-visitor';

const SHOP = 'toko-sari-digital';
const PHONE = '081234567890';

/** Codes, numbers of accounts and amounts that a translator of pages could change. */
const untranslatable = (): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { data, parentElement } = text as Text;
    const isExact = /INV\d|^\s*[-+−]?Rp\s?\d[\d.]*\s*$|\d{4}[ -]?\d{4}/.test(data);
    if (isExact && !parentElement?.closest('[translate=no], script, style, label .muted, textarea'))
      found.push(data);
  }
  return found;
};

/** Reads each page in both schemes on a phone and a desk, and narrower: 320 px, and 1280 px at 200 %. */
function reader(page: Page) {
  const findings: string[] = [];
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    return overflow > 0 ? [`${overflow} px too wide at ${width}`] : [];
  };
  return {
    findings,
    async read(what: string) {
      const found = [...(await at(320)), ...(await at(640)), ...(await at(390))];
      found.push(...(await axeFindings(page)));
      await page.emulateMedia({ colorScheme: 'dark' });
      found.push(...(await axeFindings(page, { colours: true })));
      found.push(...(await at(1440)), ...(await axeFindings(page)));
      await page.emulateMedia({ colorScheme: 'light' });
      found.push(...(await axeFindings(page, { colours: true })));
      const lang = await page.evaluate(() => document.documentElement.lang);
      const exact = await page.evaluate(untranslatable);
      if (lang !== 'id') found.push(`lang is "${lang}"`);
      findings.push(
        ...[...found, ...exact.map((text) => `may be translated: ${text}`)].map((one) => `${what}: ${one}`),
      );
    },
  };
}

test('every page of a website is accessible, in both schemes, on every screen', async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  complaints.allow(/the server responded with a status of (?:4\d\d|503)/);
  const { url } = product;
  const { findings, read } = reader(page);
  const hostOf = (name: string) => `${name}.localhost:${new URL(url).port}`;
  const host = hostOf(SHOP);
  const open = async (path: string, at = host) => {
    await page.goto(`http://${at}${path}`);
    await read(at === host ? (path.split('?')[0] ?? path) : at);
  };
  const visitor = websiteVisitor({ url }, host);
  const owner = await new Client(url).signIn('mitra@demo.test', DEMO_PASSWORD);
  const firstOf = async (path: string) => (await owner.get(path)).body.data[0];

  await test.step('pages to read', async () => {
    for (const path of ['/', '/?cari=diamond', '/?cari=tidakada', '/artikel', '/kontak', '/tanya-jawab'])
      await open(path);
    for (const path of ['/syarat-ketentuan', '/kebijakan-privasi', '/kebijakan-refund', '/tidak-ada'])
      await open(path);
    const { html } = await visitor.get('/artikel');
    await open(/href="(\/artikel\/[^"]+)"/.exec(html)?.[1] ?? '/artikel/tidak-ada');
  });

  await test.step('ways into an account', async () => {
    for (const path of ['/masuk', '/masuk/kode', `/masuk/kode/isi?request_id=${v4()}`, '/lupa-sandi'])
      await open(path);
    for (const path of ['/daftar', '/daftar/selesai', '/sandi-baru?token=salah']) await open(path);
    // A refused form: its errors are read first, and each leads to its input.
    await page.goto(`http://${host}/daftar`);
    await page.getByLabel('Nama').fill('x1');
    await page.locator('form.panel').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    await read('refused sign-up');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const name = page.getByLabel('Nama');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Minimal 3 karakter/);
  });

  await test.step('an order', async () => {
    await open('/mobile-legends');
    const { html } = await visitor.get('/mobile-legends');
    const item = /name="product_id"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '';
    const { body } = await new Client(url).get(`/v1/storefront/${SHOP}/catalogue`);
    const methods: { id: string; group: string; is_maintenance: boolean }[] = body.data.payment_methods;
    const methodOf = (group: string) =>
      methods.find((one) => one.group === group && !one.is_maintenance)?.id ?? '';
    const values = (ending: string, group: string) => ({
      ...{ 'f.user_id': `1288${ending}`, 'f.zone_id': '2614', qty: '1', name: 'Budi Santoso', phone: PHONE },
      ...{ product_id: item, payment_method: methodOf(group), brand: 'mobile-legends' },
    });
    const place = async (ending: string, group: string) => {
      const sent = values(ending, group);
      const review = await visitor.send('/mobile-legends', sent);
      const key = hiddenIn(review.html, 'key');
      const { to } = await visitor.send('/beli', {
        ...{ ...sent, key, expected_total: hiddenIn(review.html, 'expected_total') },
      });
      return to;
    };
    await page.goto(`http://${host}/mobile-legends`);
    await page.locator('form.order').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole('alert')).toBeFocused();
    await read('refused order');
    await page.goto(`http://${host}/mobile-legends`);
    await page.getByLabel('User ID').fill('12881230');
    await page.getByLabel('Zone ID').fill('2614');
    await page
      .getByRole('radio', { name: /Diamond/ })
      .first()
      .check();
    await page.getByLabel('Nama', { exact: true }).fill('Budi Santoso');
    await page.getByLabel('Nomor WhatsApp').fill(PHONE);
    await page.locator('[name=payment_method]:enabled').first().check();
    await page.getByRole('button', { name: 'Periksa pesanan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Periksa pesanan');
    await read('/beli');

    for (const group of ['qris', 'ewallet', 'va', 'retail', 'bank']) await open(await place('1230', group));
    const gateway = new Client(url);
    for (const [ending, state, action] of [
      ['1235', 'sedang diproses', 'pay'],
      ['1231', 'Pesanan berhasil', 'pay'],
      ['1232', 'Pesanan gagal', 'pay'],
      ['1230', 'Waktu pembayaran habis', 'expire'],
    ] as const) {
      const path = await place(ending, 'qris');
      const id = await until(
        'the payment is made',
        async () => /\/sandbox\/payment\/([\w-]+)/.exec((await visitor.get(path)).html)?.[1],
      );
      await gateway.post(sandboxPaymentPath(id), { action });
      await until(state, async () => (await visitor.get(path)).text.includes(state));
      await open(path);
    }
    await open('/cek-pesanan');
    await page.getByLabel('Nomor faktur').fill('INV261128-TIDAKADA');
    await page.getByLabel('Nomor HP atau email').fill(PHONE);
    await page.getByRole('button', { name: 'Cari pesanan' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await read('missed look-up');
  });

  await test.step('an account', async () => {
    const member = await firstOf('/v1/vendor-panel/member?f.status=active&sort=created_at&limit=1');
    const adjusted = await owner.post('/v1/vendor-panel/member/act/adjust-balance', {
      ...{ key: v4(), ids: [member.id], pin: DEMO_PIN },
      fields: { direction: 'in', amount: 5_000_000, reason: 'Bonus lebaran' },
    });
    expect(adjusted.status, JSON.stringify(adjusted.body)).toBe(200);
    await page.goto(`http://${host}/masuk`);
    await page.getByLabel('Username').fill(member.username);
    await page.getByLabel('Kata sandi').fill('Salah#2026');
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByLabel('Kata sandi').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akun saya');
    for (const path of ['/akun?ganti=nama', '/akun/nama', '/akun/alamat', '/akun/kata-sandi'])
      await open(path);
    for (const path of ['/akun/pesanan', '/akun/saldo', '/akun/poin', '/akun/tier', '/', '/mobile-legends'])
      await open(path);
    await page.goto(`http://${host}/akun/tier`);
    await page
      .getByRole('link', { name: /^Naik ke/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Bayar/ })).toBeVisible();
    await read('/akun/tier/:id');
    const tried = await visitor.send('/lupa-sandi', { identifier: member.username });
    expect(tried.to).toBe('/lupa-sandi/selesai');
    await open(await linkSentTo(url, member.email, '/sandi-baru'));
  });

  await test.step('websites that are closed, and a preview', async () => {
    for (const email of ['kedaluwarsa@demo.test', 'menunggu@demo.test', 'panelditolak@demo.test'] as const) {
      const client = await new Client(url).signIn(email, DEMO_PASSWORD);
      const { body } = await client.get('/v1/crm/panel');
      await open('/', hostOf(body.data.subdomain));
    }
    await open('/', hostOf('tidak-ada'));
    const { id, version, created_at, updated_at, updated_by, reference_titles, warnings, ...typed } = (
      await owner.get('/v1/vendor-panel/profile')
    ).body.data;
    for (const theme_id of ['arena', 'etalase']) {
      const { body } = await owner.post('/v1/vendor-panel/profile/preview', { ...typed, theme_id });
      const { pathname, search } = new URL(body.data.url);
      await page.goto(`http://${host}${pathname}${search}`);
      await read(`preview in ${theme_id}`);
    }
  });

  expect(findings).toEqual([]);
});
