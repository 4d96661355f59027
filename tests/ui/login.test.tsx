import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { goTo, openUiPage } from '../support/ui-page';

let url: string;
let close: () => Promise<void>;
let LoginPage: typeof import('../../src/pages/login/page')['default'];

beforeAll(async () => {
  ({ url, close } = await openUiPage('/login'));
  ({ default: LoginPage } = await import('../../src/pages/login/page'));
});
afterAll(() => close());
beforeEach(() => {
  localStorage.clear();
  goTo(`${url}/login`);
});
afterEach(cleanup);

const stored = () => JSON.parse(localStorage.getItem('loginSession') ?? 'null');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Masuk' }));

it('signs in by phone, in any of the ways people write their number', async () => {
  render(<LoginPage />);
  await userEvent.type(screen.getByLabelText('Nomor HP', { selector: '[type=tel]' }), '+62 812-0000-0001');
  await userEvent.type(screen.getByLabelText('Kata sandi'), 'Mitra#2026');
  await submit();
  await vi.waitFor(() => expect(stored()).toMatchObject({ authType: 'phone' }));
  expect(stored().accessToken).toMatch(/\S{20,}/);
  expect(document.cookie).toContain('session=1');
});

it('signs in by e-mail with the Enter key', async () => {
  render(<LoginPage />);
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mitra@demo.test');
  await userEvent.type(screen.getByLabelText('Kata sandi'), 'Mitra#2026{Enter}');
  await vi.waitFor(() => expect(stored()).toMatchObject({ authType: 'email' }));
});

it('says beside the field what is missing, and takes the person there', async () => {
  render(<LoginPage />);
  await submit();
  const phone = screen.getByLabelText('Nomor HP', { selector: '[type=tel]' });
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Masukkan nomor HP Anda.')).toBeTruthy();
  expect(screen.getByText('Masukkan kata sandi Anda.')).toBeTruthy();
  expect(document.activeElement).toBe(phone);
});

it('knows what is no phone number and no e-mail', async () => {
  render(<LoginPage />);
  await userEvent.type(screen.getByLabelText('Nomor HP', { selector: '[type=tel]' }), '0712345');
  await submit();
  expect(screen.getByText('Nomor HP diawali 08 atau 62, terdiri dari 10–13 angka.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mitra@');
  await submit();
  expect(screen.getByText('Format email tidak sesuai, contoh: nama@toko.com.')).toBeTruthy();
});

it('tells wrong credentials, then the lock, without saying which part was wrong', async () => {
  render(<LoginPage />);
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'segera@demo.test');
  await userEvent.type(screen.getByLabelText('Kata sandi'), 'bukan-ini');
  await submit();
  expect(await screen.findByText('Email, nomor HP, atau kata sandi salah.')).toBeTruthy();
  for (let attempt = 2; attempt <= 6; attempt++) {
    await submit();
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Masuk' }).getAttribute('aria-busy')).toBeNull(),
    );
  }
  expect(await screen.findByText('Terlalu banyak percobaan. Coba lagi dalam 15 menit.')).toBeTruthy();
  expect(stored()).toBeNull();
});

it('shows the password on request, and lets password managers and paste do their work', async () => {
  render(<LoginPage />);
  const password = screen.getByLabelText<HTMLInputElement>('Kata sandi');
  await userEvent.click(password);
  await userEvent.paste('Mitra#2026');
  expect(password.value).toBe('Mitra#2026');
  expect(password.autocomplete).toBe('current-password');
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan kata sandi' }));
  expect(password.type).toBe('text');
  const phone = screen.getByLabelText<HTMLInputElement>('Nomor HP', { selector: '[type=tel]' });
  expect(phone.autocomplete).toBe('username');
});

it('says that nobody asks for secrets, and offers no page that does not exist', () => {
  render(<LoginPage />);
  expect(screen.getByText('Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.')).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});
