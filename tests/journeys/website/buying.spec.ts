import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';

/** Browsers resolve names below `localhost` to loopback. */
const shopOf = (url: string): string => url.replace('127.0.0.1', 'toko-sari-digital.localhost');

const PAGES = [
  '/',
  '/mobile-legends',
  '/cek-pesanan',
  '/masuk',
  '/daftar',
  '/artikel',
  '/kontak',
  '/tanya-jawab',
];

async function fill(page: Page): Promise<void> {
  await page.getByLabel('User ID').fill('128845097');
  await page.getByLabel('Zone ID').fill('2614');
  await page.getByLabel('Nama', { exact: true }).fill('Budi Santoso');
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a guest chooses, sees total and nickname, pays, and watches the order succeed', async ({
    page,
    product,
  }) => {
    const shop = shopOf(product.url);
    await page.goto(`${shop}/mobile-legends`);
    await fill(page);
    await page.getByText('172 Diamond').tap();
    await page.locator('.method', { hasText: 'QRIS' }).tap();
    await expect(page.locator('.total')).toHaveText(/^Total Rp\s[\d.]+$/);
    await expect(page.locator('.nickname')).toHaveText(/^Nickname: \S+/);
    await page.getByRole('button', { name: 'Periksa pesanan' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Periksa pesanan');
    expect(await axeErrors(page)).toEqual([]);
    await page.getByRole('button', { name: /^Bayar Rp/ }).tap();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menunggu pembayaran');
    await expect(page.getByRole('img', { name: 'Kode QR untuk membayar' })).toBeVisible();
    expect(await axeErrors(page)).toEqual([]);
    const sandbox = await page.getByRole('link', { name: 'Bayar di halaman contoh' }).getAttribute('href');
    const gateway = await page.context().newPage();
    await gateway.goto(String(sandbox));
    await gateway.getByRole('button', { name: 'Bayar sekarang' }).click();
    await gateway.close();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesanan berhasil', { timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'Kode atau bukti kirim' })).toBeVisible();
    expect(await axeErrors(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesanan berhasil');
  });
});

test('the whole purchase is made by keyboard', async ({ page, product }) => {
  await page.goto(`${shopOf(product.url)}/mobile-legends`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused();
  await fill(page);
  await page.getByRole('radio', { name: /^172 Diamond/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: /^QRIS/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const pay = page.getByRole('button', { name: /^Bayar Rp/ });
  await pay.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menunggu pembayaran');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages are accessible and fit, ${colorScheme}`, async ({ page, product }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const path of PAGES) {
      await page.goto(shopOf(product.url) + path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      expect(await axeErrors(page), path).toEqual([]);
    }
  });
}
