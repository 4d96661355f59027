import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import {
  enter,
  fill,
  find,
  findText,
  findTitle,
  press,
  shows,
  standPortal,
  visit,
} from '../../support/ui-portal';

standPortal();
beforeEach(() => enter('mitra@demo.test'));

const row = (nth: number) => screen.getAllByRole('row')[nth] as HTMLElement;

it('prices of marked items are shown before they change, and can be taken back', async () => {
  visit('/panel/product-vcg/data');
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
  await waitFor(() => expect(within(row(2)).getByRole('checkbox')).toBeTruthy());
  const before = row(1).textContent ?? '';
  await press('checkbox', undefined, row(1));
  await press('checkbox', undefined, row(2));
  const bar = await find('toolbar', 'Tindakan untuk data yang dipilih');
  await shows(() => bar, /2 dipilih/);
  await press('button', 'Ubah harga', bar);

  const dialog = await find('dialog', 'Ubah harga');
  await press('button', 'Lihat Perubahan', dialog);
  await findText('Sebesar wajib diisi.', dialog);
  const amount = dialog.querySelector<HTMLInputElement>('input[inputmode]');
  if (!amount) throw new Error('The dialog has no amount.');
  await userEvent.click(amount);
  await userEvent.paste('5');
  await press('button', 'Lihat Perubahan', dialog);
  await findText(/2 data berubah/, dialog);
  await findText('Berhenti mengikuti harga modal', dialog);
  expect(within(dialog).getAllByText(/\S · \S/)).toHaveLength(2);
  expect(row(1).textContent).toBe(before);
  await press('button', 'Ubah harga', dialog);

  await findText(/^Harga 2 variasi diubah\. 2 variasi tidak lagi mengikuti harga modal\.$/);
  await shows(() => row(1), /Manual/);
  await press('button', 'Urungkan');
  await shows(() => row(1), /Ikut tier/);
  expect(row(1).textContent).toBe(before);
});

it('banners are put in order, and keep it', async () => {
  visit('/panel/banner/data');
  await press('button', 'Urutkan');
  const dialog = await find('dialog', 'Urutkan Banner');
  const names = () => within(dialog).getAllByRole('listitem');
  await shows(() => names()[0] as HTMLElement, /Promo Gajian/);
  (await find('button', 'Turunkan Promo Gajian', dialog)).focus();
  await userEvent.keyboard('{Enter}');
  await shows(() => names()[1] as HTMLElement, /Promo Gajian/);
  await press('button', 'Simpan Urutan', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  visit('/panel/banner/data');
  await findTitle('Banner');
  await waitFor(() => expect(row(2).textContent).toMatch(/Promo Gajian/));
});

it('a promo code is tried as a buyer would', async () => {
  visit('/panel/promo/data');
  await press('button', 'GAJIAN10');
  await press('button', 'Coba kode ini');
  const dialog = await find('dialog', 'Coba kode ini');
  await userEvent.click(await find('combobox', /^Produk/, dialog));
  await userEvent.paste('Joki Epic');
  await userEvent.click(await screen.findByText('Jasa Joki – Joki Epic ke Legend'));
  await press('button', 'Coba kode ini', dialog);
  await findText('Kode berlaku.', dialog);
  await findText(/^Rp\s6\.000$/, dialog);
});

it('codes come from a file, are sold masked, and what is there is refused', async () => {
  visit('/panel/product-custom/data?search=KODE-WALL');
  const choose = async (action: string) => {
    await press('button', /^Tindakan untuk/);
    await press('menuitem', action);
  };
  const add = async () => {
    await choose('Tambah stok kode');
    const dialog = await find('dialog', 'Tambah stok kode');
    const file = new File(['WALL-0001-AAAA\nWALL-0002-BBBB\n'], 'kode.csv', { type: 'text/csv' });
    await userEvent.upload(await within(dialog).findByLabelText('Berkas kode'), file);
    await press('button', 'Tambahkan', dialog);
    return dialog;
  };
  const first = await add();
  await findText('2 dari 5.000 baris', first);
  await press('button', 'Tambah stok kode', first);
  await findText('2 kode ditambahkan ke stok.');

  const second = await add();
  await press('button', 'Tambah stok kode', second);
  await findText('Baris 1, 2 sudah ada di stok.', second);
  await press('button', 'Batal', second);
  await choose('Lihat stok kode');
  await findText('••••••AAAA', await find('dialog'));
  expect(screen.queryByText('WALL-0001-AAAA')).toBeNull();
});

it('a website is published, changed and brought back', async () => {
  visit('/panel/setting/web-panel');
  await fill(/^Nama website/, 'Toko Sari Baru');
  await press('button', /^Simpan Perubahan/);
  await findText('Berhasil disimpan.');
  const pending = /^Belum diterbitkan: pengunjung masih melihat versi 1/;
  await findText(pending);
  await press('button', 'Terbitkan');
  const publishing = await find('dialog', 'Terbitkan');
  await press('button', 'Lihat Perubahan', publishing);
  await press('button', 'Terbitkan', publishing);
  await findText('Versi 2 diterbitkan.');
  await waitFor(() => expect(screen.queryByText(pending)).toBeNull());

  await press('button', 'Kembali ke versi lama');
  const dialog = await find('dialog', 'Kembali ke versi lama');
  await userEvent.click(await find('combobox', /^Versi/, dialog));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByText(/^Versi 1 ·/));
  await press('button', 'Lihat Perubahan', dialog);
  expect(await within(dialog).findAllByText('Toko Sari Baru')).not.toEqual([]);
  await press('button', 'Kembali ke versi lama', dialog);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/^Nama website/).value).toBe('Toko Sari Digital'),
  );
});
