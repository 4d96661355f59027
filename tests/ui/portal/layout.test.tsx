import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { click, open, parts, ShownPath, shownPath, standFrame } from '../../support/ui-frame';

declare const happyDOM: { setViewport(size: { width: number }): void };

standFrame();

it('every link inside the product leads to a page that exists', async () => {
  await open();
  await click('button', /^Menu pengguna/);
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const inside = paths.filter((path) => path.startsWith('/'));
  expect(inside.length).toBeGreaterThan(6);
  expect(inside.filter((path) => !parts.model.routes.some((route) => route.path === path))).toEqual([]);
});

it('the balance leads to top up, and the tier explains itself', async () => {
  await open();
  expect(screen.getByRole('link', { name: /^Saldo/ }).getAttribute('href')).toBe('/topup/data');
  const tier = screen.getByRole('link', { name: /^Tier / });
  expect(tier.getAttribute('href')).toBe('/tier');
  await userEvent.hover(tier);
  expect(screen.getByRole('tooltip').textContent).toMatch(/^Tier ini akan di sesuaikan secara otomatis/);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('a slash leads to the menu search; arrow keys walk it and Enter goes there', async () => {
  await open();
  await userEvent.keyboard('/');
  const search = screen.getByRole('combobox', { name: 'Cari menu' });
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('saldo');
  const active = () =>
    document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await waitFor(() => expect(active()).toContain('Top Up Saldo'));
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toContain('Riwayat Saldo');
  await userEvent.keyboard('{Enter}');
  expect(shownPath()).toBe('/history-balance');
  expect(search.getAttribute('aria-expanded')).toBe('false');
});

it('Persiapan below 100 opens its five steps, those with a page lead there', async () => {
  await open({ user: 'baru' });
  await click('button', /^Persiapan 20%/);
  const dialog = screen.getByRole('dialog', { name: 'Persiapan' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
  expect(within(dialog).queryByRole('button', { name: 'Sembunyikan' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('link', { name: /Pembelian pertama/ }));
  expect(shownPath()).toBe('/product/data');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('Persiapan at 100 may be hidden, once and for good', async () => {
  await open({ also: { has_topup: true, has_purchase: true } });
  await click('button', /^Persiapan 100%/);
  await click('button', 'Sembunyikan');
  expect(localStorage.getItem('setup-modal-mitra')).toBe('hidden');
  expect(screen.queryByRole('button', { name: /^Persiapan/ })).toBeNull();
  expect(screen.getByText('100%')).toBeTruthy();
});

it('the bell shows how much is unread, and says so when there is nothing', async () => {
  await open({ also: { unread_notifications: 2 } });
  const bell = screen.getByRole('link', { name: 'Notifikasi, 2 belum dibaca' });
  expect(bell.getAttribute('href')).toBe('/notification');
  await userEvent.hover(bell);
  const list = await screen.findByRole('region', { name: 'Notifikasi' });
  expect(within(list).getByRole('button', { name: 'Tandai Sudah Dibaca' })).toBeTruthy();
  await within(list).findByText('Belum ada notifikasi');
  const all = within(list).getByRole('link', { name: 'Lihat Semua' });
  expect(all.getAttribute('href')).toBe('/notification');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Notifikasi' })).toBeNull();
});

it('the bell that has more than it shows says so to everyone', async () => {
  await open({ also: { unread_notifications: 100 } });
  expect(screen.getByRole('link', { name: 'Notifikasi, 99+ belum dibaca' }).textContent).toBe('99+');
});

it('width, direction and the folded sidebar are stored in this browser', async () => {
  await open();
  await click('button', /^Menu pengguna/);
  await click('radio', 'Kotak');
  await click('radio', 'Kanan ke kiri');
  await click('button', 'Ciutkan menu');
  expect(localStorage.getItem('layout-width')).toBe('boxed');
  expect(localStorage.getItem('layout-direction')).toBe('rtl');
  expect(localStorage.getItem('sidebar-type')).toBe('collapsed');
  expect(screen.getByRole('button', { name: 'Lebarkan menu' })).toBeTruthy();
});

it('signing out asks first, and warns of a purchase without an answer', async () => {
  await open({ user: 'lain' });
  const { data } = await (await import('../../../src/platform/web/call')).call(
    (await import('../../../src/core/contract/profile')).getProfile,
  );
  parts.storeOrder(data.id, { form: 'brand', key: 'k', at: '2026-11-21T05:00:00Z', body: {} });
  await click('button', /^Menu pengguna/);
  await click('button', 'Logout');
  const dialog = screen.getByRole('dialog', { name: 'Apakah Anda yakin akan Logout?' });
  expect(within(dialog).getByText(/belum mendapat jawaban/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Batal' }));
  expect(parts.currentSession()).not.toBeNull();
  await click('button', /^Menu pengguna/);
  await click('button', 'Logout');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(parts.currentSession()).toBeNull());
});

it('in an expired panel a locked entry opens the restriction instead of navigating', async () => {
  await open({ user: 'kedaluwarsa', path: '/panel/statistic' });
  expect(screen.getByText('URL Domain Expired.')).toBeTruthy();
  await click('button', /^Banner ?, terkunci$/);
  const dialog = await screen.findByRole('dialog', { name: 'Akses Dibatasi' });
  expect(shownPath()).toBe('/panel/statistic');
  expect(within(dialog).getByText('Biaya Perpanjangan')).toBeTruthy();
  await within(dialog).findByText('Kurang');
  const named = /Biaya PerpanjanganRp\s150\.000SaldoRp\s([\d.]+)KurangRp\s([\d.]+)/.exec(
    dialog.textContent ?? '',
  );
  const [balance, short] = (named ?? []).slice(1).map((amount) => Number(amount.replaceAll('.', '')));
  expect((balance ?? 0) + (short ?? 0)).toBe(150_000);
  await userEvent.click(within(dialog).getByRole('link', { name: 'Kembali ke Dashboard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the panel greets with the website, and on its first page warns of the date', async () => {
  await open({ user: 'segera', path: '/panel/statistic' });
  expect(screen.getByText(/^Mode Panel · /)).toBeTruthy();
  expect(screen.getByText(/^Masa aktif panel berakhir .*, sisa 10 hari\.$/)).toBeTruthy();
});

it('a page stands in the shell of its own mode, wherever one came from, and the mode is stored', async () => {
  await open({ path: '/panel/blog/data', stored: { 'vcg-sidebar-type': 'mitra' } });
  expect(screen.getByRole('button', { name: 'Kembali ke H2H' })).toBeTruthy();
  const balance = await screen.findByRole('link', { name: /^Saldo Rp/ });
  expect(balance.getAttribute('href')).toBe('/panel/saldo-point/data');
  expect(localStorage.getItem('vcg-sidebar-type')).toBe('panel');
  await click('link', 'Notifikasi');
  expect(shownPath()).toBe('/notification');
  expect(screen.getByRole('button', { name: 'Buka Panel Website' })).toBeTruthy();
  expect(localStorage.getItem('vcg-sidebar-type')).toBe('mitra');
});

it('in a small window of a desk the menu of the panel is a drawer', async () => {
  await open({ width: 640, path: '/panel/blog/data' });
  expect(screen.queryByRole('navigation', { name: 'Menu bawah' })).toBeNull();
  await click('button', 'Buka menu');
  const menu = screen.getByRole('dialog', { name: 'Menu utama' });
  await userEvent.click(within(menu).getByRole('link', { name: 'Transaksi' }));
  expect(shownPath()).toBe('/panel/transaction/data');
});

it('Bantuan leads to the tickets where there is a page of them, else to the chat without a count', async () => {
  const others = parts.model.routes.filter(({ path }) => path !== '/request-ticket/data');
  await open({ width: 390, model: { ...parts.model, routes: others } });
  expect(screen.queryByRole('link', { name: /^Bantuan/ })).toBeNull();
  cleanup();
  await open({ width: 390 });
  expect(screen.getByRole('link', { name: 'Bantuan' }).getAttribute('href')).toBe('/request-ticket/data');
});

it('a phone has balance, Persiapan, chat and a bottom menu visible, and the rest of the menu under Profil', async () => {
  const { browserConfig } = await import('../../../src/platform/web/browser-config');
  Object.assign(browserConfig, { supportNumber: '6281' });
  await open({ width: 390 });
  const bottom = screen.getByRole('navigation', { name: 'Menu bawah' });
  const standing = screen.getByRole('region', { name: 'Persiapan dan saldo' });
  expect(within(standing).getByRole('link', { name: /^Saldo Rp/ })).toBeTruthy();
  expect(within(standing).getByText('Persiapan')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Chat dengan CS' }).getAttribute('href')).toBe(
    'https://wa.me/6281',
  );
  expect(
    within(bottom)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Beranda', 'Transaksi', 'Beli', 'Bantuan']);
  expect(screen.queryByRole('navigation', { name: 'Menu utama' })).toBeNull();
  await userEvent.click(within(bottom).getByRole('button', { name: 'Profil' }));
  const menu = screen.getByRole('dialog', { name: 'Menu pengguna' });
  await userEvent.click(within(menu).getByRole('link', { name: 'Riwayat Saldo' }));
  expect(shownPath()).toBe('/history-balance');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a panel page on a phone says where it can be used, and leads away', async () => {
  happyDOM.setViewport({ width: 390 });
  render(
    <MemoryRouter initialEntries={['/panel/statistic']}>
      <parts.Overlay what="device" />
      <ShownPath />
    </MemoryRouter>,
  );
  expect(screen.getByText('Buat dan mengakses panel website hanya tersedia via PC/Komputer')).toBeTruthy();
  await click('button', 'Tutup');
  expect(shownPath()).toBe('/');
});
