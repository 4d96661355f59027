import type { Page } from '@playwright/test';

/** Bytes that loading a page takes, as sent: headers and gzipped bodies. Call `read` when the page is there. */
export async function meter(page: Page): Promise<{ read(): number }> {
  await gzipAlone(page);
  const devtools = await page.context().newCDPSession(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return { read: () => bytes };
}

/** Chromium would rather have brotli, and the budgets are in gzip. */
export async function gzipAlone(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
}

/** Notes the moment at which something is first in the page. */
export async function watchFor(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const seen = window as unknown as { seenAt: number };
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      seen.seenAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, selector);
}

/** Bytes of the scripts that were asked for before that moment: what comes later, nobody waited for. */
export const scriptBefore = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { seenAt } = window as unknown as { seenAt: number };
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < seenAt)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  });

/** Watches, from the first paint on, how far what is on screen moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of those moves, without unit (web.dev/cls). */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);

/** Milliseconds from a click on a menu entry until so many rows of its list are drawn. */
export const msToRows = (page: Page, path: string, rows: number): Promise<number> =>
  page.evaluate(
    async ([path, rows]) => {
      const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
      if (!link) throw new Error(`no menu entry leads to ${path}`);
      const start = performance.now();
      link.click();
      while (location.pathname !== path || document.querySelectorAll('tbody tr').length !== rows) {
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - start;
    },
    [path, rows] as const,
  );
