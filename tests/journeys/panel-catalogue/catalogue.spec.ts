import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';

test('banners are put in order by keyboard and keep it; new prices are shown accessibly before they count', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
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

  await page.goto('/panel/product-vcg/data');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Tindakan untuk data yang dipilih' });
  await bar.getByRole('button', { name: 'Ubah harga' }).click();
  const prices = page.getByRole('dialog', { name: 'Ubah harga' });
  await prices.locator('input[inputmode]').first().fill('5');
  await prices.getByRole('button', { name: 'Lihat Perubahan' }).click();
  await expect(prices.getByText('1 data berubah')).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);
});
