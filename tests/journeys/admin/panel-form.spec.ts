import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { attach, numberField, rowWith, runAction, save, textField } from '../../support/browser-form';
import { signIn } from '../../support/browser-session';

const LIST = '/panel/banner/data';
const FORM = '/panel/banner/form';

const title = (page: Page) => textField(page, 'Judul');

test('a banner goes its whole way: bad input, made, changed, deleted, brought back', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Tambah Banner' }).click();
  await expect(page).toHaveURL(FORM);

  await textField(page, 'Tautan tujuan').fill('http://contoh.test');
  await numberField(page, 'Urutan').fill('0');
  await save(page);
  await expect(page.getByRole('alert').first()).toContainText('4 isian perlu diperbaiki');
  await expect(title(page)).toHaveAccessibleDescription(/Judul wajib diisi\./);
  await expect(title(page)).toBeFocused();
  await expect(textField(page, 'Tautan tujuan')).toHaveAccessibleDescription(
    /Tautan tujuan harus diawali https:\/\/, atau \/ untuk halaman website Anda\./,
  );
  await expect(numberField(page, 'Urutan')).toHaveAccessibleDescription(/Urutan minimal 1\./);
  await expect(page.getByText('Gambar desktop wajib diisi.')).toBeVisible();

  await attach(page, 'Gambar desktop', 300, 100);
  await expect(page.getByText('Ukuran gambar minimal 1.200 × 400 piksel.')).toBeVisible();
  await expect(page.getByText('Gambar desktop wajib diisi.')).toHaveCount(0);
  // The picture has another ratio, so it is cropped, by keyboard.
  await attach(page, 'Gambar desktop', 1400, 1400);
  const cutting = page.getByRole('dialog', { name: 'Potong gambar' });
  await cutting.getByRole('button', { name: 'Ubah ukuran dari kanan bawah' }).press('ArrowLeft');
  await cutting.getByRole('group', { name: /Bagian yang dipakai/ }).press('ArrowUp');
  await cutting.getByRole('button', { name: 'Potong dan Unggah' }).click();
  await expect(page.getByText('gambar.png')).toBeVisible();
  await expect(page.getByText(/^1\.(?:2|3)\d\d × 4\d\d · /)).toBeVisible();
  await title(page).fill('Banner perjalanan');
  await textField(page, 'Tautan tujuan').fill('https://contoh.test/promo');
  await numberField(page, 'Urutan').fill('7');
  await expect(page.getByText('Semua isian sudah diperbaiki.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();
  await expect(page).toHaveURL(LIST);
  await expect(rowWith(page, 'Banner perjalanan')).toContainText('7');

  const isOn = page.getByRole('switch', { name: 'Aktif: Banner perjalanan' });
  await isOn.uncheck();
  await expect(page.getByText('1 banner dinonaktifkan.')).toBeVisible();
  await expect(isOn).not.toBeChecked();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(isOn).toBeChecked();

  await runAction(page, 'Banner perjalanan', 'Ubah');
  await expect(title(page)).toHaveValue('Banner perjalanan');
  await title(page).fill('Banner baru');
  await page.keyboard.press('Control+s');
  await expect(rowWith(page, 'Banner baru')).toBeVisible();
  await rowWith(page, 'Banner baru').getByRole('button', { name: 'Banner baru', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('contoh.test/promo');
  await page.keyboard.press('Escape');

  await runAction(page, 'Banner baru', 'Hapus');
  const question = page.getByRole('dialog', { name: 'Hapus Banner baru?' });
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(rowWith(page, 'Banner baru')).toHaveCount(0);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Berhasil dikembalikan.')).toBeVisible();
  await expect(rowWith(page, 'Banner baru')).toBeVisible();

  await runAction(page, 'Banner baru', 'Gandakan');
  await expect(title(page)).toHaveValue('Banner baru');
  await title(page).fill('Banner kembar');
  await save(page);
  await expect(rowWith(page, 'Banner kembar')).toContainText('7');
});

test('two people who edit the same record are warned, and nothing is lost without confirmation', async ({
  page,
  enter,
  otherBrowser,
  product,
}) => {
  const client = await enter('lain@demo.test');
  const { body } = await client.get('/v1/vendor-panel/banner?limit=1');
  const { id } = body.data[0];
  const other = await otherBrowser();
  await signIn(other, product.url, 'lain@demo.test');
  await page.goto(`${FORM}?q=${id}`);
  await expect(title(page)).not.toHaveValue('');
  await title(page).fill('Punya saya');

  const saveElsewhere = async (text: string) => {
    await other.goto(`${FORM}?q=${id}`);
    await expect(title(other)).not.toHaveValue('');
    await title(other).fill(text);
    await save(other);
    await expect(other.getByText('Berhasil disimpan.')).toBeVisible();
  };
  const conflict = page.getByRole('dialog', { name: 'Data sudah diubah' });

  await saveElsewhere('Punya orang lain');
  await save(page);
  await expect(conflict).toContainText('Diubah oleh Laila Nurhaliza');
  await conflict.getByRole('button', { name: 'Muat Ulang' }).click();
  await expect(title(page)).toHaveValue('Punya orang lain');

  await title(page).fill('Punya saya lagi');
  await saveElsewhere('Lebih baru lagi');
  await save(page);
  await conflict.getByRole('button', { name: 'Simpan Pilihan' }).click();
  await expect(page).toHaveURL(/\/panel\/banner\/data/);
  await expect(rowWith(page, 'Punya saya lagi')).toBeVisible();
});

test('nothing typed is lost: leaving warns, and a draft comes back after a reload', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(FORM);
  await title(page).fill('Setengah jadi');
  await expect(page.getByText(/Draf tersimpan/)).toBeVisible();

  await page.getByRole('link', { name: 'Statistik' }).click();
  const question = page.getByRole('dialog', { name: 'Tinggalkan halaman ini?' });
  await question.getByRole('button', { name: 'Tetap di Sini' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(FORM);

  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(page.getByText('Isian Anda yang belum tersimpan dipulihkan.')).toBeVisible();
  await expect(title(page)).toHaveValue('Setengah jadi');
  await page.getByRole('button', { name: 'Buang draf' }).click();
  await expect(title(page)).toHaveValue('');
});
