/**
 * `npm run shots`: screenshots of every route and of the demonstration's website in its three themes, desktop and
 * phone, light and dark, in `.shots/`. `-- website` takes those of the website alone.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { DEMO_PASSWORD } from '../demo/logins';
import { type AppPage, pagesOf, settle, showTheme } from '../tests/support/app-pages';
import { signIn } from '../tests/support/browser-session';
import { openWebsitePage } from '../tests/support/browser-website';
import { Client } from '../tests/support/client';
import { startProduct } from '../tests/support/product';
import prepareProduct from '../tests/support/product-setup';
import { publishTheme, websitePagesOf, websiteThemes } from '../tests/support/website-pages';
import { chromiumAdvice, chromiumArguments, findChromium } from './chromium.mjs';

const folder = '.shots';
const themes = ['light', 'dark'] as const;
const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

/** The panel is desktop only (specification 2). */
const shows = (screen: keyof typeof screens, { area }: AppPage): boolean =>
  screen === 'desktop' || area !== 'panel';

async function shoot(browser: Browser, url: string, screen: keyof typeof screens): Promise<number> {
  const context = await browser.newContext({
    viewport: screens[screen],
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  const guest = await browser.newContext({ viewport: screens[screen], locale: 'id-ID' });
  const [page, guestPage] = [await context.newPage(), await guest.newPage()];
  const client = await signIn(page, url, 'mitra@demo.test');
  let taken = 0;
  for (const entry of (await pagesOf(client)).filter((one) => shows(screen, one))) {
    const sheet = entry.area === 'public' ? guestPage : page;
    await sheet.goto(url + entry.at);
    await settle(sheet);
    for (const theme of themes) {
      await showTheme(sheet, theme);
      await sheet.screenshot({ path: join(folder, `${entry.name}-${screen}-${theme}.png`), fullPage: true });
      taken += 1;
    }
  }
  await Promise.all([context.close(), guest.close()]);
  return taken;
}

/** The demonstration's website, in each theme. */
async function shootWebsite(browser: Browser, url: string): Promise<number> {
  const owner = await new Client(url).signIn('mitra@demo.test', DEMO_PASSWORD);
  const { pages, cookie } = await websitePagesOf(owner);
  let taken = 0;
  for (const theme of websiteThemes) {
    await publishTheme(owner, theme);
    for (const [screen, viewport] of Object.entries(screens)) {
      const options = { viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta' };
      const [guest, member] = [await browser.newContext(options), await browser.newContext(options)];
      await member.addCookies([cookie]);
      const [guestPage, memberPage] = [await guest.newPage(), await member.newPage()];
      for (const entry of pages) {
        const sheet = entry.isOwn ? memberPage : guestPage;
        for (const colorScheme of themes) {
          await sheet.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await openWebsitePage(sheet, entry);
          const path = join(folder, `website-${entry.name}-${theme}-${screen}-${colorScheme}.png`);
          await sheet.screenshot({ path, fullPage: true });
          taken += 1;
        }
      }
      await Promise.all([guest.close(), member.close()]);
    }
  }
  return taken;
}

const executablePath = findChromium();
if (!executablePath) {
  console.error(chromiumAdvice);
  process.exit(1);
}
await prepareProduct();
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
try {
  let taken = 0;
  if (!process.argv.includes('website'))
    for (const screen of ['desktop', 'phone'] as const) taken += await shoot(browser, product.url, screen);
  taken += await shootWebsite(browser, product.url);
  console.log(`${taken} pictures in ${folder}/`);
} finally {
  await browser.close();
  await product.stop();
}
