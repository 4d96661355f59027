import { expect, test } from '../support/browser';
import {
  codeInput,
  expectSound,
  fillRegister,
  NEW_PASSWORD,
  signInByEmail,
  stored,
  title,
} from '../support/browser-account';
import { codeSentTo, linkSentTo } from '../support/browser-mail';

test('a stranger registers, verifies phone and e-mail, and stands on the dashboard', async ({
  page,
  product,
  context,
}) => {
  test.slow();
  const email = 'rina@toko.test';
  const phone = '081277700001';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Daftar' }).click();
  await expect(title(page, 'Daftar mitra')).toBeVisible();
  await expectSound(page, '/register');
  await fillRegister(page, email, phone);
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page).toHaveURL(/\/register-success$/);
  await expect(page.getByText('r•••@toko.test')).toBeVisible();
  expect(await stored(page, 'sendEmailVerif')).toBe(email);
  await expect(page.getByText(/Kirim ulang dalam \d\d:\d\d/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Kirim ulang dalam \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mode demo: baca pesan di kotak keluar' })).toHaveAttribute(
    'href',
    '/sandbox/outbox?live=on',
  );
  await expectSound(page, '/register-success');

  await page.getByRole('link', { name: 'Masuk' }).click();
  await signInByEmail(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/verify-phone$/);
  await expectSound(page, '/verify-phone');
  await page.getByRole('button', { name: 'Kirim Kode' }).click();
  await expect(page.getByText('0812-••••-0001')).toBeVisible();
  await expectSound(page, '/verify-phone with its code');
  await codeInput(page).fill(await codeSentTo(product.url, phone));

  await expect(page).toHaveURL(/\/verify-email-info$/);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Saya Sudah Membuka Tautan' }).click();
  await expect(page.getByText('Email belum terverifikasi.', { exact: false })).toBeVisible();
  await expectSound(page, '/verify-email-info');

  // The link opens in a tab of its own; the page that waits notices by itself.
  const mail = await context.newPage();
  await mail.goto(await linkSentTo(product.url, email, '/verify/new-user'));
  await expect(mail).toHaveURL(/\/verified$/);
  await expect(title(mail, 'Email terverifikasi')).toBeVisible();
  await expectSound(mail, '/verified');
  await mail.close();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Rina Kartika').first()).toBeVisible();
  expect(await stored(page, 'sendEmailVerif')).toBeNull();
});

test('a taken e-mail and a taken phone are answered like new ones', async ({ page }) => {
  await page.goto('/register');
  await fillRegister(page, 'mitra@demo.test', '081200000001');
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page).toHaveURL(/\/register-success$/);
  await expect(page.getByText('m•••@demo.test')).toBeVisible();
});

test('registering says beside each field what is wrong, and a reload keeps all but the passwords', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Daftar' }).click();
  for (const label of ['Nama lengkap', 'Email', 'Nomor HP', 'Kata sandi', 'Ulangi kata sandi']) {
    await expect(page.getByText(`${label} wajib diisi.`, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Anda perlu menyetujui syarat dan ketentuan.')).toBeVisible();
  await expect(page.getByLabel('Nama lengkap')).toBeFocused();

  await fillRegister(page, 'budi@toko.test', '081277700002');
  await page.getByLabel('Ulangi kata sandi').fill('lain');
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page.getByText('Konfirmasi kata sandi tidak sama.')).toBeVisible();
  await page.getByLabel('Kata sandi', { exact: true }).fill('081277700002a');
  await page.getByLabel('Nama lengkap').focus();
  await expect(page.getByText('Tidak boleh memuat nomor HP Anda.')).toBeVisible();

  await page.getByLabel('Kode referral').fill('tidakada1');
  await expect(page.getByText('Kode tidak ditemukan')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Rina Kartika');
  await expect(page.getByLabel('Email')).toHaveValue('budi@toko.test');
  await expect(page.getByLabel('Kode referral')).toHaveValue('TIDAKADA1');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveValue('');
});
