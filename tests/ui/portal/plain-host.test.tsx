import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type PlainHost, plainLogin, startPlainHost } from '../../support/plain-host';
import { goTo } from '../../support/ui-page';

/* The panel over a host with its own notations, without actions, look-ups and `product-vcg` (ADR 0014). */

const patient = { timeout: 20_000 };
let host: PlainHost;

beforeAll(async () => {
  host = await startPlainHost();
  goTo('http://portal.example.test/panel/banner/data');
  const config = { apiUrl: host.url, liveAuth: 'token' };
  document.body.innerHTML = `<script id="config" type="application/json">${JSON.stringify(config)}</script>`;
  const { signIn } = await import('../../../src/platform/web/sign-in');
  await signIn(plainLogin);
});
afterAll(() => host.close());
afterEach(cleanup);

const show = async (path: string) => {
  goTo(`http://portal.example.test${path}`);
  const { PublicApp } = await import('../../../src/web/app/public-app');
  render(<PublicApp />);
};
const inMain = async (text: string | RegExp) =>
  waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(text), patient);

it.each([
  ['banner', 'Gajian'],
  ['category', 'Garena Shells'],
  ['category-label', 'Game'],
  ['blog', 'Cara Isi Shells'],
  ['product-vcg', '33 Shells'],
  ['promo', 'GAJIAN'],
  ['flash-sale', 'Malam Ini'],
  ['setting/member-tier', 'Biasa'],
  ['setting/payment-method', 'QRIS'],
  ['member', 'Budi'],
])('the list of %s shows its records, and nothing that the host does not offer', async (name, title) => {
  await show(`/panel/${name}/data`);
  await inMain(title);
  expect(screen.queryByRole('button', { name: 'Urutkan' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^Pilih/ })).toBeNull();
  expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|Sudah dihapus/);
});

it.each([
  ['banner/form?q=1', 'Gajian'],
  ['category/form?q=4', 'Garena Shells'],
  ['blog/form?q=9', 'Cara Isi Shells'],
  ['product-vcg/form?q=50', '33 Shells'],
  ['promo/form?q=6', 'GAJIAN'],
  ['flash-sale/form?q=7', 'Malam Ini'],
  ['setting/web-panel', 'Toko Sari'],
])('the form %s holds its record', async (path, value) => {
  await show(`/panel/${path}`);
  await screen.findByDisplayValue(value, {}, patient);
  expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
});

it('the switch of a row is an update of its record', async () => {
  await show('/panel/category/data');
  await userEvent.click(await screen.findByRole('switch', { name: 'Aktif: Garena Shells' }, patient));
  await screen.findByText('Berhasil disimpan.', {}, patient);
  expect(host.written['PUT /v1/vendor-panel/category/update/4']).toMatchObject({
    name: 'Garena Shells',
    image: '/img/shells.png',
    label_id: 2,
    is_active: 1,
  });
  expect(host.calls.join()).not.toMatch(/\/action\//);
});

it('pictures come from the host, and what it does not say of a record is a dash', async () => {
  await show('/panel/banner/data');
  const picture = await screen.findByRole('img', { name: 'gajian.png' }, patient);
  expect(picture).toHaveProperty('src', `${host.url}/banner/gajian.png`);
  cleanup();
  await show('/panel/category/data');
  await inMain('Garena Shells');
  expect(document.querySelector('main tbody')?.textContent).not.toContain('Tidak');
});

it('a profile says what is known of it, and nothing of the rest', async () => {
  await show('/profile');
  await inMain('Sari Wulandari');
  await inMain('Perak');
  expect(document.querySelector('main')?.textContent).not.toMatch(
    /Bergabung|Kode mitra|Belum Terverifikasi|–/,
  );
});
