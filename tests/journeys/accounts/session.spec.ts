import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { deafen } from '../../support/browser-live';
import { noticeMarker } from '../../support/browser-notice';

async function signInByEmail(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

/** Cookies except the notice marker that tests start with. */
const cookies = async (page: Page): Promise<string[]> =>
  (await page.context().cookies())
    .filter(({ name }) => name !== noticeMarker.name)
    .map(({ name, value }) => `${name}=${value}`);

test('a session that dies midway ends once; signing in returns to the page it died on, and keeps what the specification names', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  await deafen(page);
  await page.goto('/list-transaction');
  await expect(page.getByRole('heading', { name: 'Transaksi', level: 1 })).toBeVisible();
  const logins: string[] = [];
  page.on('framenavigated', (frame) => frame.url().endsWith('/login') && logins.push(frame.url()));
  // Pending requests would detect the ended session first.
  await page.waitForLoadState('networkidle');
  await client.post('/v1/crm/logout');
  await page.getByRole('link', { name: 'Riwayat Saldo' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Sesi Anda berakhir. Silakan masuk kembali.')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('loginSession'))).toBeNull();
  expect(await cookies(page)).toEqual([]);
  await signInByEmail(page, 'mitra@demo.test', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/history-balance$/);
  expect(logins).toHaveLength(1);
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('loginSession') ?? 'null'));
  expect(session).toEqual({ accessToken: expect.any(String), authType: 'email' });
  expect(await cookies(page)).toEqual(['session=1']);
});

test('an open page detects that its session has ended', async ({ page, enter, complaints }) => {
  // A socket being opened at that moment is refused.
  complaints.allow(/^WebSocket connection to '.*\/live\/.*403/);
  const client = await enter('segera@demo.test');
  await page.goto('/list-transaction');
  await expect(page.getByRole('heading', { name: 'Transaksi', level: 1 })).toBeVisible();
  await client.post('/v1/crm/logout');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Sesi Anda berakhir. Silakan masuk kembali.')).toHaveCount(1);
});

test('signing out asks, and takes every tab along', async ({ page, enter, context }) => {
  await enter('bebas@demo.test');
  await page.goto('/list-transaction');
  const second = await context.newPage();
  await second.goto('/topup/data');
  await expect(second.getByRole('heading', { name: 'Top Up Saldo', level: 1 })).toBeVisible();
  // A background tab renders one frame per second.
  await page.bringToFront();

  await page.getByRole('button', { name: 'Menu pengguna' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Apakah Anda yakin akan Logout?' });
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(question).toBeHidden();

  await page.getByRole('button', { name: 'Menu pengguna' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(second).toHaveURL(/\/login$/);
  expect(await second.evaluate(() => localStorage.getItem('loginSession'))).toBeNull();
});
