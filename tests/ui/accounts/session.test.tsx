import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { factsPaths } from '../../../src/admin/web/session/facts-paths';
import { getPrivileges, getProfile } from '../../../src/core/contract/profile';
import { writeStored } from '../../../src/platform/web/storage';
import { goTo, openUiPage } from '../../support/ui-page';

declare const happyDOM: {
  setViewport(size: { width: number }): void;
  settings: { navigator: { userAgent: string } };
};

let url: string;
let PublicApp: typeof import('../../../src/web/app/public-app')['PublicApp'];
let signIn: typeof import('../../../src/platform/web/sign-in')['signIn'];
let session: typeof import('../../../src/platform/web/session');
let forgetReturn: typeof import('../../../src/platform/web/return-path')['forgetReturn'];
let returnPath: typeof import('../../../src/platform/web/return-path')['returnPath'];

const password = 'Mitra#2026';

beforeAll(async () => {
  url = await openUiPage('/login');
  ({ PublicApp } = await import('../../../src/web/app/public-app'));
  ({ signIn } = await import('../../../src/platform/web/sign-in'));
  ({ forgetReturn, returnPath } = await import('../../../src/platform/web/return-path'));
  session = await import('../../../src/platform/web/session');
});
beforeEach(() => {
  // Lets the last test's page store pending data.
  window.dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  sessionStorage.clear();
  forgetReturn();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (path: string) => {
  goTo(url + path);
  render(<PublicApp />);
};
const here = () => location.pathname + location.search;
/** Delays the answer to one path until released. */
function holdAnswer(path: string): () => void {
  const real = window.fetch;
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    if (String(request[0]).endsWith(path)) await held;
    return real.apply(window, request);
  });
  return letGo;
}
const patient = { timeout: 20_000 };
const loginPage = () => screen.findByRole('heading', { name: 'Masuk' }, patient);

async function signInHere(phone: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Nomor HP atau email' }), phone);
  await userEvent.type(
    screen.getByLabelText('Kata sandi', { selector: '[name=password]' }),
    `${password}{Enter}`,
  );
}

describe('a session', () => {
  it('is asked for where one is needed, and signing in leads back to the page asked for', async () => {
    open('/topup/data?page=2');
    await loginPage();
    expect(here()).toBe('/login');
    await signInHere('081200000001');
    await vi.waitFor(() => expect(here()).toBe('/topup/data?page=2'), patient);
    await vi.waitFor(() => expect(document.title).toBe('Top Up Saldo · Lumbung'), patient);
  });

  it('that the server no longer knows ends, says so, and leads back after signing in', async () => {
    writeStored('loginSession', { accessToken: 'a-token-that-nobody-gave', authType: 'email' });
    open('/history-balance');
    await loginPage();
    expect(screen.getByText('Sesi Anda berakhir. Silakan masuk kembali.')).toBeTruthy();
    await signInHere('081200000001');
    await vi.waitFor(() => expect(here()).toBe('/history-balance'), patient);
  });

  it('that is refused amid the work leads back with what was handed to the page beside its address', async () => {
    await signIn({ identifier: 'mitra@demo.test', password });
    const state = { typedOrder: { user_id: '128845097' }, typedAt: 1 };
    goTo(`${url}/topup/data`);
    history.replaceState({ usr: state }, '');
    render(<PublicApp />);
    await screen.findByRole('heading', { name: 'Top Up Saldo' }, patient);
    act(() => session.sessionRefused(session.currentSession()?.accessToken ?? ''));
    await loginPage();
    await signInHere('081200000001');
    await vi.waitFor(() => expect(here()).toBe('/topup/data'), patient);
    expect(history.state.usr).toEqual(state);
  });

  it('that ends in another tab ends here too', async () => {
    await signIn({ identifier: 'mitra@demo.test', password });
    open('/topup/data');
    await screen.findByRole('heading', { name: 'Top Up Saldo' }, patient);
    act(() => {
      localStorage.removeItem('loginSession');
      window.dispatchEvent(new StorageEvent('storage', { key: 'loginSession' }));
    });
    await loginPage();
  });

  it('that ends in another tab leads the next person to the start only', async () => {
    await signIn({ identifier: 'mitra@demo.test', password });
    open('/topup/data');
    await screen.findByRole('heading', { name: 'Top Up Saldo' }, patient);
    act(() => {
      localStorage.removeItem('loginSession');
      window.dispatchEvent(new StorageEvent('storage', { key: 'loginSession' }));
    });
    await loginPage();
    await signIn({ identifier: 'lain@demo.test', password });
    await vi.waitFor(() => expect(here()).toBe('/dashboard'), patient);
  });

  it('opened in another tab takes this one off the login page', async () => {
    open('/login');
    await loginPage();
    await signIn({ identifier: 'mitra@demo.test', password });
    await vi.waitFor(() => expect(here()).toBe('/dashboard'), patient);
  });

  it('that was signed out of leaves the next person no page to come back to', async () => {
    await signIn({ identifier: 'mitra@demo.test', password });
    open('/topup/data');
    await screen.findByRole('heading', { name: 'Top Up Saldo' }, patient);
    const { signOut } = await import('../../../src/platform/web/sign-in');
    await act(signOut);
    await loginPage();
    expect(returnPath(null)).toBe('/dashboard');
  });

  it('that was signed out of leads no one back to /login when the server answers late', async () => {
    const { authProvider } = await import('../../../src/web/app/engine');
    const logout = vi.spyOn(authProvider, 'logout');
    await signIn({ identifier: 'mitra@demo.test', password });
    open('/topup/data');
    await screen.findByRole('heading', { name: 'Top Up Saldo' }, patient);
    const answer = holdAnswer('/logout');
    await userEvent.click(screen.getByRole('button', { name: /^Menu pengguna/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apakah Anda yakin akan Logout?' }, patient);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Logout' }));
    await loginPage();
    await userEvent.click(screen.getByRole('link', { name: /^Daftar/ }));
    await vi.waitFor(() => expect(here()).toBe('/register'), patient);
    answer();
    await act(() => logout.mock.results[0]?.value);
    expect(here()).toBe('/register');
  });
});

describe('the gate', () => {
  it('leads telepon@ to /verify-phone, from where one can sign out', async () => {
    await signIn({ identifier: 'telepon@demo.test', password });
    open('/dashboard');
    await screen.findByRole('button', { name: 'Kirim Kode' }, patient);
    expect(here()).toBe('/verify-phone');
    await userEvent.click(screen.getByRole('button', { name: 'Keluar' }));
    await loginPage();
    expect(session.currentSession()).toBeNull();
  });

  it('leads surel@ to /verify-email when it signed in by phone, and to the hint once an e-mail was sent', async () => {
    await signIn({ identifier: '081200000008', password });
    open('/dashboard');
    const send = await screen.findByRole('button', { name: 'Kirim Tautan Verifikasi' }, patient);
    expect(here()).toBe('/verify-email');
    await userEvent.click(send);
    await screen.findByText('Periksa email Anda', undefined, patient);
    expect(here()).toBe('/verify-email-info');
    expect(localStorage.getItem('sendEmailVerif')).toBe('surel@demo.test');
    await screen.findByText(/Kirim ulang dalam/, { selector: '[aria-hidden]' }, patient);
    cleanup();
    open('/dashboard');
    await screen.findByText('Periksa email Anda', undefined, patient);
    expect(here()).toBe('/verify-email-info');
  });

  it('signs surel@ out when it came by e-mail, and says which way to take', async () => {
    await signIn({ identifier: 'surel@demo.test', password });
    open('/dashboard');
    await loginPage();
    await screen.findByText(/Email Anda belum terverifikasi/, undefined, patient);
    expect(screen.getByRole('button', { name: 'Kirim Tautan' })).toBeTruthy();
    expect(session.currentSession()).toBeNull();
  });

  it('leads kasir@ away from what its keys do not open', async () => {
    await signIn({ identifier: 'kasir@demo.test', password });
    open('/history-balance');
    await screen.findByText('Kamu tidak memiliki hak akses untuk mengakses halaman ini', undefined, patient);
    expect(here()).toBe('/403');
    expect(JSON.parse(localStorage.getItem('permissions') ?? '[]')).toContain('dashboard');
  });

  it.each([
    ['/400', 'Kamu tidak dapat mengakses halaman ini', '/login'],
    ['/401', 'Kamu belum terautentikasi untuk mengakses halaman ini', '/login'],
    ['/403', 'Kamu tidak memiliki hak akses untuk mengakses halaman ini', '/dashboard'],
    ['/500', '500 - Oops, Server Error!', '/dashboard'],
    ['/tidak-ada', '404 - Halaman Tidak Ditemukan', '/dashboard'],
  ])('%s needs no session, and leads on', async (path, title, to) => {
    open(path);
    await screen.findByRole('heading', { name: title }, patient);
    expect(screen.getByRole('link').getAttribute('href')).toBe(to);
    expect(here()).toBe(path);
  });

  it('an unknown page leads home to the shop, when the sidebar is the shop’s', async () => {
    localStorage.setItem('vcg-sidebar-type', 'panel');
    open('/panel/tidak-ada');
    await screen.findByText('404 - Halaman Tidak Ditemukan', undefined, patient);
    expect(screen.getByText('Silahkan kembali ke halaman beranda')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/panel/statistic');
    localStorage.removeItem('vcg-sidebar-type');
  });

  it('stops a panel page on a phone, and not in a window of a desk as small as one', async () => {
    const words = 'Buat dan mengakses panel website hanya tersedia via PC/Komputer';
    happyDOM.setViewport({ width: 640 });
    await signIn({ identifier: 'mitra@demo.test', password });
    open('/panel/blog/data');
    await screen.findByRole('heading', { name: 'Blog', level: 1 }, patient);
    expect(screen.queryByText(words)).toBeNull();
    cleanup();

    const { userAgent } = navigator;
    happyDOM.settings.navigator.userAgent =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile';
    open('/panel/blog/data');
    await screen.findByText(words, undefined, patient);
    expect(here()).toBe('/panel/blog/data');
    happyDOM.settings.navigator.userAgent = userAgent;
  });
});

it('facts asked for ahead of the portal are those the portal asks for', () => {
  expect(factsPaths).toEqual([getProfile.path, getPrivileges.path]);
});
