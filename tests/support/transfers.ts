import { v7 } from 'uuid';
import { expect } from 'vitest';
import type { Topup } from '../../src/topics/topup/contract/topup';
import type { Client } from './client';
import { pictureOf } from './sample';

export const TOPUPS = '/v1/crm/topup';

/** A top up by manual transfer. */
export async function openTransfer(client: Client): Promise<Topup> {
  const body = { amount: 250_000, method_code: 'MANUAL_BCA' };
  return (await client.post(TOPUPS, body, { 'idempotency-key': v7() })).body.data;
}

export function proofForm(file: Buffer | null, texts: Record<string, string> = {}, name = 'bukti.png') {
  const form = new FormData();
  for (const [key, value] of Object.entries({ sender_name: 'Budi Santoso', sender_bank: 'BCA', ...texts })) {
    form.append(key, value);
  }
  if (file) form.append('file', new Blob([new Uint8Array(file)]), name);
  return form;
}

export async function sendProof({ url, token }: Client, id: string, form: FormData) {
  const response = await fetch(`${url}${TOPUPS}/${id}/proof`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

/** A transfer with a proof in review. */
export async function provenTransfer(client: Client): Promise<Topup> {
  const { id } = await openTransfer(client);
  const { status, body } = await sendProof(client, id, proofForm(await pictureOf(40, 40)));
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
  return body.data;
}
