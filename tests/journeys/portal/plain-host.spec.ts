import { expect, test } from '@playwright/test';
import { gatherComplaints } from '../../support/browser-complaints';
import { noticeMarker } from '../../support/browser-notice';
import { buyButton, typePin } from '../../support/browser-shop';
import { PLAIN_PIN, type PlainHost, plainLogin, startPlainHost } from '../../support/plain-host';
import { type DemoProduct, startProduct } from '../../support/product';

/* The main job over a second API host (`API_URL`), whose balance comes by its live channel alone, with decimals. */

let host: PlainHost;
let portal: DemoProduct;

test.beforeAll(async () => {
  host = await startPlainHost();
  portal = await startProduct({ env: { API_URL: host.url, LIVE_URL: host.url } });
});
test.afterAll(async () => {
  await portal?.stop();
  await host?.close();
});

const complaints = gatherComplaints();
test.afterEach(() => expect(complaints.heard).toEqual([]));

test('signs in, buys, tops up, and opens the panel of a host with notations of its own', async ({ page }) => {
  complaints.watch(page.context());
  await page.context().addCookies([{ ...noticeMarker, url: portal.url }]);
  await page.addInitScript(() => localStorage.setItem('coach-marks', '["dashboard"]'));
  await page.goto(`${portal.url}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(plainLogin.identifier);
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill(plainLogin.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('region', { name: '10 transaksi terakhir' })).toContainText('10.250,50');
  await expect.poll(() => host.listeners('mitra-balance')).toBe(1);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Saldo/ })).toHaveCount(0);
  host.publish('mitra-balance', '1250000.50');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Saldo/ })).toContainText('1.250.000,50');

  await page.getByRole('link', { name: 'Brand', exact: true }).click();
  await page.getByRole('link', { name: 'Garena Shells', exact: true }).click();
  await page.getByRole('textbox', { name: 'UID' }).fill('445566');
  await page.getByRole('radio', { name: /33 Shells/ }).press('Space');
  await buyButton(page).click();
  await typePin(page, PLAIN_PIN);
  await expect(page).toHaveURL(/\/detail-transaction\?q=32$/);
  await expect(page.getByRole('status').filter({ hasText: 'Berhasil' })).toContainText('10.250,50');

  await page.goto(`${portal.url}/topup/form`);
  await page.getByRole('radio', { name: /50\.000$/ }).press('Space');
  await page.getByRole('radio', { name: /Transfer BRI/ }).press('Space');
  await page.getByRole('button', { name: /^(Buat|Lanjut)/ }).click();
  await expect(page).toHaveURL(/\/topup\/payment\?q=61$/);
  await expect(page.getByRole('heading', { name: /^Bayar Rp.50\.000$/ })).toBeVisible();

  await page.goto(`${portal.url}/panel/product-vcg/data`);
  await expect(page.getByRole('button', { name: '33 Shells', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Saldo/ })).toContainText('87.250,25');
});
