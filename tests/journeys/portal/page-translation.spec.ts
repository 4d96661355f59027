import { expect, test } from '../../support/browser';
import { rowWith, save, textField } from '../../support/browser-form';
import { formPath, item } from '../../support/browser-shop';
import { translate } from '../../support/browser-translator';

test('a page that the browser translates shows true figures, and no form of it breaks', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  await translate(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('main').locator('font').first()).toBeVisible();

  await page.goto(await formPath(client));
  const total = page.getByRole('complementary', { name: 'Ringkasan harga' });
  const shown = async (name: string) => {
    await item(page, name).press('Space');
    await expect(total).toContainText(`${name} × 1`);
    return (await total.innerText()).match(/Rp\s?[\d.]+/g);
  };
  const first = await shown('50 Diamond');
  const second = await shown('140 Diamond');
  expect(second).not.toEqual(first);
  expect(await shown('50 Diamond')).toEqual(first);

  await page.goto('/panel/banner/form');
  await textField(page, 'Tautan tujuan').fill('http://contoh.test');
  await save(page);
  await expect(page.getByRole('alert').first()).toContainText('isian perlu diperbaiki');
  await textField(page, 'Judul').fill('Banner terjemahan');
  await expect(page.getByText('Judul wajib diisi.')).toHaveCount(0);
  await expect(textField(page, 'Tautan tujuan')).toHaveValue('http://contoh.test');

  await page.goto('/panel/member/data');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click();
  await expect(page.getByText(/11–20 dari/)).toBeVisible();
  const { body } = await client.get('/v1/vendor-panel/member?limit=10&page=2');
  for (const { name } of body.data) await expect(rowWith(page, name).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cari member' }).fill('zzzzqqq');
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
});
