import { expect, type Page, test } from '@playwright/test';
import { gatherComplaints } from '../../support/browser-complaints';
import { noticeMarker } from '../../support/browser-notice';
import { buyButton, shownBalance, typePin } from '../../support/browser-shop';
import { type ForeignHost, foreignLogin, startForeignHost } from '../../support/foreign-host';
import { type DemoProduct, startProduct } from '../../support/product';

/*
 * The portal with another API host (`API_URL`), which supports only what the specification names: no
 * favourites, clock, versions, row counts, tickets or idempotency keys. Dependent features are hidden.
 */

let host: ForeignHost;
let portal: DemoProduct;

test.beforeAll(async () => {
  host = await startForeignHost();
  portal = await startProduct({ env: { API_URL: host.url, LIVE_URL: host.url } });
});
test.afterAll(async () => {
  await portal?.stop();
  await host?.close();
});

const complaints = gatherComplaints();
test.afterEach(() => expect(complaints.heard).toEqual([]));

/** Signs in by form, because the stored data is part of the test. */
async function enter(page: Page): Promise<void> {
  complaints.watch(page.context());
  await page.context().addCookies([{ ...noticeMarker, url: portal.url }]);
  await page.addInitScript(() => localStorage.setItem('coach-marks', '["dashboard"]'));
  await page.goto(`${portal.url}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(foreignLogin.identifier);
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill(foreignLogin.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('signs in, shows the dashboard, sells, and follows the balance as sent', async ({ page }) => {
  await enter(page);
  await expect.poll(() => shownBalance(page)).toBe(1_250_000);
  await expect(page.getByText('Gold').first()).toBeVisible();
  await expect(page.getByText('Diperbarui langsung')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mobile Legends' }).first()).toBeVisible();
  const last = page.getByRole('region', { name: '10 transaksi terakhir' });
  await expect(last.getByRole('article')).toHaveCount(10);
  await expect(last.getByRole('article').first()).toContainText('TRX-7012');
  await expect(last.getByRole('article').first()).toContainText('22 Nov 2026 10:15:00');
  await expect(page.getByRole('link', { name: /^Bayar Sekarang/ })).toBeVisible();

  await expect.poll(() => host.listeners('mitra-balance')).toBe(1);
  for (const [channel, message, shown] of [
    ['mitra-balance', 1_300_000, 1_300_000],
    ['mitra', { balance: 1_310_000 }, 1_310_000],
    ['mitra-panel-balance', { balance: 1_250_000, panel_balance: 5 }, 1_250_000],
  ] as const) {
    host.publish(channel, message);
    await expect.poll(() => shownBalance(page)).toBe(shown);
  }

  await page.getByRole('link', { name: 'Brand', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Favoritkan/ })).toHaveCount(0);
  await expect(page.getByText('Belum ada item')).toHaveCount(0);
  await page.getByRole('link', { name: 'Mobile Legends', exact: true }).click();
  await page.getByRole('textbox', { name: 'User ID' }).fill('12345678');
  await page.getByRole('radio', { name: /172 Diamonds/ }).press('Space');
  await buyButton(page).click();
  await typePin(page);
  await expect(page).toHaveURL(/\/detail-transaction\?q=8\d+/);
  await expect(page.getByRole('status').filter({ hasText: 'Berhasil' })).toContainText('38.500');
  await expect(page.getByText('Perjalanan')).toHaveCount(0);
  await expect.poll(() => shownBalance(page)).toBe(1_211_500);

  await page.getByRole('link', { name: 'Transaksi', exact: true }).click();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('172 Diamonds');
  await expect(page.getByRole('navigation', { name: 'Halaman' })).toContainText('1–10 transaksi');
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled();

  expect(host.headers).not.toContain('idempotency-key');
});

test('makes a top up, and shows the start of the panel with its balance', async ({ page }) => {
  await enter(page);
  await page.goto(`${portal.url}/topup/form`);
  await page.getByRole('radio', { name: /100\.000$/ }).press('Space');
  await page.getByRole('radio', { name: /Transfer BRI/ }).press('Space');
  await page.getByRole('button', { name: /^(Buat|Lanjut)/ }).click();
  await expect(page).toHaveURL(/\/topup\/payment\?q=42$/);
  await expect(page.getByRole('heading', { name: /^Bayar Rp.102\.500$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Top Up Saldo', exact: true }).first().click();
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.goto(`${portal.url}/panel/statistic`);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Saldo/ })).toContainText('87.250');
  await expect.poll(() => host.listeners('mitra-panel-balance')).toBe(1);
  host.publish('mitra-panel-balance', 90_000);
  await expect.poll(() => shownBalance(page)).toBe(90_000);
  expect(host.calls).toContain('GET /v1/vendor-panel/progress-status');
});
