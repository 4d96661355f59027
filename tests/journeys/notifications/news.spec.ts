import { expect, test } from '../../support/browser';
import { buy, destination, formPath } from '../../support/browser-shop';

test('news arrives in an open browser: it pops up, is counted by the bell, and links to its subject', async ({
  page,
  enter,
  otherBrowser,
}) => {
  const client = await enter('mitra@demo.test');
  await page.goto('/history-balance');
  const bell = page.getByRole('link', { name: /^Notifikasi/ });
  await expect(bell).toHaveAccessibleName('Notifikasi, 2 belum dibaca');

  // Bought in another browser.
  const elsewhere = await otherBrowser();
  await elsewhere.goto('/login');
  await elsewhere.evaluate((session) => localStorage.setItem('loginSession', JSON.stringify(session)), {
    accessToken: client.token,
    authType: 'email',
  });
  await buy(elsewhere, await formPath(client), destination('1230'));

  const popup = page.getByRole('status').filter({ hasText: 'Transaksi berhasil' });
  await expect(popup).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifikasi, 3 belum dibaca');
  await popup.getByRole('button', { name: 'Lihat Detail' }).click();
  await expect(page).toHaveURL(/\/detail-transaction\?q=/);

  // The new page takes the focus, which closes popups.
  await expect(page.getByRole('heading', { name: 'Detail Transaksi', level: 1 })).toBeVisible();
  await bell.click();
  await expect(page).toHaveURL(/\/notification$/);
  const newest = page.getByRole('article').first();
  await expect(newest).toContainText('Transaksi berhasil');
  await newest.getByRole('button', { name: /^Tandai Sudah Dibaca/ }).click();
  await expect(bell).toHaveAccessibleName('Notifikasi, 2 belum dibaca');

  await buy(elsewhere, await formPath(client), destination('1231'));
  await expect(page.getByRole('article').filter({ hasText: 'Transaksi berhasil' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Tandai Semua Dibaca' }).click();
  await expect(bell).toHaveAccessibleName('Notifikasi');
});

test('a menu that is opened while the next page is still being drawn stays open on it', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Transaksi terakhir' })).toBeVisible();
  // Both within one frame, as on a slow computer.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('nav a[href="/history-balance"]')?.click();
    document.querySelector<HTMLElement>('button[aria-label^="Menu pengguna"]')?.click();
  });
  const menu = page.getByRole('region', { name: 'Menu pengguna' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Saldo/);
  await expect(page).toHaveURL(/\/history-balance$/);
  await expect(menu).toBeVisible();

  // A menu opened before navigation closes, too.
  await menu.getByRole('link').first().click();
  await expect(menu).toBeHidden();
});
