import type { Page, Request } from '@playwright/test';

/** Milliseconds without responses or changes after which the page is settled. */
const QUIET = 100;

/** Navigates within one page like links, without reloading. */
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

/** Resolves after this long without DOM changes. */
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

/** Horizontal overflow in pixels. */
export const spill = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
