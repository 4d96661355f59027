import { DEMO_PASSWORD } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import {
  codeInput,
  expectSound,
  fillRegister,
  NEW_PASSWORD,
  signInByEmail,
  stored,
  title,
} from '../../support/browser-account';
import { codeSentTo, linkSentTo } from '../../support/browser-mail';

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

  await page.getByRole('link', { name: 'Verifikasi Nomor HP' }).click();
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

  // The link opens in another tab; the waiting page detects it.
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

test('a forgotten password: the link sets a new one, and the session of before is dead', async ({
  page,
  product,
  otherBrowser,
}) => {
  test.slow();
  const email = 'perunggu@demo.test';
  const old = await otherBrowser();
  await old.goto('/login');
  await signInByEmail(old, email, DEMO_PASSWORD);
  await expect(old).toHaveURL(/\/dashboard$/);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
  await expectSound(page, '/forgot-password');
  await page.getByLabel('Email atau nomor HP').fill(email);
  await page.getByRole('button', { name: 'Kirim Tautan' }).click();
  await expect(page.getByText('p•••@demo.test')).toBeVisible();
  expect(await stored(page, 'recoveryEmail')).toBe(email);
  await page.reload();
  await expect(page.getByText('p•••@demo.test')).toBeVisible();
  await expect(page.getByText(/Kirim ulang dalam \d\d:\d\d/)).toBeVisible();
  await expectSound(page, '/forgot-password, sent');

  const link = await linkSentTo(product.url, email, '/verify/reset');
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await expectSound(page, '/reset-password');
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('perunggu1');
  await page.getByLabel('Ulangi kata sandi baru').fill('perunggu1');
  await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click();
  await expect(page.getByText('Tidak boleh memuat email Anda.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Ulangi kata sandi baru').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Simpan Kata Sandi' }).click();
  await expect(title(page, 'Kata sandi diperbarui')).toBeVisible();
  expect(await stored(page, 'recoveryEmail')).toBeNull();

  await old.goto('/list-transaction');
  await expect(old).toHaveURL(/\/login$/);
  await old.getByRole('radio', { name: 'OTP' }).press('Space');
  await old.getByRole('textbox', { name: 'Nomor HP' }).fill('081200000002');
  await expectSound(old, '/login by code');
  await old.getByRole('button', { name: 'Kirim Kode' }).click();
  await expect(codeInput(old)).toBeVisible();
  await expectSound(old, '/login with its code');

  await page.goto(link);
  await expect(title(page, 'Tautan sudah dipakai')).toBeVisible();
  await expectSound(page, '/verify/reset, used');
  await page.getByRole('link', { name: 'Minta Tautan Baru' }).click();
  await expect(title(page, 'Lupa kata sandi')).toBeVisible();

  await page.goto('/login');
  await signInByEmail(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('surel@: by e-mail the login page says why and sends the link, by phone /verify-email does', async ({
  page,
  product,
  otherBrowser,
}) => {
  test.slow();
  const email = 'surel@demo.test';
  await page.goto('/login');
  await signInByEmail(page, email, DEMO_PASSWORD);
  await expect(page.getByText('Email Anda belum terverifikasi.', { exact: false })).toBeVisible();
  expect(await stored(page, 'loginSession')).toBeNull();
  await expectSound(page, '/login, e-mail not verified');
  await page.getByRole('button', { name: 'Kirim Tautan' }).click();
  await expect(
    page.getByText('Tautan verifikasi sudah dikirim ke s•••@demo.test.', { exact: false }),
  ).toBeVisible();
  await signInByEmail(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/verify-email-info$/);
  await linkSentTo(product.url, email, '/verify/new-user');

  const phone = await otherBrowser();
  await phone.goto('/login');
  await phone.getByRole('textbox', { name: 'Nomor HP' }).fill('081200000008');
  await phone.getByRole('textbox', { name: 'Kata sandi' }).fill(DEMO_PASSWORD);
  await phone.getByRole('button', { name: 'Masuk' }).click();
  await expect(phone).toHaveURL(/\/verify-email$/);
  await expectSound(phone, '/verify-email');
  // Another address has no wait yet and replaces the mistyped one.
  await phone.getByRole('textbox', { name: 'Email' }).fill('surel.baru@toko.test');
  await phone.getByRole('button', { name: 'Kirim Tautan Verifikasi' }).click();
  await expect(phone).toHaveURL(/\/verify-email-info$/);
  await expect(phone.getByText('surel.baru@toko.test')).toBeVisible();
  const link = await linkSentTo(product.url, 'surel.baru@toko.test', '/verify/new-user');

  await page.goto(link);
  await expect(page).toHaveURL(/\/verified$/);
  await expect(phone).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Lanjut ke Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await phone.goto(link);
  await expect(title(phone, 'Tautan sudah dipakai')).toBeVisible();
  await expectSound(phone, '/verify/new-user, used');
  await phone.goto('/verify/new-user?token=bukan-tautan');
  await expect(title(phone, 'Tautan tidak berlaku')).toBeVisible();
  await expectSound(phone, '/verify/new-user, unknown');
});
