/** `npm run size`: what pages of the built product load in a cold Chromium, with their budgets. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { getPrivileges } from '../src/core/contract/profile';
import { settle } from '../tests/support/app-pages';
import {
  gzipAlone,
  meter,
  msToRows,
  scriptBefore,
  shiftsOf,
  watchFor,
  watchShifts,
} from '../tests/support/browser-meter';
import { signIn } from '../tests/support/browser-session';
import { startProduct } from '../tests/support/product';
import prepareProduct from '../tests/support/product-setup';
import { chromiumAdvice, chromiumArguments, findChromium } from './chromium.mjs';
import { type Figure, isOver, print } from './size/figure';
import { firstViews } from './size/first-views';
import { onPhone } from './size/phone';
import { median } from './size/ready';
import { drawForm, drawRows } from './size/rows';
import { websiteViews } from './size/website';

const CLICKS = 5;
const LIST = '/panel/member/data';
const OTHER_LIST = '/panel/banner/data';

/** A signed-in user: the browser has the session but no cached file. */
async function enter(page: Page, url: string): Promise<void> {
  const client = await signIn(page, url, 'mitra@demo.test');
  const { body } = await client.get(getPrivileges.path);
  await page.evaluate((keys) => localStorage.setItem('permissions', JSON.stringify(keys)), body.data);
}

/** Each page has its own context, so nothing is cached. */
async function cold<T>(
  browser: Browser,
  measure: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'id-ID' });
  try {
    const page = await context.newPage();
    await watchShifts(page);
    return await measure(page, context);
  } finally {
    await context.close();
  }
}

/** JavaScript until the form is usable, without later prefetches. */
const login = (browser: Browser, url: string): Promise<Figure[]> =>
  cold(browser, async (page) => {
    await gzipAlone(page);
    await watchFor(page, 'form button[type=submit]');
    await page.goto(`${url}/login`);
    await settle(page);
    const script = await scriptBefore(page);
    return [
      { what: '/login: JavaScript until usable', value: script / 1000, budget: 78.3, unit: 'kB' },
      { what: '/login: layout shift', value: await shiftsOf(page), budget: 0.01, unit: 'shift' },
    ];
  });

const firstView = (browser: Browser, url: string, path: string, budget: number): Promise<Figure[]> =>
  cold(browser, async (page) => {
    await enter(page, url);
    const cost = await meter(page);
    await page.goto(url + path);
    await settle(page);
    return [
      { what: `${path}: all, first view`, value: cost.read() / 1000, budget, unit: 'kB' },
      { what: `${path}: layout shift`, value: await shiftsOf(page), budget: 0.01, unit: 'shift' },
    ];
  });

/** Median of runs of a signed-in page. */
async function medianOf(
  browser: Browser,
  url: string,
  draw: (page: Page, url: string) => Promise<number>,
): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < CLICKS; nth += 1) {
    times.push(
      await cold(browser, async (page) => {
        await enter(page, url);
        return draw(page, url);
      }),
    );
  }
  return median(times);
}

/** The first click from one list to another. */
const change = async (browser: Browser, url: string): Promise<Figure[]> => [
  {
    ...{ what: `${OTHER_LIST} → ${LIST}: click to 10 rows`, budget: 150, unit: 'ms' },
    value: await medianOf(browser, url, async (page) => {
      await page.goto(url + OTHER_LIST);
      await settle(page);
      return msToRows(page, LIST, 10);
    }),
  },
];

const rows = async (browser: Browser, url: string): Promise<Figure[]> => [
  {
    ...{ what: '100 rows × 12 columns: longest task', budget: 100, unit: 'ms' },
    value: await medianOf(browser, url, drawRows),
  },
  {
    ...{ what: 'form of 100 sub-rows: press to drawn', budget: 1000, unit: 'ms' },
    value: await medianOf(browser, url, drawForm),
  },
];

/** Measures pages on a phone that has visited them before. */
async function phones(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of ['/dashboard', '/list-transaction']) {
    const prepare = (page: Page) => enter(page, url);
    const { shift, blocked } = await onPhone(browser, url + path, prepare);
    figures.push(
      { what: `${path}, phone: layout shift`, value: shift, budget: 0.01, unit: 'shift' },
      { what: `${path}, phone: blocked`, value: blocked, budget: 200, unit: 'ms' },
    );
  }
  return figures;
}

const executablePath = findChromium();
if (!executablePath) {
  console.error(chromiumAdvice);
  process.exit(1);
}

/** Figures in order. Arguments select by name. */
const parts: { name: string; measure: (browser: Browser, url: string) => Promise<Figure[]> }[] = [
  { name: 'login', measure: login },
  { name: 'dashboard', measure: (browser, url) => firstView(browser, url, '/dashboard', 400) },
  { name: 'list', measure: (browser, url) => firstView(browser, url, LIST, 400) },
  { name: 'statistic', measure: (browser, url) => firstView(browser, url, '/panel/statistic', 420) },
  { name: 'change', measure: change },
  { name: 'rows', measure: rows },
  { name: 'first-views', measure: (browser, url) => firstViews(browser, url, (page) => enter(page, url)) },
  { name: 'phones', measure: phones },
  { name: 'website', measure: websiteViews },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => parts.every(({ name }) => name !== word));
if (unknown.length > 0) {
  console.error(`No figure is called ${unknown.join(', ')}: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

await prepareProduct();
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  const figures: Figure[] = [];
  for (const { name, measure } of parts) {
    if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await measure(browser, product.url)));
  }
  print(figures);
  process.exitCode = figures.some(isOver) ? 1 : 0;
} finally {
  await browser.close();
  await product.stop();
}
