import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PIN } from '../../demo/logins';
import type { BrandSummary } from '../../src/topics/catalogue/contract/catalogue';
import type { TransactionSummary } from '../../src/topics/orders/contract/transaction-list';
import type { Client } from './client';

/** A game with one input, whose last four digits select the sandbox scenario. */
const GAME = 'Free Fire';

export async function formPath(client: Client): Promise<string> {
  const { body } = await client.get(`/v1/crm/product/parent?search=${encodeURIComponent(GAME)}`);
  const brand = (body.data as BrandSummary[]).find(({ name }) => name === GAME);
  return `/transaction-form?q=${brand?.id}`;
}

let nth = 0;
/** An unused destination with this ending. */
export const destination = (ending: string): string => `${77_000_000 + ++nth}${ending}`;

const USUAL = '50 Diamond';

export const item = (page: Page, name = USUAL): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${name.replaceAll('.', '\\.')}`) });

export const buyButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Beli Sekarang|Minta Persetujuan)$/ });

export async function fillOrder(page: Page, path: string, target: string, name = USUAL): Promise<void> {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Player ID' }).fill(target);
  await item(page, name).press('Space');
  await buyButton(page).click();
}

export const pinDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Masukkan PIN' });

/** The last digit submits. */
export const typePin = (page: Page, pin: string = DEMO_PIN): Promise<void> =>
  pinDialog(page).getByLabel('PIN 6 angka').fill(pin);

export async function buy(
  page: Page,
  path: string,
  target: string,
  name?: string,
  pin?: string,
): Promise<void> {
  await fillOrder(page, path, target, name);
  await typePin(page, pin);
  await expect(page).toHaveURL(/\/detail-transaction\?q=/);
}

/** Status of the order. */
export const result = (page: Page): Locator => page.getByRole('main').getByRole('status').first();

export const ordersTo = async (client: Client, target: string): Promise<TransactionSummary[]> => {
  const { body } = await client.get(`/v1/crm/transaction?search=${target}`);
  return body.data;
};

/** Rupiah in the header. */
export async function shownBalance(page: Page): Promise<number> {
  const text = await page
    .getByRole('banner')
    .getByRole('link', { name: /^Saldo/ })
    .textContent();
  return Number(String(text).replace(/\D/g, ''));
}
