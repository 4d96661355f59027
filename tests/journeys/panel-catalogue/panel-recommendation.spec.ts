import { expect, test } from '../../support/browser';
import { rowWith } from '../../support/browser-form';

test('the statistic names what sells well elsewhere: a press puts it on sale, the undo takes it off again', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/statistic');
  const strip = page.getByRole('region', { name: 'Rekomendasi untuk toko Anda' });
  const first = strip.getByRole('listitem').first();
  await expect(first).toContainText(/Modal Anda.*Rp.*Saran harga jual.*Rp/s);
  await expect(first).toContainText(/Laris di kategori|Brand laris, belum Anda jual/);
  const button = first.getByRole('button');
  const name = (await button.getAttribute('aria-label')) ?? '';
  const mine = strip.getByRole('button', { name, exact: true });

  await button.click();
  const done = page.getByText('1 variasi ditambahkan ke website Anda.');
  await expect(done).toBeVisible();
  await expect(mine).toHaveCount(0);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Variasi dinonaktifkan lagi.')).toBeVisible();
  await expect(mine).toBeVisible();

  const item = (await mine.locator('xpath=..').locator('span > span').nth(1).textContent()) ?? '';
  await mine.click();
  await expect(mine).toHaveCount(0);
  await page.goto(`/panel/product-vcg/data?sort=-created_at`);
  await expect(rowWith(page, item).first().getByRole('switch')).toBeChecked();
});

test('who may not change products is offered none', async ({ page, enter, product }) => {
  await enter('kedaluwarsa@demo.test');
  await page.goto(`${product.url}/panel/statistic`);
  await expect(page.getByRole('heading', { level: 2, name: 'Omzet harian' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Rekomendasi untuk toko Anda' })).toHaveCount(0);
});
