import type { WITHDRAWAL } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import { rowValues } from '../../../platform/db/row-sql';
import { sql } from '../../../platform/db/sql';
import { queryAll, queryOne, queryRow } from '../../../platform/db/statement';
import type { Withdrawal } from '../contract';
import type { Purse } from './purse';

const COLUMNS = `id, code, amount, fee, amount - fee as received, target, bank_account_id, bank_name, account_end,
  account_holder, status, reject_reason, requested_at, done_at`;

export const readWithdrawalByKey = queryOne<{ partner: string; purse: Purse; key: string }, Withdrawal>(
  'withdrawal_of_key',
  `select ${COLUMNS} from withdrawals where partner_id = :partner::uuid and purse = :purse::text and idempotency_key = :key::uuid`,
);

export const readWithdrawalPage = queryAll<
  { partner: string; purse: Purse; skip: number; most: number },
  Withdrawal & { total: number }
>(
  'withdrawal_page',
  `select ${COLUMNS}, (select count(*)::int from withdrawals
  where partner_id = :partner::uuid and purse = :purse::text) as total
from withdrawals where partner_id = :partner::uuid and purse = :purse::text order by requested_at desc, id desc offset :skip limit :most`,
);

interface NewWithdrawal {
  id: string;
  partner_id: string;
  user_id: string;
  purse: Purse;
  idempotency_key: string;
  amount: number;
  fee: number;
  /** 1 the main balance, 2 a bank account. */
  target: number;
  bank_account_id?: string | null;
  bank_name?: string | null;
  account_end?: string | null;
  account_holder?: string | null;
  status: number;
  suffix: string;
  /** True if it is final on creation. */
  is_done: boolean;
}

/** Returns the code, `WD-261121-7F2K9Q`. Date and instants are the database's. */
export async function insertWithdrawal(tx: Db, { suffix, is_done, ...row }: NewWithdrawal): Promise<string> {
  const withdrawal = {
    ...row,
    code: sql`'WD-' || to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || ${suffix}::text`,
    done_at: is_done ? sql`now()` : null,
  };
  const made = await tx.value<string>(sql`insert into withdrawals ${rowValues(withdrawal)} returning code`);
  if (made === null) throw new Error('insert returned no row');
  return made;
}

export interface WaitingWithdrawal extends Withdrawal {
  purse: Purse;
  partner_id: string;
  partner_name: string;
}

/** Oldest first; only one with `code`, ignoring case. */
export const readWaitingWithdrawals = queryAll<{ code: string | null }, WaitingWithdrawal>(
  'withdrawal_waiting',
  `select w.id, w.code, w.amount, w.fee, w.amount - w.fee as received, w.target, w.bank_account_id,
  w.bank_name, w.account_end, w.account_holder, w.status, w.reject_reason, w.requested_at, w.done_at, w.purse, w.partner_id,
  p.name as partner_name
from withdrawals w join partners p on p.id = w.partner_id
where w.status in (1, 2) and (:code::text is null or upper(w.code) = upper(:code::text))
order by w.requested_at limit 200`,
);

export interface EndedRow extends Record<string, unknown> {
  id: string;
  code: string;
  purse: Purse;
  partner_id: string;
  amount: number;
}

/** Completes or rejects a pending one. Null if none is pending, so nothing ends twice. */
export const endWithdrawal = (
  tx: Db,
  code: string,
  status: typeof WITHDRAWAL.done | typeof WITHDRAWAL.rejected,
  reason: string | null,
): Promise<EndedRow | null> =>
  tx.row<EndedRow>(sql`
    update withdrawals set status = ${status}, reject_reason = ${reason}, done_at = now()
    where upper(code) = upper(${code}) and status in (1, 2)
    returning id, code, purse, partner_id, amount`);

/** From requested to in progress. Null if it is not newly requested. */
export const beginWithdrawal = (tx: Db, code: string): Promise<EndedRow | null> =>
  tx.row<EndedRow>(sql`
    update withdrawals set status = 2 where upper(code) = upper(${code}) and status = 1
    returning id, code, purse, partner_id, amount`);

/** `628…` */
export const readPhone = queryRow<{ user: string }, { phone: string }>(
  'withdrawal_phone',
  'select phone from users where id = :user::uuid',
);
