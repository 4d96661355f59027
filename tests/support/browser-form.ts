import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Label of a required or optional field. */
const named = (label: string): RegExp => new RegExp(`^${label}( \\(opsional\\))?$`);

export const textField = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: named(label) });

export const numberField = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: named(label) });

export const choiceField = (page: Page, label: string): Locator =>
  page.getByRole('combobox', { name: named(label) });

/** Selects from a dropdown. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await choiceField(page, label).press('ArrowDown');
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

/** Start or end of a period. */
export const timeField = (page: Page, end: 'start' | 'end'): Locator =>
  page.getByRole('textbox', { name: end === 'start' ? /Mulai$/ : /^Akhir/ });

export async function typeTime(page: Page, end: 'start' | 'end', time: string): Promise<void> {
  const field = timeField(page, end);
  const calendar = page.locator('.ant-picker-dropdown:visible');
  // The calendar opens on focus and resets the field.
  await field.click();
  await expect(calendar).toHaveCount(1);
  await field.fill(time);
  await field.press('Enter');
  await expect(calendar).toHaveCount(0);
}

export const rowWith = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Runs an action of the row menu. */
export async function runAction(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Tindakan untuk ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Uploads a picture of this size. */
export async function attach(page: Page, label: string, width: number, height: number): Promise<void> {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#0b6b66' } })
    .png()
    .toBuffer();
  await page
    .locator(`input[type=file][aria-label="${label}"]`)
    .setInputFiles({ name: 'gambar.png', mimeType: 'image/png', buffer });
}

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: /^Simpan/ }).click();
