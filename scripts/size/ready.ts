import type { Browser, Page } from '@playwright/test';
import { gzipAlone } from '../../tests/support/browser-meter';

/** Network profiles: unthrottled, and a slow phone. */
export const lines = {
  plain: { rounds: 9, slow: false },
  slow: { rounds: 3, slow: true },
} as const;
export type Line = keyof typeof lines;

/** Lighthouse's slow 4G: 1.6 Mbps down, 750 kbps up, 150 ms round trip, a quarter of the CPU speed. */
const SLOW_NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const SLOWER = 4;

export interface Ready {
  /** Milliseconds from the start of the navigation. */
  ready: number;
  painted: number;
  /** Distinct requests until then. */
  requests: number;
}

export interface View {
  url: string;
  /** Present when the page is ready. */
  selector: string;
  prepare?: (page: Page) => Promise<void>;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Loads pages in turns, each in a cold browser, until their content is drawn, so that machine load affects
 * all of a round equally. Returns the rounds, in the order of the pages.
 */
export async function inTurns(browser: Browser, views: readonly View[], line: Line): Promise<Ready[][]> {
  const rounds: Ready[][] = [];
  for (let round = 0; round < lines[line].rounds; round += 1) {
    const seen: Ready[] = [];
    for (const view of views) seen.push(await loadCold(browser, view, lines[line].slow));
    rounds.push(seen);
  }
  return rounds;
}

async function loadCold(browser: Browser, { url, selector, prepare }: View, slow: boolean): Promise<Ready> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'id-ID' });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    // The baselines use the same compression.
    await gzipAlone(page);
    const devtools = await context.newCDPSession(page);
    if (slow) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    }
    return await load(page, url, selector);
  } finally {
    await context.close();
  }
}

async function load(page: Page, url: string, selector: string): Promise<Ready> {
  await page.addInitScript((wanted) => {
    const moment = window as typeof window & { readyAt?: number };
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      // Painted with the next frame.
      requestAnimationFrame(() => {
        moment.readyAt = performance.now();
      });
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'readyAt' in window);
  return page.evaluate(() => {
    const { readyAt } = window as typeof window & { readyAt: number };
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const asked = files.filter(({ startTime }) => startTime < readyAt);
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return {
      ready: readyAt,
      painted: painted?.startTime ?? Number.NaN,
      requests: new Set(asked.map(({ name }) => name)).size + 1,
    };
  });
}
