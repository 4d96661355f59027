import { expect, test } from '../../support/browser';
import { choose, rowWith, textField } from '../../support/browser-form';

const file = [
  'Nama pelanggan,Jumlah hutang,Catatan',
  'Budi Impor,150000,lama',
  ',20000,tanpa nama',
  'Siti Impor,nol,lama',
].join('\n');

test('a file is checked, mended in place, imported in part or whole and taken back; many are changed at once', async ({
  page,
  enter,
}) => {
  await enter('lain@demo.test');
  await page.goto('/pembukuan/debt/data');
  const open = async () => {
    await page.getByRole('button', { name: 'Impor', exact: true }).click();
    await page
      .getByLabel('Berkas Hutang Pelanggan')
      .setInputFiles({ name: 'hutang.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByRole('button', { name: 'Periksa 3 baris' }).click();
  };
  const dialog = page.getByRole('dialog');
  const checked = dialog.getByRole('region', { name: 'Hasil pemeriksaan' });
  const mend = (label: string) => checked.getByRole('textbox', { name: new RegExp(`^${label}`) });

  await open();
  await expect(checked).toContainText('Baru 1 · Diubah 0 · Tetap sama 0 · Perlu diperbaiki 2');
  await expect(checked).toContainText('Nama pelanggan wajib diisi.');
  await mend('Nama pelanggan').fill('Tono Impor');
  await dialog.getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(checked).toContainText('Baru 2');
  await dialog.getByRole('button', { name: 'Impor 2 baris yang benar saja' }).click();
  await expect(dialog).toContainText('2 data baru, 0 diubah.');
  await expect(rowWith(page, 'Tono Impor')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Urungkan semua' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowWith(page, 'Impor')).toHaveCount(0);

  await open();
  await mend('Nama pelanggan').fill('Tono Impor');
  await mend('Jumlah hutang').fill('75.000');
  await dialog.getByRole('button', { name: 'Periksa lagi' }).click();
  await dialog.getByRole('button', { name: 'Impor 3 baris', exact: true }).click();
  await expect(dialog).toContainText('3 data baru, 0 diubah.');
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(rowWith(page, 'Siti Impor')).toContainText('75.000');

  for (const name of ['Budi', 'Siti']) await rowWith(page, `${name} Impor`).getByRole('checkbox').check();
  await page
    .getByRole('toolbar', { name: /dipilih/ })
    .getByRole('button', { name: 'Ubah' })
    .click();
  await choose(page, 'Kolom yang diubah', 'Catatan');
  await textField(page, 'Catatan').fill('ditagih bersama');
  await dialog.getByRole('button', { name: 'Lihat Perubahan' }).click();
  await expect(dialog).toContainText('2 data berubah');
  await expect(dialog).toContainText('lama ditagih bersama');
  await dialog.getByRole('button', { name: 'Ubah' }).click();
  await expect(page.getByText('2 hutang pelanggan diubah.')).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await rowWith(page, 'Budi Impor').getByRole('button', { name: 'Budi Impor', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('lama');
});
