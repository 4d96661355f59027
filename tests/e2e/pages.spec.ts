import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { axeErrorsOfThemes } from '../support/browser-axe';
import { type Place, placesOf, settle } from '../support/browser-places';
import { fillOrder, formPath } from '../support/browser-shop';
import { smallTargets } from '../support/browser-targets';
import { cutAmounts, enlargeText } from '../support/browser-text';

// Each walk is long; the workers share them.
test.describe.configure({ mode: 'parallel' });

const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Pixels that can be pressed (promise U2): by a thumb, and by a pointer where the panel has its own density. */
const THUMB = 44;
const POINTER = 24;

/** The smallest window that pages of the panel are made for. */
const smallestPanel = { width: 900, height: 700 };

const spill = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const walks: { area: Place['area']; screen: keyof typeof screens; least?: number }[] = [
  { area: 'public', screen: 'desktop' },
  { area: 'public', screen: 'phone', least: THUMB },
  { area: 'h2h', screen: 'desktop' },
  { area: 'h2h', screen: 'phone', least: THUMB },
  { area: 'panel', screen: 'desktop', least: POINTER },
];

for (const { area, screen, least } of walks) {
  test(`every ${area} page on a ${screen} is accessible in both themes, fits, can be pressed, and complains of nothing`, async ({
    page,
    enter,
    product,
  }) => {
    test.slow();
    await page.setViewportSize(screens[screen]);
    const client = await enter('mitra@demo.test');
    const places = (await placesOf(client)).filter((place) => place.area === area);
    expect(places.length).toBeGreaterThan(0);
    if (area === 'public') await page.evaluate(() => localStorage.clear());
    for (const { at } of places) {
      await page.goto(product.url + at);
      await settle(page);
      if (area === 'panel') {
        await page.setViewportSize(smallestPanel);
        // A chart is drawn anew when its place has changed.
        await expect.soft
          .poll(() => spill(page), { message: `${at} is wider than a small window by` })
          .toBe(0);
        await page.setViewportSize(screens[screen]);
      }
      expect.soft(await spill(page), `${at} is wider than the screen by`).toBe(0);
      if (least) {
        expect.soft(await smallTargets(page, least), `${at}, too small to be pressed`).toEqual([]);
      }
      expect.soft(await axeErrorsOfThemes(page), at).toEqual([]);
      if (screen === 'phone') {
        await enlargeText(page, 2);
        expect.soft(await cutAmounts(page), `${at}, cut at twice the size of text`).toEqual([]);
      }
    }
  });
}

test('what opens above a page is accessible as well, in both themes', async ({ page, enter, product }) => {
  test.slow();
  const client = await enter('mitra@demo.test');
  const order = await formPath(client);
  const opened: Record<string, () => Promise<unknown>> = {
    palette: async () => {
      await page.goto('/history-balance');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Cari', exact: true }).fill('ML86 12345678');
      await page.getByText('Zone ID wajib diisi.').waitFor();
    },
    'user menu': async () => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Menu pengguna' }).click();
    },
    notifications: () => page.getByRole('link', { name: /^Notifikasi/ }).hover(),
    'menu search': () => page.getByRole('combobox', { name: 'Cari menu' }).fill('sal'),
    'setup steps': () => page.getByRole('button', { name: /^Persiapan/ }).click(),
    PIN: () => fillOrder(page, product.url + order, '880000001230'),
    filters: async () => {
      await page.goto('/panel/member/data');
      await page.getByRole('button', { name: 'Filter' }).click();
    },
    'row menu': () =>
      page
        .getByRole('button', { name: /^Tindakan untuk/ })
        .first()
        .click(),
    'days of a schedule': async () => {
      await page.goto('/panel/promo/form');
      await page.getByPlaceholder('Tanggal mulai').click();
      await page.getByRole('button', { name: /^Bulan sebelumnya/ }).waitFor();
    },
    'delete question': async () => {
      await page.goto('/panel/banner/data');
      await page
        .getByRole('button', { name: /^Tindakan untuk/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Hapus' }).click();
      await page.getByRole('dialog').waitFor();
    },
  };
  for (const [what, open] of Object.entries(opened)) {
    await open();
    await page.waitForLoadState('networkidle');
    expect.soft(await axeErrorsOfThemes(page), what).toEqual([]);
    expect.soft(await smallTargets(page, POINTER), `${what}, too small to be pressed`).toEqual([]);
  }
});
