import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_PIN } from '../../../demo/logins';
import {
  enter,
  fill,
  find,
  findText,
  findTitle,
  isHere,
  press,
  setOnline,
  shows,
  standPortal,
  visit,
} from '../../support/ui-portal';

standPortal();

const input = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const birthPlace = () => input('Tempat lahir');
const saved = /^Tersimpan \d\d:\d\d$/;

it('a verified account has nothing to do on /kyc and its form', async () => {
  await enter('mitra@demo.test');
  visit('/kyc');
  await isHere('/dashboard');
  visit('/kyc-form');
  await isHere('/dashboard');
  await findText('Berkas Anda sudah terverifikasi.');
});

it('a sub-account never sees the documents of its partner', async () => {
  await enter('kasir@demo.test');
  for (const path of ['/kyc', '/kyc-form']) {
    visit(path);
    await isHere('/403');
  }
});

it('files under review are waited for, and nothing about them can be changed', async () => {
  await enter('review@demo.test');
  visit('/dashboard');
  await findText('Kami sedang melakukan proses pengecekan verifikasi berkas');
  visit('/kyc-form');
  await isHere('/kyc');
  await find('heading', 'Berkas sedang direview');
  await findText(/paling lama 3 hari kerja/);
  await findText(/Selesai paling lambat/);
});

it('the warning beside the balance leads to the documents, and "Nanti" away from them', async () => {
  await enter('baru@demo.test');
  visit('/topup/data');
  const warning = await find('link', /^Limit Rp/);
  await userEvent.hover(warning);
  expect((await find('tooltip')).textContent).toMatch(/^Limit Rp\s?500\.000, Silahkan lengkapi berkas$/);
  await userEvent.click(warning);
  await isHere('/kyc');
  await find('heading', 'Selamat datang di H2H');
  await press('link', 'Nanti');
  await isHere('/dashboard');
});

it('a pause between two words takes nothing away', async () => {
  await enter('baru@demo.test');
  visit('/kyc-form?langkah=person');
  await fill('Tempat lahir', 'Tanjung ');
  await findText(saved);
  await userEvent.type(await birthPlace(), 'Pinang');
  expect((await birthPlace()).value).toBe('Tanjung Pinang');
  await userEvent.tab();
  expect((await birthPlace()).value).toBe('Tanjung Pinang');
});

it('a step is not left while something on it is wrong: each error is named, and leads to its field', async () => {
  await enter('baru@demo.test');
  visit('/kyc-form?langkah=person');
  await fill('NIK', '9973010107900001');
  await userEvent.tab();
  await findText('NIK tidak valid: dua digit pertama bukan kode provinsi.');
  await press('button', /^Lanjut/);
  const summary = await waitFor(() => {
    const found = screen
      .getAllByRole('alert')
      .find(({ textContent }) => textContent?.includes('isian perlu diperbaiki'));
    if (!found) throw new Error('No summary of errors.');
    return found;
  });
  expect(summary.textContent).toContain('Nama lengkap');
  await press('link', 'Nama lengkap', summary);
  expect(document.activeElement).toBe(await input('Nama lengkap'));
});

it('regions are found by typing, and a new one above empties those below', async () => {
  await enter('baru@demo.test');
  visit('/kyc-form?langkah=address');
  const box = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
  const city = () => box('Kota/Kabupaten');
  expect((await city()).disabled).toBe(true);
  const type = async (label: string, typed: string) => {
    const field = await box(label);
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.paste(typed);
  };
  const choose = async (label: string, typed: string, option: string) => {
    await type(label, typed);
    await press('option', option);
  };
  await choose('Provinsi', 'jawa bar', 'Jawa Barat');
  await waitFor(async () => expect((await city()).disabled).toBe(false));
  await type('Kota/Kabupaten', 'bandung');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Kabupaten Bandung',
      'Kabupaten Bandung Barat',
      'Kota Bandung',
    ]),
  );
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect((await city()).value).toBe('Kota Bandung');
  await choose('Provinsi', 'bali', 'Bali');
  await waitFor(async () => expect((await city()).value).toBe(''));
});

it('without a connection what is typed waits in this browser, and catches up', async () => {
  const client = await enter('baru@demo.test');
  visit('/kyc-form?langkah=person');
  await fill('Tempat lahir', 'Cimahi');
  await findText(saved);
  setOnline(false);
  await fill('Tempat lahir', 'Garut');
  await findText('Tersimpan di perangkat ini. Dikirim saat tersambung kembali.');
  setOnline(true);
  await waitFor(async () =>
    expect((await client.get('/v1/crm/complete-kyc')).body.data.values.birth_place).toBe('Garut'),
  );
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([]),
  );
});

it('a session that dies in the middle loses nothing that was typed', async () => {
  const client = await enter('baru@demo.test');
  visit('/kyc-form?langkah=person');
  await fill('Tempat lahir', 'Sumedang');
  await client.post('/v1/crm/logout');
  await findTitle('Masuk');
  await fill('Nomor HP atau email', 'baru@demo.test');
  await userEvent.type(
    screen.getByLabelText('Kata sandi', { selector: '[name=password]' }),
    `${DEMO_PASSWORD}{Enter}`,
  );
  await isHere('/kyc-form?langkah=person');
  await waitFor(async () => expect((await birthPlace()).value).toBe('Sumedang'));
});

it('a saved NIK is masked, and shown while the button is held, after the PIN', async () => {
  await enter('ditolak@demo.test');
  visit('/kyc-form?langkah=person');
  const nik = () => document.querySelector('[data-field="nik"]') as HTMLElement;
  const masked = /3578•{8}\d{4}/;
  const eye = await find('button', 'Tahan untuk melihat NIK');
  await shows(nik, masked);
  await userEvent.click(eye);
  await fill('PIN 6 angka', DEMO_PIN, await find('dialog', 'Lihat NIK'));
  await shows(nik, /NIK terbuka selama satu menit\./);
  expect(nik().textContent).toMatch(masked);
  fireEvent.keyDown(eye, { key: ' ' });
  await shows(nik, /3578\d{12}/);
  fireEvent.keyUp(eye, { key: ' ' });
  await shows(nik, masked);
});
