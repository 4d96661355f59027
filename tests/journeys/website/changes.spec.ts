import type { Page } from '@playwright/test';
import { v4 } from 'uuid';
import { DEMO_PASSWORD } from '../../../demo/logins';
import { BULK_FIELD, bulkNames } from '../../../src/admin/schema/bulk';
import { sandboxPaymentPath } from '../../../src/core/contract/payment';
import { expect, test } from '../../support/browser';
import { Client } from '../../support/client';
import { publishTheme, signedIn, websiteOf } from '../../support/website-pages';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const ownerOf = (url: string) => new Client(url).signIn('mitra@demo.test', DEMO_PASSWORD);

/** Changes one field of a record of the panel, found by a query. */
async function change(owner: Client, path: string, query: string, fields: Record<string, unknown>) {
  const [record] = (await owner.get(`${path}?limit=1&${query}`)).body.data;
  const [field] = Object.keys(fields);
  const { status, body } = await owner.post(`${path}/act/${bulkNames.set}`, {
    ...{ key: v4(), ids: [record.id], version: record.version, [BULK_FIELD]: field },
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const payButton = (page: Page) => page.getByRole('button', { name: /^Bayar Rp/ });

let buyers = 0;
/** Fills in the form and presses to the last look. */
async function toReview(page: Page, item: string, method = 'QRIS'): Promise<void> {
  buyers += 1;
  await page.getByLabel('User ID').fill('128841230');
  await page.getByLabel('Zone ID').fill('2614');
  await page.locator('.product', { hasText: item }).first().click();
  if (await page.getByLabel('Nomor WhatsApp').isVisible()) {
    await page.getByLabel('Nama', { exact: true }).fill('Budi Santoso');
    await page.getByLabel('Nomor WhatsApp').fill(`0812-3000-${1000 + buyers}`);
  }
  await page.locator('.methods label', { hasText: method }).click();
  await page.getByRole('button', { name: 'Periksa pesanan' }).click();
  await expect(heading(page)).toHaveText('Periksa pesanan');
}

test('what changes between look and press is said, and nothing is bought at a price that was not seen', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/the server responded with a status of 422/);
  const owner = await ownerOf(product.url);
  await page.goto(`${websiteOf(product.url)}/mobile-legends`);

  await toReview(page, '12 Diamond');
  const sale = await payButton(page).textContent();
  await change(owner, '/v1/vendor-panel/flash-sale', 'f.is_active=true', { is_active: false });
  await payButton(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Harga telah berubah');
  const usual = await payButton(page).textContent();
  expect(usual).not.toBe(sale);

  await change(owner, '/v1/vendor-panel/tier', 'sort=level', { margin: { type: 'percent', value: 30 } });
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Harga telah berubah');
  const raised = await payButton(page).textContent();
  expect(raised).not.toBe(usual);
  await payButton(page).click();
  await expect(heading(page)).toHaveText('Menunggu pembayaran');
  await expect(page.getByRole('heading', { name: /^Bayar/ })).toHaveText(String(raised));

  await page.goto(`${websiteOf(product.url)}/mobile-legends`);
  await toReview(page, '344 Diamond');
  await change(owner, '/v1/vendor-panel/product-vcg', 'search=344+diamond', { is_active: false });
  await payButton(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('User ID')).toHaveValue('128841230');
  await expect(page.locator('.product', { hasText: '344 Diamond' })).toHaveCount(0);
});

test('a payment that fails or comes too late is said while one looks, and the same is bought again', async ({
  page,
  product,
}) => {
  await page.goto(`${websiteOf(product.url)}/mobile-legends`);
  for (const [action, says] of [
    ['fail', 'Pembayaran gagal'],
    ['expire', 'Waktu pembayaran habis'],
  ] as const) {
    await toReview(page, '172 Diamond');
    await payButton(page).click();
    await expect(heading(page)).toHaveText('Menunggu pembayaran');
    const order = page.url();
    await page.goBack();
    await payButton(page).click();
    await expect(heading(page)).toHaveText('Menunggu pembayaran');
    expect(page.url()).toBe(order);
    const sandbox = await page.getByRole('link', { name: 'Bayar di halaman contoh' }).getAttribute('href');
    const id = new URL(String(sandbox)).pathname.split('/').at(-1) ?? '';
    expect((await new Client(product.url).post(sandboxPaymentPath(id), { action })).status).toBe(200);
    await expect(heading(page)).toHaveText(says);
    await page.getByRole('link', { name: 'Beli lagi' }).click();
    await expect(page.getByRole('radio', { name: /^172 Diamond/ })).toBeChecked();
  }
});

test('a member pays by balance, and pressing twice or reloading buys once', async ({ page, product }) => {
  const owner = await ownerOf(product.url);
  const shop = websiteOf(product.url);
  const { member, cookie } = await signedIn(owner, new URL(shop).host);
  await page.context().addCookies([cookie]);
  /** Invoices, the newest first. */
  const orders = async () => [...new Set((await member.get('/akun/pesanan')).html.match(/INV\d{6}[\w-]+/g))];
  const before = await orders();
  await page.goto(`${shop}/mobile-legends`);
  await toReview(page, '86 Diamond', 'Saldo');
  await payButton(page).dblclick();
  await expect(heading(page)).toHaveText('Pesanan berhasil');
  await page.reload();
  await expect(heading(page)).toHaveText('Pesanan berhasil');
  const [made, ...others] = await orders();
  expect(page.url()).toContain(String(made));
  expect(others.slice(0, 5)).toEqual(before.slice(0, 5));
});

test('without JavaScript a guest comes as far as paying', async ({ otherBrowser, product }) => {
  const page = await otherBrowser({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${websiteOf(product.url)}/mobile-legends`);
  await toReview(page, '172 Diamond');
  await payButton(page).click();
  await expect(heading(page)).toHaveText('Menunggu pembayaran');
  await expect(page.getByRole('img', { name: 'Kode QR untuk membayar' })).toBeVisible();
});

test('what a shop publishes is seen at the next load of its own website alone', async ({ page, product }) => {
  const owner = await ownerOf(product.url);
  await page.goto(websiteOf(product.url));
  const theme = () => page.locator('html').getAttribute('data-theme');
  expect(await theme()).toBe('kios');
  await page.goto(websiteOf(product.url, 'laila-digital'));
  const other = await theme();
  await publishTheme(owner, 'arena');
  await page.reload();
  expect(await theme()).toBe(other);
  await page.goto(websiteOf(product.url));
  expect(await theme()).toBe('arena');
});
