import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A JPEG of a card on a table. */
export async function cardPhoto({ blur = 0, light = 1, width = 1280 } = {}): Promise<Buffer> {
  const picture = sharp(Buffer.from(card)).resize({ width });
  if (blur > 0) picture.blur(blur);
  return picture.linear(light, 0).jpeg({ quality: 88 }).toBuffer();
}

const lines = [
  'Nama : BAGAS PRATAMA',
  'Tempat/Tgl Lahir : BANDUNG, 01-07-1990',
  'Jenis kelamin : LAKI-LAKI',
  'Alamat : JL MELATI NO 10',
  'RT/RW : 003/004',
  'Kecamatan : BANDUNG WETAN',
];
const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800">
  <rect width="1280" height="800" fill="#6b5a48"/>
  <rect x="90" y="80" width="1100" height="640" rx="36" fill="#a9d3e6"/>
  <text x="390" y="160" font-size="40" font-family="sans-serif">PROVINSI JAWA BARAT</text>
  <text x="150" y="250" font-size="52" font-family="sans-serif">NIK : 3273010107900001</text>
  ${lines.map((text, at) => `<text x="150" y="${320 + at * 52}" font-size="32" font-family="sans-serif">${text}</text>`).join('')}
  <rect x="900" y="270" width="230" height="310" fill="#b34a3c"/>
  <circle cx="1015" cy="380" r="64" fill="#d9a884"/>
</svg>`;

export const heading = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 2, name: new RegExp(`${title}$`) });

/** Status text of the auto-saving form. */
export const saved = /^Tersimpan \d\d:\d\d$/;

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Lanjut' }).click();

/** Types into a region field and selects the first match. */
export async function chooseRegion(page: Page, label: string, typed: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(typed);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(field).toHaveValue(name);
}

/** Fills in the first step with the data of `cardPhoto`. */
export async function fillPerson(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Perorangan' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Nama lengkap' }).fill('Bagas Pratama');
  await page.getByRole('textbox', { name: 'NIK' }).fill('3273010107900001');
  await page.getByRole('textbox', { name: 'Tempat lahir' }).fill('Bandung');
  await page.getByLabel('Tanggal lahir').fill('1990-07-01');
  await page.getByRole('radio', { name: 'Laki-laki' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Pekerjaan' }).selectOption('Wiraswasta');
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Alamat', exact: true }).fill('Jl. Melati No. 10');
  await page.getByRole('textbox', { name: 'Kode pos' }).fill('40115');
  await chooseRegion(page, 'Provinsi', 'jawa bar', 'Jawa Barat');
  await chooseRegion(page, 'Kota/Kabupaten', 'bandung', 'Kota Bandung');
  await chooseRegion(page, 'Kecamatan', 'wetan', 'Bandung Wetan');
}

/** Selects a file for a document and waits for the result. */
export async function choosePhoto(page: Page, label: string, photo: Buffer): Promise<Locator> {
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.getByLabel(`Unggah Berkas: ${label}`).setInputFiles(file);
  const review = page.getByRole('dialog', { name: 'Periksa foto' });
  await expect(review).toBeVisible();
  return review;
}

/** Selects a file and submits it. */
export async function sendPhoto(page: Page, label: string, photo: Buffer): Promise<void> {
  const review = await choosePhoto(page, label, photo);
  await review.getByRole('button', { name: 'Pakai Foto' }).click();
  await expect(page.getByRole('group', { name: label }).getByText(/^Terunggah/)).toBeVisible();
}

export async function fillAccount(page: Page): Promise<void> {
  await chooseRegion(page, 'Bank', 'mandiri', 'Bank Mandiri');
  await page.getByRole('textbox', { name: 'Nomor rekening' }).fill('1310012345678');
  await page.getByRole('textbox', { name: 'Nama pemilik rekening' }).fill('BAGAS PRATAMA');
  await page.getByRole('checkbox', { name: 'WhatsApp' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Perkiraan omzet' }).selectOption('10–50 jt');
}

export async function agreeAndSend(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Saya menyetujui/ }).check();
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await page.getByRole('button', { name: 'Kirim Berkas' }).click();
}
