import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { runOperator } from '../../support/browser-operator';

test('a price that the operator moves is in the open list, and its reminder rings', async ({
  page,
  enter,
  product,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/price-history/data');
  const list = page.getByRole('region', { name: 'Daftar perubahan harga' });
  await list.getByRole('searchbox').fill('ML-86');
  await expect(list.getByRole('row').nth(1)).toContainText('ML-86');
  await list
    .getByRole('button', { name: /86 Diamond/ })
    .first()
    .click();

  await expect(page).toHaveURL(/price-history\/detail/);
  const alarm = page.getByRole('region', { name: 'Ingatkan saya' });
  await alarm.getByLabel('Nominal').fill('99000000');
  await alarm.getByRole('button', { name: 'Ingatkan saya' }).click();
  await expect(alarm.getByText('Harga sudah di situ. Pilih nominal lain.')).toBeVisible();
  await alarm.getByText('Naik sampai').click();
  await alarm.getByLabel('Nominal').fill('30000');
  await alarm.getByRole('button', { name: 'Ingatkan saya' }).click();
  await expect(alarm.getByText('Naik sampai Rp 30.000, sekali')).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);

  await runOperator(product.dataDir, 'price', 'ML-86', '40000');
  await expect(alarm.getByText('Naik sampai Rp 30.000, sekali')).toHaveCount(0);
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('86 Diamond');
  await page.goto('/notification');
  await expect(page.getByText('Harga naik: 86 Diamond')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list is cards that fit the hand, put in order by a choice', async ({ page, enter }) => {
    await enter('mitra@demo.test');
    await page.goto('/price-history/data');
    const cards = page.getByRole('list', { name: 'Riwayat Harga' }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('combobox', { name: 'Urutan' }).selectOption({ label: 'Waktu ↑' });
    await expect(page).toHaveURL(/sort=effective_at/);
    // Older rows are dimmed until newer ones arrive.
    await expect(page.getByRole('list', { name: 'Riwayat Harga' })).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('list', { name: 'Riwayat Harga' })).toHaveCSS('opacity', '1');
    expect(await axeErrors(page)).toEqual([]);
  });
});
