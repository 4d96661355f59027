import { createHash, randomBytes } from 'node:crypto';
import { BALANCE_MOVE, TOPUP } from '../../src/core/states';
import { demoTransferAccounts } from '../../src/topics/payments/server/demo-accounts';
import { gatewayMethods, type MethodRow, transferMethod } from '../../src/topics/payments/server/methods';
import { WATCH } from '../../src/topics/topup/server/watch-kind';
import type { Account } from '../accounts';
import type { Chance, Codes } from '../chance';
import { addJobs, type Tables } from '../tables';
import { DAY, dateOf, HOUR, idAt, iso, MINUTE } from '../time';
import type { Posting } from './book';
import type { Past } from './pasts';

const LONGEST_LEAD = 20 * MINUTE;
const FIRST_LEAD = HOUR;
const VALID_FOR = DAY;

/** A paid past top up. `credit` is rupiah: a whole amount plus a code below 1,000. */
interface Deposit {
  at: number;
  credit: number;
}

/**
 * Top ups that pay for these movements (ascending), each shortly before the purchase that needs it. The last
 * one is cut so that `end_balance` remains.
 */
export function depositsFor(
  chance: Chance,
  movements: readonly Pick<Posting, 'at' | 'amount'>[],
  { floor, deposits: sizes, end_balance }: Pick<Past, 'floor' | 'deposits' | 'end_balance'>,
): Deposit[] {
  const deposits: Deposit[] = [];
  let balance = 0;
  let before = (movements[0]?.at ?? 0) - FIRST_LEAD;
  for (const { at, amount } of movements) {
    if (amount < 0 && balance + amount < floor) {
      // Top ups are multiples of 1,000 rupiah (domain 3.6).
      const credit = Math.ceil(Math.max(chance.pick(sizes), floor - balance - amount) / 1000) * 1000;
      deposits.push({ at: Math.floor(at - Math.min((at - before) / 2, LONGEST_LEAD)), credit });
      balance += credit;
    }
    balance += amount;
    before = at;
  }
  const last = deposits.at(-1);
  if (last) last.credit += end_balance - balance;
  return deposits;
}

const methods = [...gatewayMethods, ...demoTransferAccounts.map(transferMethod)];
const [bca, bri, mandiri, bni, transfer] = ['BCAVA', 'BRIVA', 'MANDIRIVA', 'BNIVA', 'MANUAL_BCA'].map(
  methodOf,
) as [MethodRow, MethodRow, MethodRow, MethodRow, MethodRow];

function methodOf(code: string): MethodRow {
  const method = methods.find((one) => one.code === code);
  if (!method) throw new Error(`no payment method ${code}`);
  return method;
}

export type TopupRow = ReturnType<typeof topupRow>;

export function paidTopup(chance: Chance, codes: Codes, account: Account, { at, credit }: Deposit) {
  const uniqueCode = credit % 1000;
  const topup = topupRow(codes, account, {
    at: at - chance.between(2, 6) * MINUTE,
    amount: credit - uniqueCode,
    uniqueCode,
    method: uniqueCode > 0 ? transfer : chance.pick([bca, bri, mandiri, bni]),
    status: TOPUP.paid,
    paidAt: at,
  });
  const posting: Posting = {
    ...{ postingId: idAt(at), at, amount: credit, house: 'deposits', type: BALANCE_MOVE.topup },
    ...{ ref_type: 'topup', ref_id: topup.id, ref_code: topup.code },
    ...{ description: `Top up ${topup.method_name}`, person: account.owner },
  };
  return { topup, posting };
}

/** Top ups that are unpaid or expired. The main account shows every status (domain 3.6). */
export function unpaidTopups(codes: Codes, account: Account, now: number): TopupRow[] {
  const draft = (ago: number, amount: number, method: MethodRow, status: number, uniqueCode = 0): TopupRow =>
    topupRow(codes, account, { at: now - ago, amount, method, status, uniqueCode });
  if (!account.cashier) return [draft(9 * DAY, 250_000, bri, TOPUP.expired)];
  return [
    draft(3 * HOUR, 1_000_000, bca, TOPUP.waiting),
    draft(9 * HOUR, 500_000, bri, TOPUP.waiting),
    draft(HOUR, 2_000_000, transfer, TOPUP.waiting, 137),
    draft(75 * MINUTE, 750_000, transfer, TOPUP.reviewed, 284),
    draft(12 * DAY, 1_000_000, mandiri, TOPUP.expired),
    draft(26 * DAY, 500_000, bca, TOPUP.expired),
    draft(33 * DAY, 3_000_000, bca, TOPUP.cancelled),
    draft(58 * DAY, 200_000, bri, TOPUP.cancelled),
    draft(61 * DAY, 1_500_000, transfer, TOPUP.rejected, 412),
  ];
}

interface Draft {
  at: number;
  amount: number;
  uniqueCode: number;
  method: MethodRow;
  status: number;
  paidAt?: number;
}

const proven: number[] = [TOPUP.paid, TOPUP.reviewed, TOPUP.rejected];

function topupRow(codes: Codes, { partnerId, owner }: Account, draft: Draft) {
  const { at, amount, uniqueCode, method, status, paidAt } = draft;
  const isManual = method.kind === 'manual';
  const fee = isManual ? 0 : method.fee_flat;
  const code = codes('TU', at);
  const isProven = isManual && proven.includes(status);
  const paid = paidAt === undefined ? null : iso(paidAt);
  return {
    ...{ id: idAt(at), code, partner_id: partnerId, user_id: owner.userId, created_by: owner.name },
    ...{
      is_admin: false,
      amount,
      fee,
      unique_code: uniqueCode,
      invoice_paid_amount: amount + fee + uniqueCode,
    },
    ...{ method_code: method.code, method_name: method.name, status },
    gateway: isManual ? null : 'sandbox',
    gateway_reference: isManual ? null : `SBX-${digitsOf(`${code} reference`, 14)}`,
    payment: isManual
      ? {
          ...{ kind: 'manual', bank: method.brand },
          ...{ account_number: method.account_number, account_holder: method.account_holder },
        }
      : { kind: 'va', bank: method.brand, va_number: `8${digitsOf(code, 15)}` },
    ...{ sender_name: isProven ? owner.name : null, sender_bank: isProven ? 'BCA' : null },
    note: status === TOPUP.reviewed ? 'Bukti transfer diterima. Kami sedang memeriksanya.' : null,
    reject_reason:
      status === TOPUP.rejected
        ? 'Transfer tidak ditemukan di mutasi rekening. Kirim ulang dengan bukti yang jelas.'
        : null,
    ...{ balance_after: null as number | null, invoice_number: null as string | null },
    ...{ version: 1, expires_at: iso(at + VALID_FOR), paid_at: paid, credited_at: paid },
    ...{ created_at: iso(at), updated_at: paid ?? iso(at) },
  };
}

/**
 * Stores top ups with invoice numbers (by month, in order of payment), sandbox gateway payments for open
 * ones, and their expiry jobs.
 */
export function addTopups(tables: Tables, topups: readonly TopupRow[], now: number): void {
  const counters = new Map<string, number>();
  const creditedAt = ({ credited_at }: TopupRow) => Date.parse(credited_at ?? '');
  const paid = topups.filter(({ status }) => status === TOPUP.paid);
  for (const topup of paid.sort((one, other) => creditedAt(one) - creditedAt(other))) {
    const month = dateOf(creditedAt(topup)).slice(0, 7).replace('-', '/');
    const number = (counters.get(month) ?? 0) + 1;
    counters.set(month, number);
    topup.invoice_number = `INV/${month}/${String(number).padStart(6, '0')}`;
  }
  tables.add('topups', topups);
  tables.add(
    'invoice_counters',
    [...counters].map(([month, last]) => ({ month, last })),
  );
  const waiting = topups.filter(({ status }) => status === TOPUP.waiting);
  tables.add(
    'sandbox_payments',
    waiting
      .filter(({ gateway }) => gateway !== null)
      .map(({ id, gateway_reference, invoice_paid_amount, expires_at }) => ({
        ...{ reference: gateway_reference, merchant_ref: id, amount: invoice_paid_amount, expires_at },
        secret: randomBytes(32).toString('hex'),
      })),
  );
  addJobs(
    tables,
    WATCH,
    waiting.map(({ id }) => ({ id, at: now })),
  );
}

const digitsOf = (text: string, count: number): string =>
  [...createHash('sha256').update(text).digest()]
    .map((byte) => byte % 10)
    .join('')
    .slice(0, count);
