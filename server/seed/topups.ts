import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Payment } from '../../src/core/contract/payment';
import { BALANCE_MOVE, TOPUP } from '../../src/core/states';
import type { topups } from '../db/schema/topup';
import { gatewayMethods, type MethodRow, transferMethod } from '../modules/trade/payment/methods';
import type { Account } from './history-accounts';
import type { Posting } from './history-book';
import type { Chance } from './history-chance';
import type { Codes } from './history-codes';
import type { Deposit } from './history-deposits';
import { demoTransferAccounts } from './transfer-accounts';

export type TopupRow = typeof topups.$inferSelect;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const methods = [...gatewayMethods, ...demoTransferAccounts.map(transferMethod)];
const [bca, bri, mandiri, bni, transfer] = ['BCAVA', 'BRIVA', 'MANDIRIVA', 'BNIVA', 'MANUAL_BCA'].map(
  methodOf,
) as [MethodRow, MethodRow, MethodRow, MethodRow, MethodRow];
const VALID_FOR = DAY;

interface Draft {
  at: number;
  amount: number;
  uniqueCode: number;
  method: MethodRow;
  status: number;
  paidAt?: number;
}

/** The top up behind a deposit of the past. */
export function paidTopup(chance: Chance, codes: Codes, account: Account, deposit: Deposit): TopupRow {
  const uniqueCode = deposit.credit % 1000;
  const row = topupRow(codes, account, {
    at: deposit.at - chance.between(2, 6) * 60_000,
    amount: deposit.credit - uniqueCode,
    uniqueCode,
    method: uniqueCode > 0 ? transfer : chance.pick([bca, bri, mandiri, bni]),
    status: TOPUP.paid,
    paidAt: deposit.at,
  });
  return { ...row, id: deposit.id };
}

export function depositPosting(topup: TopupRow, deposit: Deposit, account: Account): Posting {
  return {
    postingId: v7({ msecs: deposit.at }),
    at: deposit.at,
    amount: deposit.credit,
    house: 'deposits',
    type: BALANCE_MOVE.topup,
    ref_type: 'topup',
    ref_id: topup.id,
    ref_code: topup.code,
    description: `Top up ${topup.method_name}`,
    person: account.owner,
    actor: account.owner.name,
  };
}

/** What was never paid, and what still may be. The richest account shows every status (domain 3.6). */
export function unpaidTopups(codes: Codes, account: Account, now: number): TopupRow[] {
  const draft = (ago: number, amount: number, method: MethodRow, status: number, uniqueCode = 0): TopupRow =>
    topupRow(codes, account, { at: now - ago, amount, method, status, uniqueCode });
  if (!account.cashier) return [draft(9 * DAY, 250_000, bri, TOPUP.expired)];
  return [
    draft(3 * HOUR, 1_000_000, bca, TOPUP.waiting),
    draft(9 * HOUR, 500_000, bri, TOPUP.waiting),
    draft(HOUR, 2_000_000, transfer, TOPUP.waiting, 137),
    draft(75 * 60_000, 750_000, transfer, TOPUP.reviewed, 284),
    draft(12 * DAY, 1_000_000, mandiri, TOPUP.expired),
    draft(26 * DAY, 500_000, bca, TOPUP.expired),
    draft(33 * DAY, 3_000_000, bca, TOPUP.cancelled),
    draft(58 * DAY, 200_000, bri, TOPUP.cancelled),
    draft(61 * DAY, 1_500_000, transfer, TOPUP.rejected, 412),
  ];
}

/** Somebody has sent a proof of these. */
const proven: number[] = [TOPUP.paid, TOPUP.reviewed, TOPUP.rejected];

function topupRow(codes: Codes, { partnerId, owner }: Account, draft: Draft): TopupRow {
  const { at, amount, uniqueCode, method, status } = draft;
  const paidAt = draft.paidAt ? new Date(draft.paidAt).toISOString() : null;
  const fee = method.kind === 'manual' ? 0 : method.fee_flat;
  const code = codes.topup(at);
  const sent = method.kind === 'manual' && proven.includes(status);
  return {
    id: v7({ msecs: at }),
    code,
    partner_id: partnerId,
    user_id: owner.userId,
    created_by: owner.name,
    is_admin: false,
    amount,
    fee,
    unique_code: uniqueCode,
    invoice_paid_amount: amount + fee + uniqueCode,
    method_code: method.code,
    method_name: method.name,
    status,
    idempotency_key: null,
    request_hash: null,
    gateway: method.kind === 'manual' ? null : 'sandbox',
    gateway_reference: method.kind === 'manual' ? null : `SBX-${digitsOf(`${code} reference`, 14)}`,
    payment: paymentOf(method, code),
    asked_at: null,
    sender_name: sent ? owner.name : null,
    sender_bank: sent ? 'BCA' : null,
    proof_file_id: null,
    proof_name: null,
    note: status === TOPUP.reviewed ? 'Bukti transfer diterima. Kami sedang memeriksanya.' : null,
    reject_reason:
      status === TOPUP.rejected
        ? 'Transfer tidak ditemukan di mutasi rekening. Kirim ulang dengan bukti yang jelas.'
        : null,
    balance_after: null,
    invoice_number: null,
    version: 1,
    expires_at: new Date(at + VALID_FOR).toISOString(),
    paid_at: paidAt,
    credited_at: paidAt,
    created_at: new Date(at).toISOString(),
    updated_at: paidAt ?? new Date(at).toISOString(),
  };
}

function methodOf(code: string): MethodRow {
  const method = methods.find((one) => one.code === code);
  if (!method) throw new Error(`no payment method ${code}`);
  return method;
}

function paymentOf(
  { kind, brand, account_number = '', account_holder = '' }: MethodRow,
  code: string,
): Payment {
  if (kind === 'manual') return { kind, bank: brand, account_number, account_holder };
  return { kind: 'va', bank: brand, va_number: `8${digitsOf(code, 15)}` };
}

/** Digits that are always the same for a text, so that the demonstration tells the same story each time. */
const digitsOf = (text: string, count: number): string =>
  [...createHash('sha256').update(text).digest()]
    .map((byte) => byte % 10)
    .join('')
    .slice(0, count);
