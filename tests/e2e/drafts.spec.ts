import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { textField } from '../support/browser-form';
import { signIn } from '../support/browser-session';

const FORM = '/panel/banner/form';
const title = (page: Page) => textField(page, 'Judul');
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')));

test('signing out says that what is typed goes with it; a session that ends by itself leaves it', async ({
  page,
  enter,
  product,
}) => {
  const client = await enter('mitra@demo.test');
  await page.goto(FORM);
  await title(page).fill('Setengah jadi');
  await expect(page.getByText(/Draf tersimpan/)).toBeVisible();
  await client.post('/v1/crm/logout');
  await expect(page).toHaveURL(/\/login$/);

  await signIn(page, product.url, 'mitra@demo.test');
  await page.goto(FORM);
  await expect(title(page)).toHaveValue('Setengah jadi');
  await page.getByRole('button', { name: 'Menu pengguna' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Apakah Anda yakin akan Logout?' });
  await expect(question).toContainText('Isian yang belum Anda simpan di peramban ini ikut dihapus.');
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await drafts(page)).toEqual([]);
});

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
  // Who presses twice is asked once.
  await page.goBack();
  await question.getByRole('button', { name: 'Tetap di Sini' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(FORM);
  await expect(title(page)).toHaveValue('Setengah jadi');

  await page.goBack();
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page).toHaveURL(LIST);
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
