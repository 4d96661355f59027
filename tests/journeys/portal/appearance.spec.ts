import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const openUserMenu = (page: Page) => page.getByRole('button', { name: 'Menu pengguna' }).click();
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).press('Space');

test('width, direction and theme are applied as chosen, stored, and shared with the public pages; a foreign script does not run', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/Content Security Policy|content policy: script-src-elem refused inline/);
  await page.setViewportSize({ width: 1920, height: 900 });
  await enter('mitra@demo.test');
  await openDashboard(page);
  const width = async () => (await page.getByRole('main').boundingBox())?.width ?? 0;
  const full = await width();
  await openUserMenu(page);
  await expect(page.getByRole('region', { name: 'Menu pengguna' })).toContainText('Versi 1.1.0');
  await choose(page, 'Kotak');
  await expect.poll(width).toBeLessThan(full);
  await choose(page, 'Kanan ke kiri');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await width()).toBeLessThan(full);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.setViewportSize({ width: 1440, height: 900 });
  const sidebar = await page.getByRole('navigation', { name: 'Menu utama' }).boundingBox();
  expect(sidebar?.x).toBeGreaterThan(1000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  const settings = ['theme', 'layout-width', 'layout-direction'];
  expect(await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), settings)).toEqual([
    'dark',
    'boxed',
    'rtl',
  ]);
  const hacked = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hacked = true';
    document.head.append(script);
    return 'hacked' in window;
  });
  expect(hacked).toBe(false);

  await page.evaluate(() => localStorage.removeItem('loginSession'));
  await page.goto('/login');
  expect(await background()).toBe(dark);
});
