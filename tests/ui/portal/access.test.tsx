import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import {
  enter,
  fill,
  find,
  findText,
  findTitle,
  isHere,
  press,
  shows,
  standPortal,
  visit,
} from '../../support/ui-portal';

standPortal();

const restriction = () => find('dialog', 'Akses Dibatasi');

it('an expired panel locks a blocked address, leads back to its start, and leaves the blog open', async () => {
  await enter('kedaluwarsa@demo.test');
  visit('/panel/setting/web-panel');
  await press('link', 'Kembali ke Dashboard', await restriction());
  await isHere('/panel/statistic');
  await press('link', 'Blog');
  await findTitle('Blog');
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
});

it('profit of the panel pays what a renewal lacks, for the PIN, and the locked page opens by itself', async () => {
  await enter('kedaluwarsa@demo.test');
  visit('/panel/banner/data');
  const dialog = await restriction();
  await shows(() => dialog, /Saldo\s*Rp\s?87\.250\s*Kurang\s*Rp\s?62\.750/);
  await press('button', /^Pakai Rp\s?62\.750 dari Saldo Profit$/, dialog);
  const paying = await find('dialog', 'Pakai Saldo Profit');
  await fill('PIN transaksi', '111111', paying);
  await findText(/PIN salah/, paying);
  await fill('PIN transaksi', DEMO_PIN, paying);
  await findTitle('Banner');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('URL Domain Expired.')).toBeNull();
});

it('profile and privileges are read again on every navigation, and the frame stays as it is', async () => {
  await enter('mitra@demo.test');
  visit('/dashboard');
  const menu = await find('navigation', 'Menu utama');
  await findTitle('Dashboard');
  const calls = vi.spyOn(window, 'fetch');
  const facts = () =>
    calls.mock.calls.flatMap(
      ([address]) => /\/v1\/crm\/(profile|privileges)$/.exec(String(address))?.[1] ?? [],
    );
  for (const name of ['Transaksi', 'Riwayat Saldo']) {
    calls.mockClear();
    await press('link', name, menu);
    await findTitle(name);
    await waitFor(() => expect(facts().sort()).toEqual(['privileges', 'profile']));
    expect(menu.isConnected).toBe(true);
  }
});

it('the mode is stored by the button of the panel, which loads the start of the other mode; its website opens by https', async () => {
  const loads = vi.spyOn(location, 'assign').mockReturnValue();
  await enter('mitra@demo.test');
  visit('/dashboard');
  await press('button', 'Buka Panel Website');
  expect(loads).toHaveBeenLastCalledWith('/panel/statistic');
  expect(localStorage.getItem('vcg-sidebar-type')).toBe('panel');
  visit('/panel/statistic');
  const website = await find('link', 'Buka Website');
  expect(website.getAttribute('href')).toMatch(/^https:\/\//);
  await press('button', 'Kembali ke H2H');
  expect(loads).toHaveBeenLastCalledWith('/dashboard');
  expect(localStorage.getItem('vcg-sidebar-type')).toBe('mitra');
});

it('the documentation of the API is found beside the tokens', async () => {
  await enter('mitra@demo.test');
  visit('/setting/api-integration');
  await findTitle('Integrasi API');
  const [link] = await screen.findAllByRole('link', { name: /Dokumentasi API/ });
  expect(link?.getAttribute('href')).toBe('/developer');
});

it('signing out says that what is typed goes with it; a session that ends by itself leaves it', async () => {
  const client = await enter('mitra@demo.test');
  visit('/panel/banner/form');
  await fill(/^Judul/, 'Setengah jadi');
  await findText(/Draf tersimpan/);
  await client.post('/v1/crm/logout');
  await isHere('/login');

  await enter('mitra@demo.test');
  visit('/panel/banner/form');
  const title = await screen.findByLabelText<HTMLInputElement>(/^Judul/);
  await waitFor(() => expect(title.value).toBe('Setengah jadi'));
  await press('button', /^Menu pengguna/);
  await press('button', 'Logout');
  const question = await find('dialog', 'Apakah Anda yakin akan Logout?');
  await findText(/Isian yang belum Anda simpan di peramban ini ikut dihapus\./, question);
  await press('button', 'Logout', question);
  await isHere('/login');
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
});
