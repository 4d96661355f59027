import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';

const LINES = [
  'ML5.8800011230.2614',
  'ML5 8800021230(2614)',
  'ML5 8800031230',
  'NIXDA 8800041230',
  'ML5 8800051230 2614',
  'ML5.8800051230.2614',
];

test('a list is pasted, corrected row by row, bought with one PIN, and recognized when sent again', async ({
  page,
  enter,
  complaints,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/product/data');
  await page.getByRole('link', { name: 'Pesanan Massal' }).click();
  await page.getByLabel('Daftar pesanan').fill(LINES.join('\n'));
  await page.getByRole('button', { name: 'Periksa' }).click();
  const row = (index: number) =>
    page.getByRole('listitem').filter({ has: page.getByLabel(`Pesanan baris ${index}`, { exact: true }) });
  await expect(row(1)).toContainText('Siap dibeli');
  await expect(row(3)).toContainText('Zone ID wajib diisi.');
  await expect(row(6)).toContainText('Sama dengan baris 5.');
  expect(await axeErrors(page)).toEqual([]);

  await page.getByLabel('Pesanan baris 3').fill('ML5 8800031230 2614');
  await page.getByLabel('Pesanan baris 3').press('Enter');
  await expect(row(3)).toContainText('Siap dibeli');
  // Without an answer nothing is bought.
  complaints.allow(/net::ERR_FAILED/);
  await page.route('**/v1/crm/bulk/check', (route) => route.abort());
  await page.getByRole('button', { name: 'Hapus baris 4' }).click();
  const buy = page.getByRole('button', { name: 'Beli 4 Pesanan' });
  await expect(page.getByRole('button', { name: 'Periksa Lagi' })).toBeVisible();
  await expect(row(4)).toContainText('Siap dibeli');
  await expect(buy).toBeDisabled();
  await page.unroute('**/v1/crm/bulk/check');
  await page.getByRole('button', { name: 'Periksa Lagi' }).click();
  await expect(buy).toBeEnabled();
  await expect(page.getByLabel('Pesanan baris 6')).toHaveCount(0);
  // Corrections survive a reload.
  await page.reload();
  await expect(page.getByLabel('Daftar pesanan')).toHaveValue(/8800031230 2614/);
  await page.getByRole('button', { name: 'Periksa' }).click();
  await row(5).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Beli 5 Pesanan' }).click();
  await page.getByLabel('PIN 6 angka').first().waitFor();
  await page.keyboard.type('246810');
  await expect(page).toHaveURL(/product\/form\?q=/);
  await expect(page.getByText('5 dari 5 baris diproses')).toBeVisible();
  await expect(page.getByText('Berhasil (5)')).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);

  await page.getByRole('link', { name: 'Pesanan Massal Baru' }).click();
  await page.getByLabel('Daftar pesanan').fill(LINES.slice(0, 2).join('\n'));
  await page.getByRole('button', { name: 'Periksa' }).click();
  await expect(row(1)).toContainText('Sudah dibeli');
  await expect(page.getByRole('button', { name: 'Beli 0 Pesanan' })).toBeDisabled();
});
