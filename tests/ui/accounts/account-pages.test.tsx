import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/logins';
import { currentSession } from '../../../src/platform/web/session';
import { codeSentTo } from '../../support/browser-mail';
import {
  enter,
  fill,
  find,
  findText,
  findTitle,
  here,
  isHere,
  press,
  shows,
  standPortal,
  url,
  visit,
} from '../../support/ui-portal';

standPortal();

const PASSWORD = 'Gudang#Pulsa77';
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

const isFocused = (label: string) =>
  waitFor(async () => expect(document.activeElement).toBe(await field(label)));

async function register(email: string, phone: string): Promise<void> {
  await fill('Nama lengkap', 'Rina Kartika');
  await fill('Email', email);
  await fill('Nomor HP', phone);
  await fill('Kata sandi', PASSWORD);
  await fill('Ulangi kata sandi', PASSWORD);
  await press('checkbox');
}

it('signing in by code: a wrong one shows the tries left, a reload keeps the wait, the right one opens', async () => {
  visit('/login');
  await press('radio', 'OTP');
  await press('button', 'Kirim Kode');
  await findText('Masukkan nomor HP Anda.');
  await fill('Nomor HP', '0812 0000 0002');
  await press('radio', 'SMS');
  await press('button', 'Kirim Kode');
  await findText(/Kode dikirim lewat SMS ke 0812-••••-0002\./);
  const wait = Number(localStorage.getItem('countdown-otp'));
  expect(wait).toBeGreaterThan(Date.now());

  visit('/login');
  await screen.findAllByText(/Kirim ulang dalam/);
  expect(Number(localStorage.getItem('countdown-otp'))).toBe(wait);
  const code = await codeSentTo(url, '081200000002');
  await fill('Kode OTP 6 angka', code === '111111' ? '222222' : '111111');
  await findText(/Kode OTP salah\. Sisa \d percobaan\./);
  await isFocused('Kode OTP 6 angka');
  await fill('Kode OTP 6 angka', `${code.slice(0, 3)} ${code.slice(3)}`);
  await isHere('/dashboard');
  expect(JSON.parse(localStorage.getItem('loginSession') ?? 'null')).toMatchObject({ authType: 'phone' });
});

it('a phone that is verified at the gate leads on to the page that was asked for', async () => {
  await enter('telepon@demo.test');
  visit('/history-balance?page=1');
  await press('button', 'Kirim Kode');
  expect(here()).toBe('/verify-phone');
  await fill('Kode OTP 6 angka', await codeSentTo(url, '081200000007'));
  await isHere('/history-balance?page=1');
});

it('the e-mail that registered in a browser is not shown to the next account there', async () => {
  visit('/register');
  // Removed, so that no session is left.
  await register('mitra@demo.test', '081277700003');
  await press('button', 'Daftar');
  await isHere('/register-success');
  await press('link', 'Masuk');
  await findTitle('Masuk');
  await fill('Nomor HP atau email', 'surel@demo.test');
  await userEvent.type(
    screen.getByLabelText('Kata sandi', { selector: '[name=password]' }),
    `${DEMO_PASSWORD}{Enter}`,
  );
  await isHere('/verify-email-info');
  await screen.findAllByText(/surel@demo\.test/);
  expect(screen.queryByText(/mitra@demo\.test/)).toBeNull();
});

it('registering ends signed in, at the code for the phone', async () => {
  visit('/register');
  await register('orang.lain@toko.test', '081277700004');
  await press('button', 'Daftar');
  await isHere('/register-success');
  await press('link', 'Verifikasi Nomor HP');
  await isHere('/verify-phone');
  await findText('Kirim Kode');
});

it('a taken e-mail and a taken phone are answered like new ones', async () => {
  visit('/register');
  await register('mitra@demo.test', '081200000001');
  await press('button', 'Daftar');
  await isHere('/register-success');
  await findText(/m•••@demo\.test/);
  // Its password was not the one typed here.
  await screen.findByRole('link', { name: 'Masuk' });
  expect(currentSession()).toBeNull();
});

it('registering says beside each field what is wrong, and a reload keeps all but the passwords', async () => {
  visit('/register');
  await press('button', 'Daftar');
  for (const label of ['Nama lengkap', 'Email', 'Nomor HP', 'Kata sandi', 'Ulangi kata sandi']) {
    await findText(`${label} wajib diisi.`);
  }
  await findText('Anda perlu menyetujui syarat dan ketentuan.');
  await isFocused('Nama lengkap');

  await register('budi@toko.test', '081277700002');
  await fill('Ulangi kata sandi', 'lain');
  await press('button', 'Daftar');
  await findText('Konfirmasi kata sandi tidak sama.');
  await isFocused('Ulangi kata sandi');
  // Correcting one field does not move the focus to another invalid one.
  await userEvent.clear(await field('Kata sandi'));
  await userEvent.keyboard('081277700002a');
  await isFocused('Kata sandi');
  await userEvent.click(await field('Nama lengkap'));
  await shows(() => document.body, /Tidak boleh memuat nomor HP Anda\./);
  await fill(/^Kode referral/, 'tidakada1');
  await findText(/Kode tidak ditemukan/);

  visit('/register');
  expect((await field('Nama lengkap')).value).toBe('Rina Kartika');
  expect((await field('Email')).value).toBe('budi@toko.test');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Kode referral/)).value).toBe('TIDAKADA1');
  expect((await find('checkbox')).matches(':checked')).toBe(true);
  expect((await field('Kata sandi')).value).toBe('');
});

it('a link that was never sent says so and offers a new one', async () => {
  visit('/verify/new-user?token=bukan-tautan');
  await findTitle('Tautan tidak berlaku');
  await press('button', 'Kirim Tautan Baru');
  await findText('Masukkan email Anda.');
  await fill('Email akun Anda', 'tidak.ada@toko.test');
  await press('button', 'Kirim Tautan Baru');
  await findText(/Jika email ini belum terverifikasi/);
  visit('/reset-password');
  await findTitle('Buka tautan dari pesan Anda');
});
