import { expect, test } from '../../support/browser';

const LABEL = 'Pratinjau website';

test('a form shows beside it what the website would show, while one types, and nothing in it runs', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter('mitra@demo.test');
  await page.goto('/panel/setting/web-panel');
  const site = page.frameLocator(`iframe[title="${LABEL}"]:not([hidden])`);
  await expect(site.getByText('Toko Sari Digital').first()).toBeAttached();
  const entries = await page.evaluate(() => history.length);

  await page.getByRole('textbox', { name: 'Nama website' }).fill('Toko Percobaan');
  await expect(site.locator('h1')).toContainText('Toko Percobaan');
  await page.getByRole('textbox', { name: 'Nama website' }).fill('');
  const aside = page.getByRole('complementary', { name: LABEL });
  await expect(aside).toContainText('Lengkapi dan perbaiki isian untuk melihat pratinjaunya.');
  await expect(site.locator('h1')).toContainText('Toko Percobaan');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(site.locator('script[src]')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'Lihat pratinjau' }).click();
  await expect(page.getByRole('dialog', { name: LABEL })).toBeVisible();
});
