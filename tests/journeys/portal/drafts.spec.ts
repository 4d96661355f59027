import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { textField } from '../../support/browser-form';

const FORM = '/panel/banner/form';
const title = (page: Page) => textField(page, 'Judul');

test('the browser’s own way back and forth asks before what is typed is left, and leads on from there', async ({
  page,
  enter,
}) => {
  const LIST = '/panel/banner/data';
  await enter('mitra@demo.test');
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Statistik' }).click();
  await page.getByRole('link', { name: 'Banner', exact: true }).click();
  await page.getByRole('link', { name: 'Tambah Banner' }).click();
  await title(page).fill('Setengah jadi');
  const question = page.getByRole('dialog', { name: 'Tinggalkan halaman ini?' });

  await page.goBack();
  // Repeated back navigation asks once.
  await page.goBack();
  await question.getByRole('button', { name: 'Tetap di Sini' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(FORM);
  await expect(title(page)).toHaveValue('Setengah jadi');

  await page.goBack();
  await expect(question).toContainText('Drafnya tetap ada di peramban ini');
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByText('Draf tetap ada di peramban ini.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Banner', level: 1 })).toBeVisible();

  await page.goForward();
  await expect(title(page)).toHaveValue('Setengah jadi');
  await page.getByRole('button', { name: 'Buang draf' }).click();
  await page.getByRole('link', { name: 'Statistik' }).click();
  await expect(page).toHaveURL('/panel/statistic');
  await page.goBack();
  await title(page).fill('Lagi');
  await page.goForward();
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page).toHaveURL('/panel/statistic');
  await expect(page.getByRole('heading', { name: 'Statistik', level: 1 })).toBeVisible();
});

test('a form at 200 % zoom leaves four fifths of the height to what is typed', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(FORM);
  await title(page).fill('Diperbesar');
  const heights = await Promise.all(
    [page.getByRole('banner'), page.locator('[data-sticky-action]')].map(
      async (part) => (await part.boundingBox())?.height,
    ),
  );
  expect(heights.reduce<number>((sum, height) => sum + (height ?? 450), 0)).toBeLessThanOrEqual(0.2 * 450);
});
