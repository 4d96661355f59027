import { DEMO_PIN } from '../../server/seed/demo-logins';
import { expect, test } from '../support/browser';
import { axeErrorsOfThemes } from '../support/browser-axe';

test('an owner makes a token, keeps its secret, allows the own address and revokes the token', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  await page.goto('/setting/api-integration');
  await page.getByRole('button', { name: 'Buat Token' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('PIN 6 angka').fill(DEMO_PIN);
  await form.getByRole('button', { name: 'Buat Token' }).click();
  await expect(form.getByText('Label wajib diisi.')).toBeVisible();
  await form.getByLabel('Label').fill('Server kasir');
  expect(await axeErrorsOfThemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Buat Token' }).click();
  const told = page.getByRole('dialog', { name: 'Simpan secret ini sekarang' });
  await expect(told.getByRole('button', { name: 'Salin secret' })).toBeVisible();
  await told.getByRole('button', { name: 'Sudah Saya Simpan' }).click();
  const [token] = (await client.get('/v1/crm/access-token')).body.data;
  const tokens = page.getByRole('region', { name: 'Token akses' });
  await expect(tokens.getByText(token.access_key)).toBeVisible();
  await expect(tokens.getByText(`Secret ••••${token.secret_tail}`)).toBeVisible();

  const addresses = page.getByRole('region', { name: 'Alamat IP' });
  await addresses.getByLabel('Alamat IP').fill('203.0.113.0/8');
  await addresses.getByRole('button', { name: 'Tambah IP' }).click();
  await expect(addresses.getByText(/^Jaringan terlalu besar/)).toBeVisible();
  await addresses.getByRole('button', { name: /^Pakai alamat saya/ }).click();
  await addresses.getByRole('button', { name: 'Tambah IP' }).click();
  await expect(addresses.getByRole('button', { name: 'Hapus 127.0.0.1' })).toBeVisible();

  await page.getByRole('button', { name: 'Cabut Server kasir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cabut' }).click();
  await expect(tokens.getByText('Dicabut')).toBeVisible();
  expect(await axeErrorsOfThemes(page)).toEqual([]);
});
