/** `npm run size`: what pages of the built product load in a cold Chromium, beside their budgets. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import {
  gzipAlone,
  meter,
  msToRows,
  scriptBefore,
  shiftsOf,
  watchFor,
  watchShifts,
} from '../tests/support/browser-meter';
import { settle } from '../tests/support/browser-places';
import { signIn } from '../tests/support/browser-session';
import { startProduct } from '../tests/support/product';
import prepareProduct from '../tests/support/product-setup';
import { chromiumAdvice, chromiumArguments, findChromium } from './chromium.mjs';
import { serveFloors } from './size/floors';
import { onPhone } from './size/phone';
import { type Line, lines, readyAt } from './size/ready';

interface Figure {
  what: string;
  value: number;
  /** Highest that is allowed. */
  budget: number;
  unit: 'kB' | 'ms' | 'shift' | '×' | 'requests';
}

const CLICKS = 5;
const LIST = '/panel/member/data';
const OTHER_LIST = '/panel/banner/data';

/** Each page in a context of its own: nothing is cached. */
async function cold<T>(
  browser: Browser,
  look: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'id-ID' });
  try {
    const page = await context.newPage();
    await watchShifts(page);
    return await look(page, context);
  } finally {
    await context.close();
  }
}

/** JavaScript until the form can be used; what the page fetches ahead afterwards is not waited for by anybody. */
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
    await signIn(page, url, 'mitra@demo.test');
    const cost = await meter(page);
    await page.goto(url + path);
    await settle(page);
    return [
      { what: `${path}: all, first view`, value: cost.read() / 1000, budget, unit: 'kB' },
      { what: `${path}: layout shift`, value: await shiftsOf(page), budget: 0.01, unit: 'shift' },
    ];
  });

/** The middle of several first clicks from one list to another. */
async function change(browser: Browser, url: string): Promise<Figure[]> {
  const times: number[] = [];
  for (let nth = 0; nth < CLICKS; nth += 1) {
    times.push(
      await cold(browser, async (page) => {
        await signIn(page, url, 'mitra@demo.test');
        await page.goto(url + OTHER_LIST);
        await settle(page);
        return msToRows(page, LIST, 10);
      }),
    );
  }
  const median = times.sort((a, b) => a - b)[Math.floor(CLICKS / 2)] ?? Number.NaN;
  return [{ what: `${OTHER_LIST} → ${LIST}: click to 10 rows`, value: median, budget: 150, unit: 'ms' }];
}

/** How much longer than antd's bare table a place may take until its content is drawn. */
const longest: Record<Line, number> = { plain: 1.6, slow: 1.1 };
const ROWS = 'tbody tr:nth-child(10)';
const places = [
  { path: LIST, selector: ROWS },
  { path: '/dashboard', selector: 'main a[href^="/detail-transaction"]' },
];

/** Ratios of one run: the same browser, machine and minute for the floors and for our places. */
async function firstViews(browser: Browser, url: string): Promise<Figure[]> {
  const floors = await serveFloors();
  const figures: Figure[] = [];
  try {
    for (const line of Object.keys(lines) as Line[]) {
      const limit = await readyAt(browser, `${floors.url}/limit`, line, { selector: ROWS });
      const antd = await readyAt(browser, `${floors.url}/antd`, line, { selector: ROWS });
      console.log(
        `${line}: React alone ${limit.ready.toFixed(0)} ms, antd's bare table ${antd.ready.toFixed(0)} ms`,
      );
      for (const { path, selector } of places) {
        const prepare = async (page: Page) => void (await signIn(page, url, 'mitra@demo.test'));
        const { ready, painted, requests } = await readyAt(browser, url + path, line, { selector, prepare });
        console.log(
          `${line}: ${path} painted after ${painted.toFixed(0)} ms, ready after ${ready.toFixed(0)} ms`,
        );
        const what = `${path}, ${line}`;
        figures.push({
          what: `${what}: ready, to antd's bare table`,
          value: ready / antd.ready,
          budget: longest[line],
          unit: '×',
        });
        figures.push({
          what: `${what}: painted, to antd's bare table`,
          value: painted / antd.ready,
          budget: 1,
          unit: '×',
        });
        figures.push({
          what: `${what}: requests until ready`,
          value: requests,
          budget: 20,
          unit: 'requests',
        });
      }
    }
  } finally {
    floors.close();
  }
  return figures;
}

/** What a phone feels of a page that it has visited before. */
async function phones(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of ['/dashboard', '/list-transaction']) {
    const prepare = async (page: Page) => void (await signIn(page, url, 'mitra@demo.test'));
    const { shift, blocked } = await onPhone(browser, url + path, prepare);
    figures.push(
      { what: `${path}, phone: layout shift`, value: shift, budget: 0.01, unit: 'shift' },
      { what: `${path}, phone: blocked`, value: blocked, budget: 200, unit: 'ms' },
    );
  }
  return figures;
}

const digits = { kB: 1, ms: 0, shift: 4, '×': 2, requests: 0 };
const isOver = ({ value, budget }: Figure): boolean => !(value <= budget);

function print(figures: Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const figure of figures) {
    const { what, value, budget, unit } = figure;
    const word = unit === 'shift' ? '' : ` ${unit}`;
    const shown = `${value.toFixed(digits[unit])}${word}`.padStart(10);
    console.log(
      `${isOver(figure) ? 'OVER' : 'ok  '} ${what.padEnd(width)} ${shown}  of at most ${budget}${word}`,
    );
  }
}

const executablePath = findChromium();
if (!executablePath) {
  console.error(chromiumAdvice);
  process.exit(1);
}
await prepareProduct();
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  const figures = [
    ...(await login(browser, product.url)),
    ...(await firstView(browser, product.url, '/dashboard', 400)),
    ...(await firstView(browser, product.url, LIST, 400)),
    ...(await firstView(browser, product.url, '/panel/statistic', 420)),
    ...(await change(browser, product.url)),
    ...(await firstViews(browser, product.url)),
    ...(await phones(browser, product.url)),
  ];
  print(figures);
  process.exitCode = figures.some(isOver) ? 1 : 0;
} finally {
  await browser.close();
  await product.stop();
}
