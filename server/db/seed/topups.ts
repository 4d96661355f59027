import { v7 } from 'uuid';
import type { topups } from '../schema/topup';
import type { Account } from './history-accounts';
import type { Posting } from './history-book';
import type { Chance } from './history-chance';
import type { Codes } from './history-codes';
import type { Deposit } from './history-deposits';

export type TopupRow = typeof topups.$inferSelect;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Ways to pay and their flat fee in rupiah (domain 3.6). */
const METHODS = [
  { code: 'BCAVA', name: 'BCA Virtual Account', fee: 3_850 },
  { code: 'BRIVA', name: 'BRI Virtual Account', fee: 1_750 },
  { code: 'MANDIRIVA', name: 'Mandiri Virtual Account', fee: 2_750 },
  { code: 'BNIVA', name: 'BNI Virtual Account', fee: 3_750 },
] as const;
/** Without a fee; a code below 1,000 rupiah tells the payer, and comes to the balance as well. */
const TRANSFER = { code: 'MANUAL_BCA', name: 'Transfer BCA', fee: 0 };
const VALID_FOR = DAY;

type Method = { code: string; name: string; fee: number };

interface Draft {
  at: number;
  amount: number;
  uniqueCode: number;
  method: Method;
  status: number;
  paidAt?: number;
  expiresAt?: number;
}

/** The top up behind a deposit of the past. */
export function paidTopup(chance: Chance, codes: Codes, account: Account, deposit: Deposit): TopupRow {
  const uniqueCode = deposit.credit % 1000;
  const row = topupRow(codes, account, {
    at: deposit.at - chance.between(2, 6) * 60_000,
    amount: deposit.credit - uniqueCode,
    uniqueCode,
    method: uniqueCode > 0 ? TRANSFER : chance.pick(METHODS),
    status: 2,
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
    type: 1,
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
  const [bca, bri, mandiri] = METHODS;
  const draft = (ago: number, amount: number, method: Method, status: number, uniqueCode = 0): TopupRow =>
    topupRow(codes, account, { at: now - ago, amount, method, status, uniqueCode });
  if (!account.cashier) return [draft(9 * DAY, 250_000, bri, 3)];
  return [
    draft(3 * HOUR, 1_000_000, bca, 1),
    draft(9 * HOUR, 500_000, bri, 1),
    draft(HOUR, 2_000_000, TRANSFER, 1, 137),
    draft(75 * 60_000, 750_000, TRANSFER, 5, 284),
    draft(12 * DAY, 1_000_000, mandiri, 3),
    draft(26 * DAY, 500_000, bca, 3),
    draft(33 * DAY, 3_000_000, bca, 4),
    draft(58 * DAY, 200_000, bri, 4),
    draft(61 * DAY, 1_500_000, TRANSFER, 6, 412),
  ];
}

function topupRow(codes: Codes, { partnerId, owner }: Account, draft: Draft): TopupRow {
  const { at, amount, uniqueCode, method, status } = draft;
  const paidAt = draft.paidAt ? new Date(draft.paidAt).toISOString() : null;
  return {
    id: v7({ msecs: at }),
    code: codes.topup(at),
    partner_id: partnerId,
    user_id: owner.userId,
    is_admin: false,
    amount,
    fee: method.fee,
    unique_code: uniqueCode,
    invoice_paid_amount: amount + method.fee + uniqueCode,
    method_code: method.code,
    method_name: method.name,
    status,
    expires_at: new Date(at + VALID_FOR).toISOString(),
    paid_at: paidAt,
    credited_at: paidAt,
    created_at: new Date(at).toISOString(),
  };
}
