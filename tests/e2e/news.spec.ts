import { releases } from '../../server/modules/people/changelog/releases';
import { DEMO_PIN } from '../../server/seed/demo-logins';
import { expect, test } from '../support/browser';

test('news arrives on the open list, and what was followed is read even though its page is gone', async ({
  page,
  enter,
}) => {
  const client = await enter('lain@demo.test');
  const unread = async () => (await client.get('/v1/crm/profile')).body.data.unread_notifications as number;
  await page.goto('/notification');
  await expect(page.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  expect((await client.put('/v1/crm/pin/update', { current_pin: DEMO_PIN, pin: '739164' })).status).toBe(200);
  const before = await unread();
  const news = page.getByRole('article').filter({ hasText: 'PIN diubah' });
  await expect(news).toBeVisible();
  await expect(page.getByRole('link', { name: `Notifikasi, ${before} belum dibaca` })).toBeVisible();

  await news.getByRole('link', { name: 'PIN diubah' }).click();
  await expect(page).toHaveURL(/\/setting\/account-setting$/);
  await expect.poll(unread).toBe(before - 1);
  const bell = before > 1 ? `Notifikasi, ${before - 1} belum dibaca` : 'Notifikasi';
  await expect(page.getByRole('link', { name: bell, exact: true })).toBeVisible();
});

test('news of another screen pops up, and all of it is read at once', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  await page.goto('/tier');
  await expect(page.getByRole('heading', { name: 'Tier', level: 1 })).toBeVisible();
  await client.put('/v1/crm/pin/update', { current_pin: DEMO_PIN, pin: '739164' });
  await page.getByRole('status').filter({ hasText: 'PIN diubah' }).getByText('Lihat Detail').click();
  await expect(page).toHaveURL(/\/setting\/account-setting$/);

  await page.goto('/notification?unread=true');
  await page.getByRole('button', { name: 'Tandai Semua Dibaca' }).click();
  await expect(page.getByText('Semua sudah dibaca')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifikasi', exact: true })).toBeVisible();
});

test('a menu that is opened while the next page is still being drawn stays open on it', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Transaksi terakhir' })).toBeVisible();
  // Both before the browser draws again: nobody is as fast, but many a computer is as slow.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('nav a[href="/history-balance"]')?.click();
    document.querySelector<HTMLElement>('button[aria-label^="Menu pengguna"]')?.click();
  });
  const menu = page.getByRole('region', { name: 'Menu pengguna' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Saldo/);
  await expect(page).toHaveURL(/\/history-balance$/);
  await expect(menu).toBeVisible();

  // What was opened before one goes on closes all the same.
  await menu.getByRole('link').first().click();
  await expect(menu).toBeHidden();
});

test('the activity log says what a change was before, narrowed by what stands in the address', async ({
  page,
  enter,
}) => {
  const client = await enter('bebas@demo.test');
  const { name } = (await client.get('/v1/crm/profile')).body.data;
  await client.put('/v1/crm/profile', { name: 'Budi Hartono' });
  await page.goto('/activity-log');
  const row = page.getByRole('article').filter({ hasText: 'Mengubah profil' });
  await row.getByText('1 perubahan').click();
  await expect(row.getByRole('definition').filter({ hasText: name })).toBeVisible();
  await expect(row.getByRole('definition').filter({ hasText: 'Budi Hartono' })).toBeVisible();

  await page.getByRole('button', { name: 'Tinggi' }).click();
  await expect(page).toHaveURL(/risk=tinggi/);
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Atur Ulang Filter' }).click();
  await expect(row).toBeVisible();
});

test('a newcomer reads what the next tier asks for, and goes there', async ({ page, enter }) => {
  await enter('baru@demo.test');
  await page.goto('/tier');
  const own = page.getByRole('region', { name: 'Tier Anda' });
  await expect(own.getByText('Yang masih kurang untuk Silver')).toBeVisible();
  await expect(own.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(own.getByRole('link', { name: 'Top Up Saldo' })).toHaveAttribute('href', '/topup/form');
  await own.getByRole('link', { name: 'Lengkapi Berkas' }).click();
  await expect(page).toHaveURL(/\/kyc$/);
});

test('what is new is marked until it was seen once', async ({ page, enter }) => {
  await enter('segera@demo.test');
  await page.goto('/changelog');
  await expect(page.getByText('Belum dibaca')).toHaveCount(releases.length);
  await page.reload();
  await expect(page.getByRole('heading', { name: releases[0]?.title ?? '' })).toBeVisible();
  await expect(page.getByText('Belum dibaca')).toHaveCount(0);
});
