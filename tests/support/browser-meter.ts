import type { Page } from '@playwright/test';

/** Transferred bytes of loading a page: headers and gzipped bodies. Call `read` when the page is ready. */
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

/** Disables brotli, because budgets are in gzip. */
export async function gzipAlone(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
}

/** Records when a selector first appears. */
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

/** Bytes of scripts requested before that moment. */
export const scriptBefore = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { seenAt } = window as unknown as { seenAt: number };
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < seenAt)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  });

/** Records layout shifts from the first paint on. */
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

/** Cumulative layout shift (web.dev/cls). */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);

/** Milliseconds from a menu click until this many rows are drawn. */
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
