import { settle } from '../../support/app-pages';
import { expect, test } from '../../support/browser';
import { axeErrorsOfThemes } from '../../support/browser-axe';

test('a guest reads the documentation of the API, chooses a language once, follows a link to an operation, and finds it whole on a phone', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/developer`);
  await settle(page);
  await expect(page).toHaveTitle(/^Dokumentasi API · /);
  await expect(page.getByRole('heading', { level: 2, name: 'Tanda tangan', exact: true })).toBeVisible();

  const client = page.getByRole('region', { name: 'Klien kecil untuk dipakai langsung' });
  await expect(client.getByText('openssl dgst -sha512', { exact: false })).toBeVisible();
  await client.getByRole('radio', { name: 'Python' }).check({ force: true });
  await expect(client.getByText('class LumbungError(Exception)', { exact: false })).toBeVisible();
  const order = page.getByRole('region', { name: 'Contoh: pesanan' });
  await expect(order.getByText('order.py', { exact: true })).toBeVisible();

  const operation = page.getByRole('article', { name: 'Buat pesanan' });
  await expect(operation.getByText('/open-api/v1/orders', { exact: true })).toBeVisible();
  await expect(operation.getByText('DUPLICATE_DESTINATION', { exact: true })).toBeVisible();
  const message = page.getByRole('article', { name: 'Top up diterima' });
  await expect(message.getByText('topup.paid', { exact: true })).toBeVisible();
  await expect(message.getByText('webhook-signature', { exact: true })).toBeVisible();
  await expect(message.getByText('data.paid_amount', { exact: true })).toBeVisible();
  await expect(message.getByText('"type": "topup.paid"', { exact: false })).toBeVisible();
  await expect(message.getByText('2XX', { exact: true })).toBeVisible();
  expect(await axeErrorsOfThemes(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Unduh koleksi Postman' }).click();
  expect((await saved).suggestedFilename()).toBe('postman_collection.json');

  await page.goto(`${product.url}/developer#get-order-status`);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 3, name: /^Status pesanan menurut kode/ }),
  ).toBeInViewport();
  await page.goto(`${product.url}/developer#webhook-balance-low`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Saldo menipis' })).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Referensi webhook' })).toBeAttached();
  await settle(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
