import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { click, open, shownPath, standFrame } from '../../support/ui-frame';

declare const happyDOM: { setViewport(size: { width: number }): void };

standFrame();

const noKyc = { key_verified: false, kyc_data: false, kyc_verified: false };

it('a website is made from the sidebar: the form for who has handed in documents', async () => {
  await open({ user: 'tanpapanel' });
  expect(screen.getByText('Website: Tidak Active')).toBeTruthy();
  await click('button', 'Buat Website');
  expect(shownPath()).toBe('/mitra-panel/register');
});

it('without documents it asks for them first, and leads to them', async () => {
  await open({ user: 'tanpapanel', also: noKyc });
  await click('button', 'Buat Website');
  const dialog = await screen.findByRole('dialog', { name: 'Kelengkapan Berkas Dibutuhkan' });
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/kyc');
  expect(shownPath()).toBe('/dashboard');
});

it.each([
  ['menunggu', 'Pending'],
  ['panelditolak', 'Rejected'],
])(
  'the website of %s is %s in the sidebar and the user menu, which both lead to where it stands',
  async (user, badge) => {
    await open({ user });
    expect(screen.getByText(badge)).toBeTruthy();
    await click('button', /^Menu pengguna/);
    await click('button', new RegExp(`^Buat Website ?${badge}$`));
    expect(shownPath()).toBe('/mitra-panel/status');
  },
);

it('an expired website is "Website: Aktif" with a badge in H2H, and its modal has the two specified buttons', async () => {
  await open({ user: 'kedaluwarsa' });
  expect(screen.getByText('Website: Aktif').parentElement?.textContent).toBe('Website: AktifBerakhir');
  expect(screen.getByText('URL Domain Expired.')).toBeTruthy();
  await click('button', 'Perpanjang');
  const dialog = await screen.findByRole('dialog', { name: 'Akses Dibatasi' });
  expect(
    within(dialog)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Top Up Saldo Mitra', 'Kembali ke Dashboard']);
  await userEvent.click(within(dialog).getByRole('link', { name: 'Top Up Saldo Mitra' }));
  expect(shownPath()).toBe('/topup/data');
  expect(screen.queryByText('URL Domain Expired.')).toBeNull();
});

it('a sub-account is offered no website to make', async () => {
  await open({
    user: 'kasir',
    also: { panel: { status: 0, expired_date: null, url: null, site_name: null, reject_reason: null } },
  });
  expect(screen.getByText('Website: Tidak Active')).toBeTruthy();
  expect(screen.queryByText('Buat Website')).toBeNull();
});
