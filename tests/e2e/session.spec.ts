import { expect, test } from '../support/browser';

test('a partner signs in by phone through the form and lands on the dashboard', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Nomor HP', { exact: true }).fill('0812 0000 0001');
  await page.getByLabel('Kata sandi', { exact: true }).fill('Mitra#2026');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
