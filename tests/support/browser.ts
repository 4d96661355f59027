import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { DemoEmail } from '../../demo/logins';
import type { LoginSession } from '../../src/core/contract/session';
import { type Complaints, gatherComplaints } from './browser-complaints';
import { Profile } from './browser-profile';
import { signIn } from './browser-session';
import type { Client } from './client';
import type { DatabaseKind } from './database';
import type { DemoProduct } from './product';
import { ProductShelf } from './product-shelf';

interface Journey {
  /** For `test.use`, one per file: database kind; chosen by the machine by default. */
  database: DatabaseKind | undefined;
  /** The built product, started for each spec file. */
  product: DemoProduct;
  /** Browser complaints fail the test. */
  complaints: Complaints;
  /** Signs in the page; returns a client of the same session. */
  enter(email: DemoEmail, how?: LoginSession['authType']): Promise<Client>;
  /** A page of another browser. */
  otherBrowser(options?: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<Journey, { shelf: ProductShelf; profile: Profile }>({
  profile: [
    async ({ launchOptions }, use, { project }) => {
      const { contextOptions, locale, timezoneId, viewport } = project.use;
      const profile = new Profile({
        ...{ ...launchOptions, ...contextOptions, serviceWorkers: 'block' },
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...(viewport && { viewport }),
      });
      await use(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
  // A separate browser if a test needs another device or service workers.
  context: async (
    {
      browser,
      profile,
      product,
      serviceWorkers,
      storageState,
      isMobile,
      hasTouch,
      permissions,
      contextOptions,
    },
    use,
    { project },
  ) => {
    const isUsual =
      serviceWorkers === 'block' &&
      !isMobile &&
      !hasTouch &&
      !permissions?.length &&
      contextOptions.reducedMotion === project.use.contextOptions?.reducedMotion;
    if (isUsual) {
      await use(await profile.opened({ storageState }));
      await profile.tidied(product.url);
    } else {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    }
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  shelf: [
    async ({ browserName: _ }, use) => {
      const shelf = new ProductShelf();
      await use(shelf);
      await shelf.clear();
    },
    { scope: 'worker' },
  ],
  database: [undefined, { option: true }],
  product: async ({ shelf, database }, use, { file }) => use(await shelf.productOf(file, database)),
  baseURL: async ({ product }, use) => use(product.url),
  complaints: [
    async ({ context }, use) => {
      const complaints = gatherComplaints();
      await complaints.watch(context);
      await use(complaints);
      base.expect(complaints.heard, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  enter: async ({ page, product }, use) => use((email, how) => signIn(page, product.url, email, how)),
  otherBrowser: async ({ browser, product, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: product.url, ...options });
      opened.push(context);
      await complaints.watch(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

export const { expect } = base;
