import type { Page } from '@playwright/test';
import type { RouteGroup } from '../../../src/topics/purchase-prices/contract/best-price';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { runOperator } from '../../support/browser-operator';

const offerGroup = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const route = (page: Page, name: string, of: string) =>
  offerGroup(page, of).getByRole('listitem').filter({ hasText: name });

test('routes are ranked by real orders, and the one that is taken is what the order form offers', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  await page.goto('/pricelist');
  await page.getByRole('link', { name: 'Harga terbaik' }).click();
  const search = page.getByRole('searchbox', { name: 'Cari item, brand, atau SKU' });
  await search.fill('zzzz 100%');
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
  await search.fill('ml-28');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['28 Diamond']);

  const { body } = await client.get('/v1/crm/product/best-price?search=ml-28&by=success');
  const group = body.data[0] as RouteGroup;
  await page.getByText('Rasio sukses', { exact: true }).first().click();
  await expect(page).toHaveURL(/by=success/);
  for (const [index, { name, all, own }] of group.candidates.entries()) {
    const line = offerGroup(page, '28 Diamond').getByRole('listitem').nth(index);
    await expect(line).toContainText(name);
    await expect(line).toContainText(all.finished >= 10 ? `dari ${all.finished} pesanan` : 'pesanan');
    await expect(line).toContainText(
      own.finished === 0
        ? 'Anda: belum ada pesanan'
        : new RegExp(`Anda: (baru|.*dari) ${own.finished} pesanan`),
    );
  }
  expect(await axeErrors(page)).toEqual([]);

  const cheap = route(page, '28 Diamond · Hemat', '28 Diamond');
  await expect(cheap).toContainText('Termurah');
  await cheap.getByRole('button', { name: 'Pakai 28 Diamond · Hemat' }).click();
  await expect(cheap).toContainText('Dipakai');
  await expect(offerGroup(page, '28 Diamond')).toContainText('Form pesanan sudah memakai rute termurah');
  await offerGroup(page, '28 Diamond').getByRole('link', { name: '28 Diamond' }).click();
  await expect(page.getByRole('radio', { name: /^28 Diamond · Hemat/ }).first()).toBeChecked();

  await page.goto('/best-price?search=ml-28');
  await page.getByRole('button', { name: 'Kembalikan rute biasa' }).click();
  await expect(cheap.getByRole('button', { name: 'Pakai 28 Diamond · Hemat' })).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).last().click();
  await expect(cheap).toContainText('Dipakai');

  // An invalid URL.
  await page.goto('/best-price?by=terbaik&category=bukan-id&page=0');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('an item that is disturbed while it is chosen names at once what stands in for it', async ({
  page,
  enter,
  product,
}) => {
  const client = await enter('mitra@demo.test');
  const { body } = await client.get('/v1/crm/product/parent?search=mobile%20legends&limit=1');
  await page.goto(`/transaction-form?q=${body.data[0].id}`);
  await page
    .getByRole('radio', { name: /^172 Diamond/ })
    .first()
    .check();
  await runOperator(product.dataDir, 'product-state', 'ML-172', 'gangguan');
  const notice = page.getByRole('alert').filter({ hasText: '172 Diamond sedang gangguan.' });
  await expect(notice).toBeInViewport();
  await notice.getByRole('button', { name: /^Pakai 172 Diamond · / }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^172 Diamond · / }).first()).toBeChecked();
  expect(await axeErrors(page)).toEqual([]);
  await runOperator(product.dataDir, 'product-state', 'ML-172', 'tersedia');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the category is read whole and narrows the routes', async ({ page, enter }) => {
    await enter('kasir@demo.test');
    await page.goto('/best-price');
    const category = page.getByRole('combobox', { name: 'Kategori' });
    expect((await category.boundingBox())?.width).toBeGreaterThan(300);
    await category.selectOption({ label: 'Pulsa' });
    await expect(page).toHaveURL(/category=/);
    await expect(page.getByRole('heading', { level: 2, name: /Diamond/ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeErrors(page)).toEqual([]);
  });
});
