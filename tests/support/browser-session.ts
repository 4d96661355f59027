import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, type DemoEmail } from '../../demo/logins';
import type { LoginSession } from '../../src/core/contract/session';
import { noticeMarker } from './browser-notice';
import { Client } from './client';

/**
 * Signs the page's browser in without the form, leaving what the form leaves behind. Resolves with a client that
 * calls the API in the same session. `tests/ui/login` goes through the form itself.
 */
export async function signIn(
  page: Page,
  url: string,
  email: DemoEmail,
  how: LoginSession['authType'] = 'email',
): Promise<Client> {
  const client = await new Client(url).signIn(email, DEMO_PASSWORD);
  await carrySession(page, client, how);
  return client;
}

/** The same for a client that is signed in already. */
export async function carrySession(
  page: Page,
  { url, token }: Client,
  how: LoginSession['authType'] = 'email',
): Promise<void> {
  // An empty page of the origin: it opens the storage without starting the portal.
  const door = `${url}/door`;
  await page.route(door, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(door);
  await page.unroute(door);
  await page.evaluate(
    (session) => {
      localStorage.setItem('loginSession', JSON.stringify(session));
      // The tour would point at things in the middle of a journey; `onboarding.spec` takes it.
      localStorage.setItem('coach-marks', JSON.stringify(['dashboard']));
    },
    { accessToken: token, authType: how },
  );
  await page.context().addCookies([
    { name: 'session', value: '1', url, sameSite: 'Strict' },
    { ...noticeMarker, url },
  ]);
}
