import type { Page } from '@playwright/test';
import { type AppPage, pagesOf, settle } from '../../support/app-pages';
import { expect, test } from '../../support/browser';
import { axeErrorsOfThemes } from '../../support/browser-axe';
import { distinctPages } from '../../support/browser-parts';
import { fillOrder, formPath } from '../../support/browser-shop';
import { smallTargets } from '../../support/browser-targets';
import { cutAmounts, enlargeText, restoreText } from '../../support/browser-text';
import { spill, walkIn } from '../../support/browser-walk';
import type { Client } from '../../support/client';

/** Minimum target size in pixels (promise U2): for touch, and for a pointer in the denser panel. */
const THUMB = 44;
const POINTER = 24;

const phone = { width: 390, height: 844 };
/** Width in pixels without sideways scrolling (WCAG 1.4.10). */
const NARROW = 320;

/** Smallest window and target size by area. */
const small = {
  public: { window: phone, target: THUMB },
  h2h: { window: phone, target: THUMB },
  panel: { window: { width: 900, height: 700 }, target: POINTER },
} as const;

/** Pages for newcomers, tested with other accounts. */
const onlyForNewcomers = ['/kyc', '/kyc-form', '/mitra-panel/register'];

const pagesOfPartner = async (client: Client): Promise<AppPage[]> =>
  (await pagesOf(client)).filter(({ at }) => !onlyForNewcomers.includes(at));

/** The frame shared by all portal pages. */
const FRAME = 'aside:has(nav), .no-print:is(header, footer)';

const failure = /^(?:Data gagal dimuat|Halaman gagal dimuat|500 - Oops, Server Error!)$/;

/** The page is the requested one, shows no error, and fits its window. */
async function expectWhole(page: Page, at: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  expect.soft(pathname + search, 'the address that was asked for').toBe(at);
  if (at !== '/500') expect.soft(await page.getByText(failure).count(), `${at}, parts that failed`).toBe(0);
  expect.soft(await spill(page), `${at} is wider than the window by`).toBe(0);
}

for (const area of ['public', 'h2h', 'panel'] as const) {
  test(`every ${area} page opens and fits the smallest window, each distinct screen can be pressed there, and the browser complains of nothing`, async ({
    page,
    enter,
    product,
  }) => {
    test.slow();
    const client = await enter('mitra@demo.test');
    const entries = (await pagesOfPartner(client)).filter((entry) => entry.area === area);
    expect(entries.length).toBeGreaterThan(0);
    const distinct = distinctPages(entries);
    if (area === 'public') await page.evaluate(() => localStorage.clear());
    const { window, target } = small[area];
    await page.setViewportSize(window);
    const walk = walkIn(page);
    await page.goto(product.url + entries[0]?.at);
    for (const entry of entries) {
      const { at } = entry;
      await walk(at);
      await expectWhole(page, at);
      if (!distinct.includes(entry)) continue;
      expect.soft(await smallTargets(page, target), `${at}, too small to be pressed`).toEqual([]);
      await page.setViewportSize({ ...window, width: NARROW });
      // Another layout may be drawn first.
      const narrow = { message: `${at} is wider than ${NARROW} px by` };
      await expect
        .configure({ soft: true })
        .poll(() => spill(page), narrow)
        .toBe(0);
      await page.setViewportSize(window);
      if (area === 'panel') continue;
      await enlargeText(page, 2);
      expect.soft(await cutAmounts(page), `${at}, cut at twice the size of text`).toEqual([]);
      await restoreText(page);
      if (!entry.hasPhoneLayout) continue;
      expect.soft(await axeErrorsOfThemes(page), `${at} on a phone`).toEqual([]);
    }
  });
}

test('what a newcomer sees and every step of the identity form fits a phone and has room for a thumb', async ({
  page,
  enter,
  product,
}) => {
  const steps = ['person', 'address', 'documents', 'account', 'summary'];
  const forms = steps.map((step) => `/kyc-form?langkah=${step}`);
  await page.setViewportSize(phone);
  await enter('baru@demo.test');
  await page.goto(`${product.url}/dashboard`);
  const walk = walkIn(page);
  for (const at of ['/dashboard', '/setting/create-pin', ...forms]) {
    await walk(at);
    expect.soft(await spill(page), `${at} is wider than the window by`).toBe(0);
    expect.soft(await smallTargets(page, THUMB), `${at}, too small to be pressed`).toEqual([]);
  }
});

for (const area of ['public', 'h2h', 'panel'] as const) {
  test(`each distinct ${area} screen is accessible in both themes and fits a desktop`, async ({
    page,
    enter,
    product,
  }) => {
    test.slow();
    const client = await enter('mitra@demo.test');
    const entries = distinctPages(await pagesOfPartner(client)).filter((entry) => entry.area === area);
    if (area === 'public') await page.evaluate(() => localStorage.clear());
    await page.goto(product.url + entries[0]?.at);
    await settle(page);
    expect.soft(await axeErrorsOfThemes(page), 'the first screen with its frame').toEqual([]);
    const walk = walkIn(page);
    for (const { at } of entries) {
      await walk(at);
      await expectWhole(page, at);
      expect.soft(await axeErrorsOfThemes(page, area === 'public' ? undefined : FRAME), at).toEqual([]);
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
