import { v7 } from 'uuid';
import { hmac } from '../../src/platform/adapters/payment/hmac';
import type { SandboxCallback } from '../../src/platform/adapters/payment/sandbox';
import type { Database } from '../../src/platform/db/client';
import { query } from './query';

/** A pending top up with facts for callbacks. */
export interface Waiting {
  id: string;
  partner: string;
  code: string;
  amount: number;
  total: number;
  reference: string;
  secret: string;
  expiresAt: string;
}

const FEE = 1_750;

/** Inserts a sandbox top up that expires in `seconds`. */
export async function openTopup(
  database: Database,
  partner: string,
  { amount = 100_000, seconds = 3_600, status = 1, uniqueCode = 0 } = {},
): Promise<Waiting> {
  const id = v7();
  const reference = `SBX-${id.replaceAll('-', '').slice(-14)}`;
  const code = `TU-T-${id.slice(-12)}`;
  const secret = `secret of ${id}`;
  const [row] = await query(
    database,
    `insert into topups (id, code, partner_id, created_by, amount, fee, unique_code, invoice_paid_amount, method_code, method_name,
       status, gateway, gateway_reference, payment, expires_at)
     values ($1, $2, $3, 'Budi Santoso', $4::bigint, ${FEE}, $8::int, $4::bigint + ${FEE} + $8::int, 'BRIVA', 'BRI Virtual Account', $5::smallint, 'sandbox', $6,
       '{"kind": "va", "bank": "BRI", "va_number": "2621512345678901"}', now() + make_interval(secs => $7::float8))
     returning expires_at`,
    [id, code, partner, amount, status, reference, seconds, uniqueCode],
  );
  const expiresAt = String(row?.expires_at);
  await query(
    database,
    `insert into sandbox_payments (reference, merchant_ref, amount, secret, expires_at) values ($1, $2, $3, $4, $5)`,
    [reference, id, amount + uniqueCode + FEE, secret, expiresAt],
  );
  await query(
    database,
    `insert into jobs (id, kind, ref_id, run_at) values ($1, 'topup', $2, now() + interval '1 day')`,
    [v7(), id],
  );
  return { id, partner, code, amount, total: amount + uniqueCode + FEE, reference, secret, expiresAt };
}

/** A sandbox callback. */
export interface SentCallback {
  body: string;
  signature: string;
}

export function callbackOf(topup: Waiting, over: Partial<SandboxCallback> = {}): SentCallback {
  const callback: SandboxCallback = {
    event_id: v7(),
    reference: topup.reference,
    merchant_ref: topup.id,
    status: 'paid',
    amount: topup.total,
    paid_at: over.status && over.status !== 'paid' ? null : new Date().toISOString(),
    ...over,
  };
  const body = JSON.stringify(callback);
  return { body, signature: hmac(topup.secret, body) };
}

/** Sends it; returns the status. */
export async function sendCallback(url: string, { body, signature }: SentCallback): Promise<number> {
  const { status } = await fetch(`${url}/v1/callback/payment/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-callback-signature': signature },
    body,
  });
  return status;
}

/** Status, number of credits and credited amount by top up. */
export async function outcomesOf(database: Database, topups: readonly Waiting[]) {
  const rows = await query(
    database,
    `select t.id, t.status, t.invoice_number, t.note, count(e.id)::int as credits,
       coalesce(sum(e.amount), 0)::bigint as credited
     from topups t
     left join ledger_entries e on e.ref_id = t.id and e.ref_type = 'topup' and e.balance_id is not null
     where t.id = any($1::uuid[]) group by t.id`,
    [topups.map(({ id }) => id)],
  );
  return new Map(
    rows.map((row) => [
      String(row.id),
      {
        status: Number(row.status),
        credits: Number(row.credits),
        credited: Number(row.credited),
        invoice: row.invoice_number as string | null,
        note: row.note as string | null,
      },
    ]),
  );
}

/** Enables the gateway, and manual transfers at any hour. */
export const openPayments = {
  PAYMENT_GATEWAY: 'sandbox',
  TRANSFER_HOURS: '00:00-24:00',
  TRANSFER_ACCOUNTS: 'BCA 1112223334 PT Uji Coba; BRI 003801002746308 PT Uji Coba',
};
