import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeFindings } from '../../support/browser-axe';
import { openWebsitePage } from '../../support/browser-website';
import { Client } from '../../support/client';
import { publishTheme, websiteOf, websitePagesOf } from '../../support/website-pages';

/** Codes, numbers of accounts and amounts that a translator of pages could change. */
const untranslatable = (): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { data, parentElement } = text as Text;
    const isExact = /INV\d|^\s*[-+−]?Rp\s?\d[\d.]*\s*$|\d{4}[ -]?\d{4}/.test(data);
    if (isExact && !parentElement?.closest('[translate=no], script, style, label .muted, textarea'))
      found.push(data);
  }
  return found;
};

/** Findings of a page in both schemes on a phone and a desk, and narrower: 320 px, and 1280 px at 200 %. */
async function findingsOf(page: Page): Promise<string[]> {
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    return overflow > 0 ? [`${overflow} px too wide at ${width}`] : [];
  };
  const found = [...(await at(320)), ...(await at(640)), ...(await at(390)), ...(await axeFindings(page))];
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await axeFindings(page, { colours: true })), ...(await at(1440)));
  found.push(...(await axeFindings(page, { colours: true })));
  await page.emulateMedia({ colorScheme: 'light' });
  found.push(...(await axeFindings(page)));
  const lang = await page.evaluate(() => document.documentElement.lang);
  if (lang !== 'id') found.push(`lang is "${lang}"`);
  return [...found, ...(await page.evaluate(untranslatable)).map((text) => `may be translated: ${text}`)];
}

test('every page of a website is accessible, in both schemes, on every screen', async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  complaints.allow(/the server responded with a status of (?:4\d\d|503)/);
  const owner = await new Client(product.url).signIn('mitra@demo.test', DEMO_PASSWORD);
  const { pages, cookie } = await websitePagesOf(owner);
  const findings: string[] = [];
  const read = async (what: string) =>
    findings.push(...(await findingsOf(page)).map((finding) => `${what}: ${finding}`));

  for (const entry of pages.filter(({ isOwn }) => !isOwn)) {
    await openWebsitePage(page, entry);
    await read(entry.name);
  }
  await page.context().addCookies([cookie]);
  for (const entry of pages.filter(({ isOwn }) => isOwn)) {
    await openWebsitePage(page, entry);
    await read(entry.name);
  }
  for (const theme of ['etalase', 'arena'] as const) {
    await publishTheme(owner, theme);
    await page.goto(`${websiteOf(product.url)}/mobile-legends`);
    await read(theme);
  }
  expect(findings).toEqual([]);
});

test('a refused form says so first, and leads to each mistake', async ({ page, product, complaints }) => {
  complaints.allow(/the server responded with a status of 422/);
  await page.goto(`${websiteOf(product.url)}/daftar`);
  await page.getByLabel('Nama').fill('x1');
  await page.locator('form.panel').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Nama');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Minimal 3 karakter/);
});
