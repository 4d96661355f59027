import { DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { choose, numberField, runAction, save, textField } from '../../support/browser-form';

test('a guard is made after a mistake was shown, its history gives the reason, and losses are repaired and taken back', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/set-selling-price/guard/form');
  await save(page);
  await expect(page.getByText(/wajib diisi/).first()).toBeVisible();
  await textField(page, 'Nama penjaga').fill('Jaga margin');
  await choose(page, 'Tindakan', 'Naikkan harga');
  await numberField(page, 'Margin di bawah').fill('101');
  await numberField(page, 'Margin harga baru').fill('5');
  await save(page);
  await expect(page.getByText(/maksimal 100/i).first()).toBeVisible();
  await numberField(page, 'Margin di bawah').fill('6');
  await save(page);
  await expect(page.getByText(/sama dengan atau di atas batas margin/).first()).toBeVisible();
  await numberField(page, 'Margin harga baru').fill('8');
  expect(await axeErrors(page)).toEqual([]);
  await save(page);
  await expect(page).toHaveURL(/guard\/data/);
  await expect(page.getByText('Jaga margin').first()).toBeVisible();

  await page.goto('/set-selling-price/guard/history');
  const row = page.getByRole('row').filter({ hasText: 'Peringatan' }).first();
  await row.getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText(/^Modal (naik|turun) .* Batas perubahan/)).toBeVisible();

  await page.goto('/set-selling-price/loss');
  const list = page.getByRole('region', { name: 'Daftar produk rugi' });
  await expect(list.getByRole('row')).not.toHaveCount(1);
  await page.getByRole('button', { name: 'Perbaiki semua' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText('2 data berubah')).toBeVisible();
  await dialog.getByLabel('PIN').first().fill(DEMO_PIN);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('2 harga diperbaiki.')).toBeVisible();

  await page.goto('/set-selling-price/guard/history');
  const [mended] =
    (
      await page
        .getByRole('button', { name: /^Tindakan untuk/ })
        .first()
        .getAttribute('aria-label')
    )
      ?.split('Tindakan untuk ')
      .slice(1) ?? [];
  await runAction(page, mended ?? '', 'Urungkan');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText('1 data berubah')).toBeVisible();
  await dialog.getByLabel('PIN').first().fill(DEMO_PIN);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('1 aturan kembali seperti semula.')).toBeVisible();
  await page.goto('/set-selling-price/loss');
  await expect(list.getByText(mended ?? '', { exact: false }).first()).toBeVisible();
});
