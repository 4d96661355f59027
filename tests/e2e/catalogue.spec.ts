import { expect, test } from '../support/browser';
import { axeErrors } from '../support/browser-axe';

test.beforeEach(async ({ enter }) => {
  await enter('mitra@demo.test');
});

test('prices of marked items are shown before they change, and can be taken back', async ({ page }) => {
  await page.goto('/panel/product-vcg/data');
  const first = page.getByRole('row').nth(1);
  const second = page.getByRole('row').nth(2);
  const before = await first.innerText();
  await first.getByRole('checkbox').check();
  await second.getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Tindakan untuk data yang dipilih' });
  await expect(bar).toContainText('2 dipilih');
  await bar.getByRole('button', { name: 'Ubah harga' }).click();

  const dialog = page.getByRole('dialog', { name: 'Ubah harga' });
  await dialog.getByRole('button', { name: 'Lihat Perubahan' }).click();
  await expect(dialog.getByText('Sebesar wajib diisi.')).toBeVisible();
  await dialog.locator('input[inputmode]').first().fill('5');
  await dialog.getByRole('button', { name: 'Lihat Perubahan' }).click();
  await expect(dialog.getByText('2 data berubah')).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);
  expect(await first.innerText()).toBe(before);
  await dialog.getByRole('button', { name: 'Ubah harga' }).click();

  await expect(page.getByText('Harga 2 variasi diubah.')).toBeVisible();
  await expect(first.getByText('Manual')).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(first.getByText('Ikut tier')).toBeVisible();
  expect(await first.innerText()).toBe(before);
});

test('banners are put in order by keyboard, and keep it', async ({ page }) => {
  await page.goto('/panel/banner/data');
  await page.getByRole('button', { name: 'Urutkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Urutkan Banner' });
  const names = dialog.getByRole('listitem');
  await expect(names.first()).toContainText('Promo Gajian');
  await dialog.getByRole('button', { name: 'Turunkan Promo Gajian' }).press('Enter');
  await expect(names.nth(1)).toContainText('Promo Gajian');
  expect(await axeErrors(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Simpan Urutan' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').nth(2)).toContainText('Promo Gajian');
});

test('a promo code is tried as a buyer would', async ({ page }) => {
  await page.goto('/panel/promo/data');
  await page.getByRole('button', { name: 'GAJIAN10', exact: true }).click();
  await page.getByRole('button', { name: 'Coba kode ini' }).click();
  const dialog = page.getByRole('dialog', { name: 'Coba kode ini' });
  const product = dialog.getByRole('combobox', { name: 'Produk' });
  await product.click();
  await product.fill('Joki Epic');
  await dialog.getByText('Jasa Joki – Joki Epic ke Legend').click();
  await dialog.getByRole('button', { name: 'Coba kode ini' }).click();
  await expect(dialog.getByText('Kode berlaku.')).toBeVisible();
  await expect(dialog.getByText('Rp 6.000')).toBeVisible();
});

test('codes come from a file, are sold masked, and what is there is refused', async ({ page }) => {
  await page.goto('/panel/product-custom/data?search=KODE-WALL');
  const open = async (act: string) => {
    await page.getByRole('button', { name: /^Tindakan untuk/ }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  const file = {
    name: 'kode.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('WALL-0001-AAAA\nWALL-0002-BBBB\n'),
  };
  const dialog = page.getByRole('dialog', { name: 'Tambah stok kode' });
  await open('Tambah stok kode');
  await dialog.getByLabel('Berkas kode').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(dialog.getByText('2 dari 5.000 baris')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tambah stok kode' }).click();
  await expect(page.getByText('2 kode ditambahkan ke stok.')).toBeVisible();

  await open('Tambah stok kode');
  await dialog.getByLabel('Berkas kode').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Tambahkan' }).click();
  await dialog.getByRole('button', { name: 'Tambah stok kode' }).click();
  await expect(dialog.getByText('Baris 1, 2 sudah ada di stok.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Batal' }).click();

  await open('Lihat stok kode');
  await expect(page.getByRole('dialog').getByText('••••••AAAA')).toBeVisible();
  await expect(page.getByText('WALL-0001-AAAA')).toHaveCount(0);
});

test('a website is published, changed and brought back', async ({ page }) => {
  await page.goto('/panel/setting/web-panel');
  const publish = async () => {
    await page.getByRole('button', { name: 'Terbitkan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Terbitkan' });
    await dialog.getByRole('button', { name: 'Lihat Perubahan' }).click();
    await dialog.getByRole('button', { name: 'Terbitkan' }).click();
  };
  await page.getByLabel('Nama website').fill('Toko Sari Baru');
  await page.getByRole('button', { name: /^Simpan Perubahan/ }).click();
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();
  const belum = page.getByText(/^Belum diterbitkan: pengunjung masih melihat versi 1/);
  await expect(belum).toBeVisible();
  await publish();
  await expect(page.getByText('Versi 2 diterbitkan.')).toBeVisible();
  await expect(belum).toHaveCount(0);

  await page.getByRole('button', { name: 'Kembali ke versi lama' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kembali ke versi lama' });
  await dialog.getByRole('combobox', { name: 'Versi' }).click();
  await dialog.getByText(/^Versi 1 ·/).click();
  await dialog.getByRole('button', { name: 'Lihat Perubahan' }).click();
  await expect(dialog.getByText('Toko Sari Baru').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Kembali ke versi lama' }).click();
  await expect(page.getByLabel('Nama website')).toHaveValue('Toko Sari Digital');
});
