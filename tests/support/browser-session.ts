import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, type DemoEmail } from '../../demo/logins';
import type { LoginSession } from '../../src/core/contract/session';
import { noticeMarker } from './browser-notice';
import { Client } from './client';

/**
 * Signs in without the form, with the same stored data. Returns a client of the same session.
 * `tests/ui/accounts/login` tests the form.
 */
export async function signIn(
  page: Page,
  url: string,
  email: DemoEmail,
  how: LoginSession['authType'] = 'email',
): Promise<Client> {
  const client = await new Client(url).signIn(email, DEMO_PASSWORD);
  await copySession(page, client, how);
  return client;
}

/** Uses the session of a signed-in client. */
export async function copySession(
  page: Page,
  { url, token }: Client,
  how: LoginSession['authType'] = 'email',
): Promise<void> {
  // An empty page of the origin gives access to its storage without starting the portal.
  const endpoint = `${url}/door`;
  await page.route(endpoint, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(endpoint);
  await page.unroute(endpoint);
  await page.evaluate(
    (session) => {
      localStorage.setItem('loginSession', JSON.stringify(session));
      // Disables the tour, which `onboarding.spec` tests.
      localStorage.setItem('coach-marks', JSON.stringify(['dashboard']));
    },
    { accessToken: token, authType: how },
  );
  await page.context().addCookies([
    { name: 'session', value: '1', url, sameSite: 'Strict' },
    { ...noticeMarker, url },
  ]);
}
