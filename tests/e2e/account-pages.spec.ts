import { DEMO_PASSWORD } from '../../server/seed/demo-logins';
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

test('signing in by code: a wrong one is told with the tries left, a reload keeps the wait, the right one opens', async ({
  page,
  product,
}) => {
  const phone = '081200000002';
  await page.goto('/login');
  await page.getByRole('radio', { name: 'OTP' }).press('Space');
  await page.getByRole('button', { name: 'Kirim Kode' }).click();
  await expect(page.getByText('Masukkan nomor HP Anda.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nomor HP' }).fill('0812 0000 0002');
  await page.getByRole('radio', { name: 'SMS' }).press('Space');
  await expectSound(page, '/login by code');
  await page.getByRole('button', { name: 'Kirim Kode' }).click();
  await expect(page.getByText('Kode dikirim lewat SMS ke 0812-••••-0002.', { exact: false })).toBeVisible();
  await expectSound(page, '/login with its code');

  const wait = Number(await stored(page, 'countdown-otp'));
  expect(wait).toBeGreaterThan(Date.now());
  await page.reload();
  await expect(page.getByText(/Kirim ulang dalam 00:\d\d/)).toBeVisible();
  expect(Number(await stored(page, 'countdown-otp'))).toBe(wait);

  const code = await codeSentTo(product.url, phone);
  await codeInput(page).fill(code === '111111' ? '222222' : '111111');
  await expect(page.getByText(/Kode OTP salah\. Sisa \d percobaan\./)).toBeVisible();
  await expect(codeInput(page)).toBeFocused();
  // As pasted from a message.
  await codeInput(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  const session = JSON.parse((await stored(page, 'loginSession')) ?? 'null');
  expect(session).toMatchObject({ authType: 'phone' });
});

test('a wrong clock of the browser changes no wait', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 365 * 86_400_000 });
  await page.goto('/forgot-password');
  await page.getByLabel('Email atau nomor HP').fill('segera@demo.test');
  await page.getByRole('button', { name: 'Kirim Tautan' }).click();
  await expect(page.getByText(/Kirim ulang dalam (01:00|00:5\d)/)).toBeVisible();
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

  await page.goto(link);
  await expect(title(page, 'Tautan sudah dipakai')).toBeVisible();
  await expectSound(page, '/verify/reset, used');
  await page.getByRole('link', { name: 'Minta Tautan Baru' }).click();
  await expect(title(page, 'Lupa kata sandi')).toBeVisible();

  await page.goto('/login');
  await signInByEmail(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('telepon@: the gate leads to /verify-phone and from there out, and on to the page asked for', async ({
  page,
  product,
  enter,
}) => {
  await enter('telepon@demo.test');
  await page.goto('/history-balance?page=1');
  await expect(page).toHaveURL(/\/verify-phone$/);
  await expect(page.getByRole('link', { name: 'Hubungi CS' })).toBeVisible();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored(page, 'loginSession')).toBeNull();

  await enter('telepon@demo.test');
  await page.goto('/history-balance?page=1');
  await page.getByRole('button', { name: 'Kirim Kode' }).click();
  await codeInput(page).fill(await codeSentTo(product.url, '081200000007'));
  await expect(page).toHaveURL(/\/history-balance\?page=1$/);
});

// Before the journey that gives surel@ another address.
test('what a browser keeps of one account is not shown to the next', async ({ page }) => {
  await page.goto('/register');
  await fillRegister(page, 'orang.lain@toko.test', '081277700003');
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page).toHaveURL(/\/register-success$/);
  await page.getByRole('link', { name: 'Masuk' }).click();
  await signInByEmail(page, 'surel@demo.test', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/verify-email-info$/);
  await expect(page.getByText('surel@demo.test')).toBeVisible();
  await expect(page.getByText('orang.lain@toko.test')).toHaveCount(0);
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
  // Another address has no wait yet, and replaces the mistyped one.
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
});

test('a link that nobody sent says so and offers a new one', async ({ page }) => {
  await page.goto('/verify/new-user?token=bukan-tautan');
  await expect(title(page, 'Tautan tidak berlaku')).toBeVisible();
  await expectSound(page, '/verify/new-user, unknown');
  await page.getByRole('button', { name: 'Kirim Tautan Baru' }).click();
  await expect(page.getByText('Masukkan email Anda.')).toBeVisible();
  await page.getByLabel('Email akun Anda').fill('tidak.ada@toko.test');
  await page.getByRole('button', { name: 'Kirim Tautan Baru' }).click();
  await expect(page.getByText('Jika email ini belum terverifikasi', { exact: false })).toBeVisible();
  await page.goto('/reset-password');
  await expect(title(page, 'Buka tautan dari pesan Anda')).toBeVisible();
});
