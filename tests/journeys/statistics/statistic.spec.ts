import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';

test('what was bought in a period stands beside the one before, of all or of one source', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Statistik', exact: true }).click();
  await expect(page).toHaveURL('/statistic');
  const totals = page.getByRole('region', { name: 'Ringkasan' });
  await expect(totals).toContainText('dari periode lalu');
  const month = await totals.innerText();
  await page.getByRole('radio', { name: '7 hari' }).press('Space');
  await expect(page).toHaveURL(/period=7/);
  await expect.poll(() => totals.innerText()).not.toBe(month);

  const orders = page.getByRole('region', { name: 'Transaksi harian menurut status', exact: true });
  await orders.getByRole('button', { name: 'Lihat tabel' }).click();
  await expect(orders.getByRole('row')).toHaveCount(8);
  const week = page.getByRole('region', { name: 'Jam dan hari tersibuk' });
  await week.getByRole('button', { name: 'Lihat tabel' }).click();
  await expect(week.getByRole('row')).toHaveCount(25);
  expect(await axeErrors(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Sumber' }).selectOption({ label: 'Massal' });
  await expect(totals).toContainText('Top up tidak mengikuti kategori dan sumber.');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh Excel' }).click();
  expect((await saved).suggestedFilename()).toBe('statistik.xlsx');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('today is shown by hours, and everything fits', async ({ page, enter }) => {
    await enter('mitra@demo.test');
    await page.goto('/statistic?period=today');
    await expect(page.getByText(/dibandingkan .* sampai pukul \d\d:\d\d WIB/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Transaksi per jam menurut status' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeErrors(page)).toEqual([]);
  });
});
