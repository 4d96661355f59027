import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { sandboxPaymentPath } from '../../src/core/contract/payment';
import type { SandboxAction } from '../../src/platform/adapters/payment/sandbox-actions';
import type { Topup } from '../../src/topics/topup/contract/topup';
import type { TopupSummary } from '../../src/topics/topup/contract/topup-list';
import { shownBalance } from './browser-shop';
import type { Client } from './client';

export async function openTopup(client: Client, amount: number, method: string): Promise<Topup> {
  const { status, body } = await client.post(
    '/v1/crm/topup',
    { amount, method_code: method },
    { 'idempotency-key': randomUUID() },
  );
  if (status !== 200) throw new Error(`No top up: ${JSON.stringify(body)}`);
  return body.data;
}

/** Cancels pending top ups so that a test starts clean. */
export async function cancelUnpaid(client: Client): Promise<void> {
  const { body } = await client.get('/v1/crm/topup/all?status=1&limit=100');
  for (const { id } of body.data as Topup[]) await client.post(`/v1/crm/topup/${id}/cancel`, {});
}

/** Performs an action at the sandbox gateway. */
export async function atSandbox(url: string, topupId: string, action: SandboxAction): Promise<void> {
  const response = await fetch(url + sandboxPaymentPath(topupId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
}

export const topupAt = (page: Page): string => new URL(page.url()).searchParams.get('q') ?? '';

/** A receipt photo. */
export const receiptPicture = {
  name: 'bukti.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

export const balanceIs = (page: Page, amount: number) => expect.poll(() => shownBalance(page)).toBe(amount);
export const mainHeading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name });

export const firstOf = async (client: Client, query: string): Promise<TopupSummary> => {
  const { body } = await client.get(`/v1/crm/topup/all?limit=100&${query}`);
  return body.data[0];
};

export async function fillForm(page: Page, amount: string, method: RegExp): Promise<void> {
  await page.goto('/topup/form');
  await page.getByRole('textbox', { name: 'Nominal lain' }).fill(amount);
  await page.getByRole('radio', { name: method }).press('Space');
}

export const send = (page: Page) => page.getByRole('button', { name: /^Lanjut/ }).click();

export const waitingTransfer = async (client: Client): Promise<TopupSummary> => {
  const { body } = await client.get('/v1/crm/topup/all?status=1&limit=100');
  return (body.data as TopupSummary[]).find(({ unique_code }) => unique_code > 0) as TopupSummary;
};
