import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { phone } from '../../support/browser-phone';
import { result, typePin } from '../../support/browser-shop';

test.use({ ...phone, database: 'embedded' });

test('a bill is checked, paid with the PIN and handed over, with one thumb', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const balance = async () => Number((await client.get('/v1/crm/profile')).body.data.saldo);
  await page.goto('/product/data');
  await page.getByText('Tagihan', { exact: true }).click();
  const brand = page.getByRole('listitem').filter({ hasText: 'PLN Pascabayar' });
  await expect(brand).toContainText('Sesuai tagihan');
  await brand.getByRole('link', { name: 'PLN Pascabayar' }).click();

  const number = page.getByRole('textbox', { name: 'ID pelanggan' });
  const check = page.getByRole('button', { name: 'Cek Tagihan' });
  await number.fill('5300001232');
  await check.click();
  await expect(page.getByText('ID pelanggan minimal 12 karakter.')).toBeVisible();
  await number.fill('530000011232');
  await check.click();
  await expect(page.getByText('Nomor pelanggan tidak ditemukan. Periksa kembali nomornya.')).toBeVisible();

  await number.fill('530000011231');
  await check.click();
  const summary = page.getByRole('complementary', { name: 'Ringkasan tagihan' });
  await expect(summary.getByText('Tagihan (3 lembar)')).toBeVisible();
  await expect(summary.getByText(/^Berlaku sampai .* 23:59 WIB$/)).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);
  const before = await balance();
  await page.getByRole('button', { name: 'Bayar Tagihan' }).click();
  await typePin(page);

  await expect(page).toHaveURL(/\/detail-transaction\?q=/);
  await expect(result(page)).toContainText('Berhasil');
  const receipt = page.getByRole('complementary', { name: 'Pratinjau struk' });
  await expect(receipt).toContainText('Denda');
  await expect(receipt).toContainText('Nomor referensi');
  await expect(receipt).not.toContainText('Komisi');
  expect(await balance()).toBeLessThan(before);

  // A paid bill is no longer owed.
  await page.getByRole('link', { name: 'Beli Lagi' }).click();
  await expect(number).toHaveValue('530000011231');
  await check.click();
  await expect(page.getByText('Tagihan nomor ini sudah lunas.')).toBeVisible();
});
