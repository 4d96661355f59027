import { expect, type Page, test } from '@playwright/test';
import { copySession } from '../../support/browser-session';
import { shownBalance } from '../../support/browser-shop';
import { Client } from '../../support/client';
import { openTestDatabase, postgresAvailable } from '../../support/database';
import { freePort } from '../../support/free-port';
import { startProcess } from '../../support/server-process';
import { emailOf, openShop, PASSWORD, topUp } from '../../support/shop';

/** Hosts of the balance sockets that the page opened, in order. */
function watchSockets(page: Page) {
  const hosts: string[] = [];
  let closed = 0;
  page.on('websocket', (socket) => {
    const { host, pathname } = new URL(socket.url());
    if (!pathname.endsWith('/mitra-balance')) return;
    hosts.push(host);
    socket.on('close', () => {
      closed += 1;
    });
  });
  return { hosts, closed: () => closed };
}

test('the primary live host is killed, and 5 seconds later the balance goes on at the secondary', async ({
  page,
}) => {
  test.skip(!(await postgresAvailable()), 'needs a PostgreSQL');
  const store = await openTestDatabase();
  const shop = await openShop(store.database);
  const actor = await shop.openPartner(100_000);
  const env = { SEED: 'none', ...store.env };
  const port = await freePort();
  const home = `http://127.0.0.1:${port}`;
  const primary = await startProcess({ ...env, PUBLIC_URL: home });
  const secondary = await startProcess({
    ...env,
    PORT: String(port),
    LIVE_URL: `${primary.url}/live`,
    LIVE_URL_SECONDARY: `${home}/live`,
  });
  try {
    const sockets = watchSockets(page);
    await copySession(page, await new Client(home).signIn(emailOf(actor), PASSWORD));
    await page.goto(`${home}/dashboard`);
    await expect.poll(() => shownBalance(page)).toBe(100_000);
    await topUp(shop.ledger, actor.partnerId, 1_000);
    await expect.poll(() => shownBalance(page)).toBe(101_000);
    const first = new URL(primary.url).host;
    expect(sockets.hosts).toEqual([first]);

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await primary.stop('SIGKILL');
    await expect.poll(sockets.closed).toBe(1);
    await page.clock.runFor(4_900);
    expect(sockets.hosts).toEqual([first]);
    // Channels opened together wait 50 ms to request tickets in one call.
    await page.clock.runFor(150);
    await expect.poll(() => sockets.hosts).toEqual([first, `127.0.0.1:${port}`]);
    await topUp(shop.ledger, actor.partnerId, 500);
    await expect.poll(() => shownBalance(page)).toBe(101_500);
  } finally {
    await Promise.all([primary.stop('SIGKILL'), secondary.stop()]);
    await store.close();
  }
});
