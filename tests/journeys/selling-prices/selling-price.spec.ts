import { DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';

test('a rule says what it changes before it is saved, marked items get a price for the PIN, and it goes back', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/set-selling-price/data');
  await page
    .getByRole('region', { name: 'Daftar aturan harga jual' })
    .getByText('Semua item')
    .first()
    .click();
  await page.getByRole('dialog').getByText('Ubah', { exact: true }).click();
  const share = page.getByLabel('Persentase di atas modal');
  await share.fill('301');
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page.getByText(/maksimal 300/).first()).toBeVisible();
  await share.fill('8');
  await expect(page.getByText(/^Berlaku untuk \d+ item\.$/)).toBeVisible();
  await expect(page.getByText(/\d+ naik/)).toBeVisible();
  // An outdated result is dimmed until the next one arrives.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await axeErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page).toHaveURL(/set-selling-price\/data/);

  await page.goto('/set-selling-price/product');
  const list = page.getByRole('region', { name: 'Daftar item' });
  const row = list.getByRole('row').nth(2);
  const before = await row.textContent();
  await row.getByRole('checkbox').check();
  await list.getByRole('button', { name: 'Atur harga', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Persentase di atas modal').fill('0');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText('1 data berubah')).toBeVisible();
  await dialog.getByLabel('PIN').first().fill(DEMO_PIN);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('Harga jual 1 item diatur.')).toBeVisible();
  await expect(row).toContainText('Impas');

  await page.goto('/set-selling-price/history');
  await page
    .getByRole('button', { name: /^Tindakan untuk/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Urungkan' }).click();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText('1 data berubah')).toBeVisible();
  await dialog.getByLabel('PIN').first().fill(DEMO_PIN);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('1 aturan kembali seperti semula.')).toBeVisible();
  await page.goto('/set-selling-price/product');
  await expect(row).toHaveText(before ?? '');
});
