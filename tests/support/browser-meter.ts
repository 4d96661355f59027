import type { Page } from '@playwright/test';

/** What loading a page cost, as sent: headers and gzipped bodies, in bytes. */
export interface Cost {
  all: number;
  script: number;
}

/** Counts what a page of a cold browser loads, offering gzip alone. Call `read` when the page is there. */
export async function meter(page: Page): Promise<{ read(): Cost }> {
  const devtools = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const cost: Cost = { all: 0, script: 0 };
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => kinds.set(requestId, type ?? 'Other'));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    cost.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') cost.script += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  return { read: () => ({ ...cost }) };
}

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
      while (
        location.pathname !== path ||
        document.querySelectorAll('tbody tr.ant-table-row').length !== rows
      ) {
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - start;
    },
    [path, rows] as const,
  );
