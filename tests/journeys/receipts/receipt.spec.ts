import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from '../../support/browser';
import { pictureOf } from '../../support/sample';

test('a shop gives its receipts name, logo and last words; a cashier hands them out as a picture and as text', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/setting');
  await page.getByRole('link', { name: /^Identitas Toko/ }).click();
  const example = page.getByRole('complementary', { name: 'Contoh struk' });
  await page.getByLabel('Nama toko').fill('Sari Cell');
  await page.getByLabel('Nomor WhatsApp').fill('123');
  await expect(example).toContainText('Sari Cell');
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page.getByText(/^Nomor HP tidak valid/)).toBeVisible();
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890');
  await page.getByLabel('Catatan kaki struk').fill('Komplain paling lambat 1 × 24 jam.');
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();
  await page.getByLabel('Unggah logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await pictureOf(600, 200),
  });
  await expect(page.getByRole('img', { name: 'Logo toko' })).toBeVisible();

  const client = await enter('kasir@demo.test');
  const { body } = await client.get('/v1/crm/transaction?search=Token%20PLN&f.status=2&limit=1');
  await page.goto(`/detail-transaction?q=${body.data[0].id}`);
  const receipt = page.getByRole('complementary', { name: 'Pratinjau struk' });
  await expect(receipt).toContainText('Sari Cell');
  await expect(receipt).toContainText(/\d{4} \d{4} \d{4} \d{4} \d{4}/);
  await page.getByLabel('Harga di struk').fill('102500');
  await expect(receipt).toContainText(/Harga jual/);

  await page.getByRole('button', { name: 'Bagikan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bagikan struk' });
  await expect(dialog).toContainText('*Sari Cell*');
  await expect(dialog).toContainText('Komplain paling lambat 1 × 24 jam.');
  await dialog.getByText('Gambar', { exact: true }).click();
  await expect(dialog.getByRole('img', { name: 'Struk sebagai gambar' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Unduh Gambar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`struk-${body.data[0].code}.png`);
  const { format, width, height = 0 } = await sharp(await readFile(await file.path())).metadata();
  expect({ format, width, isLong: height > 600 }).toEqual({ format: 'png', width: 720, isLong: true });
});
