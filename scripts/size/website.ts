import { type Browser, devices } from '@playwright/test';
import { settle } from '../../tests/support/app-pages';
import { gzipAlone, shiftsOf, watchShifts } from '../../tests/support/browser-meter';
import type { Figure } from './figure';
import { median } from './ready';

const RUNS = 3;
/** A slow phone and line (Lighthouse, mobile with DevTools throttling). */
const SLOWER = 4;
const LINE = { latency: 150, throughput: (1.6 * 1_000_000) / 8 };

interface Seen {
  /** Milliseconds to the largest contentful paint. */
  painted: number;
  shift: number;
  /** Compressed bytes of scripts. */
  script: number;
}

/** First views of a partner's website on a phone. */
export async function websiteViews(browser: Browser, url: string): Promise<Figure[]> {
  const shop = url.replace('127.0.0.1', 'toko-sari-digital.localhost');
  const figures: Figure[] = [];
  for (const { path, scripts } of [
    { path: '/', scripts: 40 },
    { path: '/mobile-legends', scripts: 40 },
    { path: '/artikel', scripts: 0 },
  ]) {
    const seen: Seen[] = [];
    for (let run = 0; run < RUNS; run += 1) seen.push(await firstView(browser, shop + path));
    const of = (value: keyof Seen) => median(seen.map((one) => one[value]));
    figures.push(
      {
        what: `website ${path}: largest paint on a slow phone`,
        value: of('painted'),
        budget: 1200,
        unit: 'ms',
      },
      { what: `website ${path}: layout shift`, value: of('shift'), budget: 0.01, unit: 'shift' },
      { what: `website ${path}: JavaScript`, value: of('script') / 1000, budget: scripts, unit: 'kB' },
    );
  }
  return figures;
}

async function firstView(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'id-ID' });
  try {
    const page = await context.newPage();
    await gzipAlone(page);
    await watchShifts(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1);
        (window as typeof window & { painted: number }).painted = last?.startTime ?? 0;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await devtools.send('Network.enable');
    const { latency, throughput } = LINE;
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput },
    });
    await page.goto(url);
    await settle(page);
    const painted = await page.evaluate(() => (window as typeof window & { painted: number }).painted);
    const script = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    return { painted, shift: await shiftsOf(page), script };
  } finally {
    await context.close();
  }
}
