import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../support/browser';
import { rowWith, runAction, save, textField } from '../../support/browser-form';
import { Client } from '../../support/client';

/** Inserts a picture with the toolbar button. */
async function addPicture(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Gambar', exact: true }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
}

/** True when the picture is loaded with this width. */
const isDrawn = (picture: Locator, width: number) =>
  expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(width);

test('a picture is put into an article, and is shown in the editor, the preview and the article', async ({
  page,
  enter,
  product,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/blog/form');
  await textField(page, 'Judul').fill('Langkah bergambar');
  const body = page.locator('[contenteditable="true"]');
  await body.click();
  await page.keyboard.type('Buka menu ini');
  await page.keyboard.press('Enter');
  await addPicture(page, 'catatan.png', 'image/png', Buffer.from('Ini bukan gambar.'));
  await expect(page.getByRole('alert')).toContainText(/JPG, PNG, atau WEBP/);
  const png = await sharp({ create: { width: 480, height: 270, channels: 3, background: '#0b6b66' } })
    .png()
    .toBuffer();
  await addPicture(page, 'menu.png', 'image/png', png);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await isDrawn(body.getByRole('img', { name: 'menu.png' }), 480);

  await page.getByText('Pratinjau', { exact: true }).click();
  const preview = page.getByRole('region', { name: 'Pratinjau isi artikel' });
  await expect(preview).toContainText('Buka menu ini');
  await isDrawn(preview.getByRole('img', { name: 'menu.png' }), 480);
  await save(page);
  await expect(page).toHaveURL('/panel/blog/data');

  await rowWith(page, 'Langkah bergambar').getByRole('button', { name: 'Langkah bergambar' }).first().click();
  const seen = page.getByRole('dialog').getByRole('img', { name: 'menu.png' });
  await isDrawn(seen, 480);
  // Visitors have no session.
  const stored = String(await seen.getAttribute('src'));
  expect((await new Client(product.url).get(stored)).headers.get('content-type')).toMatch(/^image\//);
  await page.keyboard.press('Escape');
  await runAction(page, 'Langkah bergambar', 'Ubah');
  await isDrawn(body.getByRole('img', { name: 'menu.png' }), 480);
});
