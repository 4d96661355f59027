import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noticeSilentAutofill } from '../../../src/web/app/silent-autofill';
import { goTo, openUiPage } from '../../support/ui-page';

let url: string;
let LoginPage: typeof import('../../../src/topics/accounts/web/login/page')['default'];

beforeAll(async () => {
  url = await openUiPage('/login');
  ({ default: LoginPage } = await import('../../../src/topics/accounts/web/login/page'));
});
beforeEach(() => {
  // Lets the last test's page store pending data.
  window.dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  sessionStorage.clear();
  goTo(`${url}/login`);
});
afterEach(cleanup);

/** Slow machines load the API's validators slowly. */
const patient = { timeout: 20_000 };
const stored = () => JSON.parse(localStorage.getItem('loginSession') ?? 'null');
const open = () =>
  render(
    <BrowserRouter>
      <LoginPage />
    </BrowserRouter>,
  );
const password = () => screen.getByLabelText<HTMLInputElement>('Kata sandi', { selector: '[name=password]' });
const who = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nomor HP atau email' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Masuk' }));

it('signs in by phone, in any of the ways people write their number', async () => {
  open();
  await userEvent.type(who(), '+62 812-0000-0001');
  await userEvent.type(password(), 'Mitra#2026');
  await submit();
  await vi.waitFor(() => expect(stored()).toMatchObject({ authType: 'phone' }), patient);
  expect(stored().accessToken).toMatch(/\S{20,}/);
  expect(document.cookie).toContain('session=1');
});

/** Fills a field like a password manager: without an event and past React's own setter. */
const fillSilently = (box: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);

it('signs in with what was filled in without an event', async () => {
  noticeSilentAutofill();
  open();
  fillSilently(password(), 'Mitra#2026');
  await userEvent.type(who(), 'mitra@demo.test');
  expect(password().value).toBe('Mitra#2026');
  cleanup();
  open();
  fillSilently(who(), 'mitra@demo.test');
  fillSilently(password(), 'Mitra#2026');
  await submit();
  await vi.waitFor(() => expect(stored()).toMatchObject({ authType: 'email' }), patient);
});

it('signs in by e-mail with the Enter key', async () => {
  open();
  await userEvent.type(who(), 'mitra@demo.test');
  await userEvent.type(password(), 'Mitra#2026{Enter}');
  await vi.waitFor(() => expect(stored()).toMatchObject({ authType: 'email' }), patient);
});

it('says beside the field what is missing, and takes the person there', async () => {
  open();
  await submit();
  expect(who().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Masukkan nomor HP atau email Anda.')).toBeTruthy();
  expect(screen.getByText('Masukkan kata sandi Anda.')).toBeTruthy();
  expect(document.activeElement).toBe(who());
});

it('knows what is no phone number and no e-mail', async () => {
  open();
  await userEvent.type(who(), '0712345');
  await submit();
  expect(screen.getByText('Nomor HP diawali 08 atau 62, terdiri dari 10–13 angka.')).toBeTruthy();
  await userEvent.clear(who());
  await userEvent.type(who(), 'mitra@');
  await submit();
  expect(screen.getByText('Format email tidak sesuai, contoh: nama@toko.com.')).toBeTruthy();
});

it('says which of the two it understood, and leaves password or OTP as the only choice', async () => {
  open();
  expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Kata sandi',
    'OTP',
  ]);
  const errorText = () => document.getElementById(who().getAttribute('aria-describedby') ?? '')?.textContent;
  await userEvent.type(who(), '+62 812-0000-0001');
  expect(errorText()).toBe('Nomor HP: 0812-0000-0001');
  await userEvent.clear(who());
  await userEvent.type(who(), ' Mitra@Demo.test');
  expect(errorText()).toBe('Email: mitra@demo.test');
});

it('takes a number that was typed over to the code, and an e-mail not', async () => {
  open();
  await userEvent.type(who(), '081200000001');
  await userEvent.click(screen.getByRole('radio', { name: 'OTP' }));
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nomor HP' }, patient);
  expect(number.value).toBe('081200000001');
  await userEvent.click(screen.getByRole('radio', { name: 'Kata sandi' }));
  await userEvent.clear(who());
  await userEvent.type(who(), 'mitra@demo.test');
  await userEvent.click(screen.getByRole('radio', { name: 'OTP' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nomor HP' }, patient)).value).toBe(
    '',
  );
});

it('shows wrong credentials, then the lock, without saying which part was wrong', async () => {
  open();
  await userEvent.type(who(), 'segera@demo.test');
  await userEvent.type(password(), 'bukan-ini');
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
  open();
  const field = password();
  await userEvent.click(field);
  await userEvent.paste('Mitra#2026');
  expect(field.value).toBe('Mitra#2026');
  expect(field.autocomplete).toBe('current-password');
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan kata sandi' }));
  expect(field.type).toBe('text');
  expect(who().autocomplete).toBe('username');
  expect(who().name).toBe('username');
});

it('says that no one asks for secrets, and leads to registering and to a new password', () => {
  open();
  expect(screen.getByText('Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.')).toBeTruthy();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/forgot-password', '/register']);
});

it('keeps what was typed over a reload, but never the password', async () => {
  const { unmount } = open();
  await userEvent.type(who(), 'mitra@demo.test');
  await userEvent.type(password(), 'Mitra#2026');
  unmount();
  open();
  expect(who().value).toBe('mitra@demo.test');
  expect(password().value).toBe('');
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('Mitra#2026');
});
