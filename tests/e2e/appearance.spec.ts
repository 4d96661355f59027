import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { startProduct } from '../support/product';

const phone = { width: 390, height: 844 };

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const openUserMenu = (page: Page) => page.getByRole('button', { name: 'Menu pengguna' }).click();
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).press('Space');

test('the theme is chosen once, kept, and shared with the public pages', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await openDashboard(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.evaluate(() => localStorage.removeItem('loginSession'));
  await page.goto('/login');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
});

test('from right to left everything stands on the other side, and nothing spills', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await openDashboard(page);
  await openUserMenu(page);
  await choose(page, 'Kanan ke kiri');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sidebar = await page.getByRole('navigation', { name: 'Menu utama' }).boundingBox();
  expect(sidebar?.x).toBeGreaterThan(1000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('the layout is full or boxed, as last chosen', async ({ page, enter }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await enter('mitra@demo.test');
  await openDashboard(page);
  const width = async () => (await page.getByRole('main').boundingBox())?.width ?? 0;
  const full = await width();
  await openUserMenu(page);
  await choose(page, 'Kotak');
  await expect.poll(width).toBeLessThan(full);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await width()).toBeLessThan(full);
  expect(await page.evaluate(() => localStorage.getItem('layout-width'))).toBe('boxed');
});

test('a phone has the bottom menu instead of the sidebar', async ({ page, enter }) => {
  await page.setViewportSize(phone);
  await enter('mitra@demo.test');
  await openDashboard(page);
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden();
  const bottom = page.getByRole('navigation', { name: 'Menu bawah' });
  const entries = ['Beranda', 'Transaksi', 'Beli', /^Bantuan, \d+ tiket terbuka$/, 'Profil'];
  await expect(bottom.locator('a, button')).toHaveText(entries);
  await bottom.getByRole('link', { name: 'Transaksi' }).click();
  await expect(page).toHaveURL('/list-transaction');
  await bottom.getByRole('link', { name: 'Beli', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Brand', level: 1 })).toBeVisible();
  await bottom.getByRole('button', { name: 'Profil' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu pengguna' })).toContainText('Versi 1.1.0');
});

test('the menu search knows four places at most, links to the guide and the chat among them', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await openDashboard(page);
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Cari menu' });
  await expect(box).toBeFocused();
  await box.fill('a');
  await expect(page.getByRole('option')).toHaveCount(4);
  await box.fill('panduan');
  await expect(page.getByRole('option', { name: /Panduan Mitra/ })).toBeVisible();
  await box.fill('riwayat saldo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/history-balance');
  await expect(page).toHaveTitle(/Riwayat Saldo.*Lumbung/);
});

test('error pages say what the specification says and lead where it leads', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  const places: Record<string, [words: string, to: string]> = {
    '/400': ['Kamu tidak dapat mengakses halaman ini', '/login'],
    '/401': ['Kamu belum terautentikasi untuk mengakses halaman ini', '/login'],
    '/403': ['Kamu tidak memiliki hak akses untuk mengakses halaman ini', '/dashboard'],
    '/500': ['500 - Oops, Server Error!', '/dashboard'],
    '/entah/di-mana': ['404 - Halaman Tidak Ditemukan', '/dashboard'],
  };
  for (const [path, [words, to]] of Object.entries(places)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', to);
  }
});

test('maintenance replaces the whole product', async ({ page }) => {
  const closed = await startProduct({ env: { MAINTENANCE: 'true' } });
  try {
    for (const path of ['/login', '/dashboard', '/panel/banner/data']) {
      await page.goto(closed.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sistem Sedang Maintenance');
      await expect(page.getByText('Silahkan cek sekala berkala')).toBeVisible();
      await expect(page).toHaveTitle(/^Sistem Sedang Maintenance · /);
    }
  } finally {
    await closed.stop();
  }
});

test('a script that is not ours does not run', async ({ page, enter, complaints }) => {
  complaints.allow(/Content Security Policy/);
  await enter('mitra@demo.test');
  await openDashboard(page);
  const hacked = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hacked = true';
    document.head.append(script);
    return 'hacked' in window;
  });
  expect(hacked).toBe(false);
  expect(complaints.heard).toEqual([]);
});
