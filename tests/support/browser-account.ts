import type { Page } from '@playwright/test';
import { showTheme } from './app-pages';
import { expect } from './browser';
import { axeErrors } from './browser-axe';

export const NEW_PASSWORD = 'Gudang#Pulsa77';

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const codeInput = (page: Page) => page.getByLabel('Kode OTP 6 angka');
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Waits for the form, because the URL changes first and the registration form has equal fields. */
export async function signInByEmail(page: Page, email: string, password: string): Promise<void> {
  await expect(title(page, 'Masuk')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

/** No serious axe errors and no overflow in both themes. */
export async function expectSound(page: Page, what: string): Promise<void> {
  const spill = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(await spill(), `${what} is wider than the screen by`).toBe(0);
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    expect.soft(await axeErrors(page), `${what}, ${theme}`).toEqual([]);
  }
}

export async function fillRegister(page: Page, email: string, phone: string): Promise<void> {
  await page.getByLabel('Nama lengkap').fill('Rina Kartika');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nomor HP').fill(phone);
  await page.getByLabel('Kata sandi', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Ulangi kata sandi').fill(NEW_PASSWORD);
  await page.getByRole('checkbox').check();
}
