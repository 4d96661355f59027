import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { pictureOf } from '../../support/sample';

const list = (page: Page) => page.getByRole('region', { name: 'Daftar item' });
/** Without the head and the names of brands. */
const rows = (page: Page) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const head = (page: Page, name: string) => list(page).getByRole('columnheader', { name, exact: true });

/** Downloads a file and reads it. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function exported(page: Page, format: string) {
  await page.getByRole('button', { name: 'Ekspor' }).click();
  return saved(page, () => page.getByRole('menuitem', { name: `${format}, kolom yang tampil` }).click());
}

test('every item is found, narrowed and put in order, with what it costs, sells for and how it delivers', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/product/data');
  await page.getByRole('button', { name: 'Alat harga' }).click();
  await page.getByRole('link', { name: 'Daftar harga' }).click();
  await expect(list(page).getByText(/^1–10 dari \d{3} item$/)).toBeVisible();
  for (const name of ['Harga Anda', 'Harga jual', 'Margin', 'SKU', 'Status']) {
    await expect(head(page, name)).toHaveCount(1);
  }
  await page.getByRole('searchbox', { name: 'Cari item' }).fill('ml-172');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('172 Diamond');
  for (const name of ['Pengiriman 1 jam', 'Pengiriman 24 jam', 'Harga Bronze']) {
    await expect(head(page, name)).toHaveCount(0);
  }
  await page.goto('/pricelist?search=ml-172&columns=item,health_1h,health_24h,price_bronze');
  for (const name of ['Pengiriman 1 jam', 'Pengiriman 24 jam', 'Harga Bronze']) {
    await expect(head(page, name)).toHaveCount(1);
  }
  await expect(rows(page)).toContainText(/Belum ada pesanan|Baru \d+ pesanan|%.* pesanan/);
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Cari item' }).fill('tidak-ada 100%');
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
  await page.getByRole('button', { name: 'Atur Ulang Filter' }).click();

  await list(page).getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Kosong' }).click();
  await page.keyboard.press('Escape');
  await expect(list(page).getByText('Status: Kosong')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Kosong' })).not.toHaveCount(0);
  await expect(rows(page).filter({ hasNotText: 'Kosong' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Cari item' }).fill('mobile legends');
  await expect(list(page).getByRole('rowheader')).toHaveText(['Mobile Legends']);
  await expect(rows(page).filter({ hasText: 'Kosong' })).not.toHaveCount(0);
  expect(await axeErrors(page)).toEqual([]);

  // An invalid URL shows the default list.
  await page.goto('/pricelist?f.status=99&f.brand_id=bukan-id&sort=hapus&page=abc&limit=-1');
  await expect(list(page).getByText(/^1–10 dari \d{3} item$/)).toBeVisible();
  await list(page)
    .getByRole('button', { name: /Harga Anda/ })
    .click();
  await expect(page).toHaveURL(/sort=my_price/);
});

test('it is handed on with the name and the logo of the shop: as a file, on paper and as a message', async ({
  page,
  enter,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const client = await enter('mitra@demo.test');
  await page.goto('/setting/shop-identity');
  await page.getByLabel('Nama toko').fill('Sari Cell');
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();
  await page.getByLabel('Unggah logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await pictureOf(200, 200),
  });
  await expect(page.getByRole('img', { name: 'Logo toko' })).toBeVisible();

  await page.goto('/pricelist?search=Mobile%20Legends');
  const { body } = await client.get('/v1/crm/product/price-list?search=Mobile%20Legends&limit=100');
  const csv = await exported(page, 'CSV');
  expect(csv.name).toMatch(/^Daftar Harga \d\d \w{3} \d{4}\.csv$/);
  expect(csv.bytes.toString('utf8').trim().split('\r\n')).toHaveLength(body.meta.total + 1);
  expect(csv.bytes.toString('utf8')).toContain('Harga jual');
  expect((await exported(page, 'Excel')).bytes.subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Bagikan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bagikan daftar harga' });
  await dialog.getByRole('button', { name: 'Salin untuk WhatsApp' }).click();
  await expect(page.getByText('Daftar harga tersalin. Tempel di WhatsApp.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const sold = body.data.find(({ sku }: { sku: string }) => sku === 'ML-172').selling_price;
  expect(text).toMatch(/^\*Sari Cell\*\nDaftar harga \d{2} \w{3} \d{4}\n\n\*Mobile Legends\*\n/);
  expect(text).toContain(`172 Diamond – Rp ${sold.toLocaleString('id-ID')}`);
  expect(await axeErrors(page)).toEqual([]);
  const paper = (
    await saved(page, () => dialog.getByRole('button', { name: 'Unduh PDF' }).click())
  ).bytes.toString('latin1');
  expect(paper).toMatch(/^%PDF-/);
  expect(paper).toContain('Daftar Harga Sari Cell');
  expect(paper).toContain('/Subtype /Image');

  // A list too long for a message can be printed.
  await page.route('**/price-list-message?*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, text: null } } });
  });
  await dialog.getByText('Harga Anda (modal)').click();
  await expect(dialog.getByText('Harga modal Anda akan terlihat oleh penerima.')).toBeVisible();
  await expect(dialog.getByText(/^Terlalu panjang untuk satu pesan WhatsApp/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Unduh PDF' })).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a card begins with what matters, and shows the rest on request', async ({ page, enter }) => {
    await enter('mitra@demo.test');
    const chosen =
      'my_price,selling_price,margin,status,sku,health_1h,health_24h,price_bronze,price_silver,price_gold';
    await page.goto(`/pricelist?search=ml-172&columns=item,${chosen}`);
    const cards = page.getByRole('list', { name: 'Daftar Harga' }).getByRole('listitem');
    await expect(cards).toHaveText(['Mobile Legends', /172 Diamond/]);
    const card = cards.last();
    for (const name of ['Harga Anda', 'Harga jual', 'Margin', 'Status', 'SKU']) {
      await expect(card.getByText(name, { exact: true })).toBeVisible();
    }
    await expect(card).toContainText('ML-172');
    await expect(card).not.toContainText(/Harga Bronze|Pengiriman 24 jam/);
    await card.getByRole('button', { name: '4 lainnya' }).press('Enter');
    await expect(card).toContainText('Harga Bronze');
    await expect(card).toContainText('Pengiriman 24 jam');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeErrors(page)).toEqual([]);
    await card.getByRole('button', { name: 'Ringkas' }).click();
    await expect(card).not.toContainText('Harga Bronze');
  });
});

test.describe('on a cashier’s phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('neither selling price nor margin is there, in no list, file or message', async ({ page, enter }) => {
    await enter('kasir@demo.test');
    await page.goto('/pricelist?search=ml-172');
    const cards = page.getByRole('list', { name: 'Daftar Harga' }).getByRole('listitem');
    await expect(cards).toHaveText(['Mobile Legends', /172 Diamond/]);
    const card = cards.last();
    await expect(card).toContainText('Harga Anda');
    await expect(card).not.toContainText(/Harga jual|Margin/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect((await exported(page, 'CSV')).bytes.toString('utf8')).not.toMatch(/Harga jual|Margin/);
    await card.getByRole('button', { name: '172 Diamond' }).first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText('Pengiriman oleh semua mitra');
    await expect(drawer).not.toContainText(/Harga jual|Margin/);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Bagikan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bagikan daftar harga' });
    await expect(dialog.getByText('Harga modal Anda akan terlihat oleh penerima.')).toBeVisible();
    await expect(dialog.getByText('Harga jual')).toHaveCount(0);
    await expect(dialog.getByRole('textbox', { name: 'Pesan WhatsApp' })).toHaveValue(/172 Diamond/);
    expect(await axeErrors(page)).toEqual([]);
  });
});
