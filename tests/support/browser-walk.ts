import type { Page, Request } from '@playwright/test';

/** Milliseconds without an answer or a change of the page after which it stands. */
const QUIET = 100;

/** Follows addresses in one page as its links do, which loads nothing twice. */
export function walkIn(page: Page): (at: string) => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async (at) => {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, at);
    do await page.evaluate(stillness, QUIET);
    while (underWay.size > 0);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };
}

/** Resolves once nothing in the document has changed for so long. */
const stillness = (quiet: number): Promise<void> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => wait());
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        watch.disconnect();
        resolve();
      }, quiet);
    };
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    wait();
  });

/** How many pixels the page is wider than its window. */
export const spill = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
