import { expect, test } from '../../support/browser';
import { title } from '../../support/browser-account';
import { codeSentTo, linkSentTo } from '../../support/browser-mail';
import { buyButton, destination, item, pinDialog, result, shownBalance } from '../../support/browser-shop';
import { atSandbox, topupAt } from '../../support/browser-topup';

const EMAIL = 'wulan@warung.test';
const PHONE = '081299900077';
const PASSWORD = 'Warung#Pulsa88';
const PIN = '590418';

/** A browser without stored data. */
test.use({ storageState: { cookies: [], origins: [] }, database: 'embedded' });

test('a stranger gets from /register to a first purchase without help, and nothing is prepared', async ({
  page,
  product,
}) => {
  test.slow();
  await page.goto('/register');
  await page.getByLabel('Nama lengkap').fill('Wulan Sari');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Nomor HP').fill(PHONE);
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ulangi kata sandi').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(title(page, 'Pendaftaran diterima')).toBeVisible();
  await page.getByRole('link', { name: 'Verifikasi Nomor HP' }).click();
  await expect(page).toHaveURL(/\/verify-phone$/);
  await page.getByRole('button', { name: 'Kirim Kode' }).click();
  await page.getByLabel('Kode OTP 6 angka').fill(await codeSentTo(product.url, PHONE));
  await expect(page).toHaveURL(/\/verify-email-info$/);
  await page.goto(await linkSentTo(product.url, EMAIL, '/verify/new-user'));
  await expect(page).toHaveURL(/\/verified$/);

  await page.goto('/dashboard');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await page.locator('.coach-mark .driver-popover-close-btn').click();
  const steps = page.getByRole('region', { name: 'Selamat datang, Wulan Sari' });
  await expect(steps.getByRole('img', { name: 'Persiapan 20%' })).toBeVisible();

  await steps.getByRole('link', { name: 'Mulai: Buat PIN' }).click();
  await page.getByLabel('PIN baru', { exact: true }).fill(PIN);
  await page.getByLabel('Ulangi PIN baru').fill(PIN);
  await page.getByRole('button', { name: 'Simpan PIN' }).click();
  await expect(page.getByText('PIN berhasil dibuat')).toBeVisible();

  await page.goto('/dashboard');
  await steps.getByRole('link', { name: 'Mulai: Top up pertama' }).click();
  await page.getByRole('radio', { name: /100\.000$/ }).press('Space');
  await page.getByRole('radio', { name: /BRI Virtual Account/ }).press('Space');
  await page.getByRole('button', { name: /^Lanjut/ }).click();
  await expect(page).toHaveURL(/\/topup\/payment\?q=/);
  await atSandbox(product.url, topupAt(page), 'pay');
  await expect(page.getByRole('main').getByText('Saldo bertambah Rp 100.000').first()).toBeVisible();
  await expect.poll(() => shownBalance(page)).toBe(100_000);

  await page.getByRole('link', { name: 'Beli Produk' }).first().click();
  await page.getByRole('searchbox').first().fill('free fi');
  await page.getByRole('link', { name: 'Free Fire', exact: true }).click();
  await page.getByRole('textbox', { name: 'Player ID' }).fill(destination('1230'));
  await item(page).press('Space');
  await buyButton(page).click();
  await pinDialog(page).getByLabel('PIN 6 angka').fill(PIN);
  await expect(page).toHaveURL(/\/detail-transaction\?q=/);
  await expect(result(page)).toContainText('Berhasil');

  // After PIN, top-up and purchase the dashboard replaces the steps.
  await page.goto('/dashboard');
  await expect(page.getByText('10 transaksi terakhir')).toBeVisible();
  await expect(steps).toHaveCount(0);
});
