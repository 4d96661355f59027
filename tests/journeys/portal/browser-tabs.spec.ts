import { chromium, expect, type Page, test } from '@playwright/test';
import { chromiumArguments, findWholeChromium } from '../../../scripts/chromium.mjs';
import { copySession } from '../../support/browser-session';
import { shownBalance } from '../../support/browser-shop';
import { Client } from '../../support/client';
import { openTestDatabase, postgresAvailable } from '../../support/database';
import { startProcess } from '../../support/server-process';
import { emailOf, openShop, PASSWORD, topUp } from '../../support/shop';

/** Counts the live channels that a page has opened. */
function openedSockets(page: Page): () => number {
  let opened = 0;
  page.on('websocket', () => {
    opened += 1;
  });
  return () => opened;
}

/** Playwright loses visibility of a page that the back/forward cache restores; Chromium's own protocol does not. */
async function backForward(page: Page) {
  const chrome = await page.context().newCDPSession(page);
  const ask = async (expression: string) =>
    (await chrome.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  await ask('window.isSame = true');
  return {
    text: () => ask('document.body.innerText'),
    async leave(address: string) {
      await ask(`location.href = '${address}'`);
      await expect.poll(() => ask('location.pathname')).toBe('/openapi.json');
    },
    async comeBack() {
      await ask('history.back()');
      await expect.poll(() => ask('window.isSame === true')).toBe(true);
    },
  };
}

test('tabs share one set of live channels, and a page that was left comes back at once without a dead session', async () => {
  test.skip(!(await postgresAvailable()), 'needs a PostgreSQL');
  const executablePath = findWholeChromium() ?? undefined;
  test.skip(
    !executablePath && process.env.REQUIRE_BROWSER !== '1',
    'needs a Chromium with a back/forward cache',
  );
  const store = await openTestDatabase();
  const shop = await openShop(store.database);
  const actor = await shop.openPartner(100_000);
  const server = await startProcess({ SEED: 'none', ...store.env });
  const browser = await chromium.launch({
    executablePath,
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const [first, second] = [await context.newPage(), await context.newPage()];
    const sockets = [openedSockets(first), openedSockets(second)];
    const counts = () => sockets.map((count) => count());
    const balances = () => Promise.all([shownBalance(first), shownBalance(second)]);
    await copySession(first, await new Client(server.url).signIn(emailOf(actor), PASSWORD));
    await first.goto(`${server.url}/dashboard`);
    await expect.poll(counts).toEqual([3, 0]);
    await second.goto(`${server.url}/dashboard`);
    await expect.poll(() => shownBalance(second)).toBe(100_000);
    await topUp(shop.ledger, actor.partnerId, 1_000);
    await expect.poll(balances).toEqual([101_000, 101_000]);
    expect(counts()).toEqual([3, 0]);

    const restored = await backForward(first);
    await restored.leave(`${server.url}/openapi.json`);
    await expect.poll(counts).toEqual([3, 3]);
    await topUp(shop.ledger, actor.partnerId, 1_000);
    await restored.comeBack();
    await expect.poll(restored.text).toContain('102.000');
    await topUp(shop.ledger, actor.partnerId, 1_000);
    await expect.poll(restored.text).toContain('103.000');
    expect(counts()).toEqual([3, 3]);

    await restored.leave(`${server.url}/openapi.json`);
    await second.evaluate(() => localStorage.clear());
    await second.close();
    await restored.comeBack();
    expect(await restored.text()).not.toContain('103.000');
    await expect.poll(restored.text).toContain('Lupa kata sandi?');
  } finally {
    await browser.close();
    await server.stop();
    await store.close();
  }
});
