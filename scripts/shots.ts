/** `npm run shots`: screenshots of every route, desktop and phone, light and dark, in `.shots/`. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type AppPage, pagesOf, settle, showTheme } from '../tests/support/app-pages';
import { signIn } from '../tests/support/browser-session';
import { startProduct } from '../tests/support/product';
import prepareProduct from '../tests/support/product-setup';
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
  const taken = (await shoot(browser, product.url, 'desktop')) + (await shoot(browser, product.url, 'phone'));
  console.log(`${taken} pictures in ${folder}/`);
} finally {
  await browser.close();
  await product.stop();
}
