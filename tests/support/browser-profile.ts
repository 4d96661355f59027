import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, type CDPSession, chromium } from '@playwright/test';

/**
 * A browser whose HTTP and code caches persist between tests, because half of a test is loading scripts.
 * Everything else is cleared.
 */
export class Profile {
  private readonly folder = mkdtempSync(join(tmpdir(), 'portal-profile-'));
  private context: BrowserContext | undefined;
  private devtools: CDPSession | undefined;

  constructor(private readonly options: Parameters<typeof chromium.launchPersistentContext>[1]) {}

  /** Opens with the test's cookies. */
  async opened({ storageState }: Pick<BrowserContextOptions, 'storageState'>): Promise<BrowserContext> {
    this.context ??= await chromium.launchPersistentContext(this.folder, this.options);
    const [blank] = this.context.pages();
    this.devtools ??= blank && (await this.context.newCDPSession(blank));
    const cookies = typeof storageState === 'object' ? storageState.cookies : [];
    if (cookies.length > 0) await this.context.addCookies(cookies);
    return this.context;
  }

  /** Clears all data of `origin` and closes all pages but the first. */
  async tidied(origin: string): Promise<void> {
    const { context, devtools } = this;
    if (!context) return;
    const [, ...pages] = context.pages();
    await Promise.all(pages.map((page) => page.close()));
    for (const event of ['console', 'weberror'] as const) context.removeAllListeners(event);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
    await devtools?.send('Storage.clearDataForOrigin', { origin, storageTypes });
  }

  async close(): Promise<void> {
    await this.context?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
