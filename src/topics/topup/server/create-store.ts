import { TOPUP } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import { rowValues } from '../../../platform/db/row-sql';
import { sql } from '../../../platform/db/sql';
import { queryAny, queryRow } from '../../../platform/db/statement';
import type { TopupRow } from './row';

export type NewTopup = Pick<
  TopupRow,
  'id' | 'partner_id' | 'amount' | 'fee' | 'invoice_paid_amount' | 'method_code' | 'method_name' | 'status'
> &
  Partial<TopupRow>;

/** Serializes new top ups of a partner until the commit, so that the unpaid count is correct. */
export const queueUp = (tx: Db, partnerId: string): Promise<void> =>
  tx.command(sql`select pg_advisory_xact_lock(hashtextextended(${`topup ${partnerId}`}, 0))`);

export const unpaidIn = async (tx: Db, partnerId: string): Promise<number> =>
  (await tx.value<number>(sql`
    select count(*)::int as unpaid from topups
    where partner_id = ${partnerId} and status = 1 and expires_at > now()`)) ?? 0;

/** A code from 1 to 999 not used by an open transfer of this amount to this account; null if all are used. */
export const readFreeUniqueCode = (tx: Db, method: string, amount: number): Promise<number | null> =>
  tx.value<number>(sql`
    select free.code from generate_series(1, 999) free (code)
    where not exists (
      select from topups t where t.method_code = ${method} and t.unique_code > 0 and t.status in (1, 5)
        and t.invoice_paid_amount = ${amount}::bigint + free.code)
    order by random() limit 1`);

/** Returns the code. The payment deadline uses the database clock. */
export async function insertTopup(
  tx: Db,
  topup: Omit<NewTopup, 'code' | 'expires_at'>,
  { suffix, minutes }: { suffix: string; minutes: number },
): Promise<string> {
  const code = await codeOf(tx, 'TU', suffix);
  const row = {
    ...topup,
    code,
    expires_at: sql`date_trunc('milliseconds', now() + make_interval(mins => ${minutes}))`,
    asked_at: sql`now()`,
  };
  await tx.execute(sql`insert into topups ${rowValues(row)}`);
  return code;
}

/** Removes the key of a refused charge, so that a repeated call creates a new top up. */
export const forgetKey = (tx: Db, id: string): Promise<void> =>
  tx.command(sql`update topups set idempotency_key = null where id = ${id}`);

/** Seconds after which another process may ask the gateway. */
const ASKING = 20;

/** True for the one process that may ask the gateway. */
export const takeAsking = queryAny<{ id: string }>(
  'topup_ask',
  `update topups set asked_at = now()
where id = :id::uuid and status = 1 and payment is null and asked_at < now() - make_interval(secs => ${ASKING})
returning id`,
);

export const readPayer = queryRow<{ user: string }, { name: string; email: string; phone: string }>(
  'topup_payer',
  'select name, email, phone from users where id = :user::uuid',
);

/** `TU-261121-7F2K`: the database's date in Jakarta. */
export async function codeOf(tx: Db, prefix: string, suffix: string): Promise<string> {
  const day = await tx.value<string>(sql`select to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD')`);
  return `${prefix}-${day}-${suffix}`;
}

export async function insertAdminTopup(
  tx: Db,
  given: { id: string; code: string; partnerId: string; amount: number; reason: string; balance: number },
): Promise<void> {
  const { id, code, partnerId, amount, reason, balance } = given;
  const row = {
    id,
    code,
    partner_id: partnerId,
    created_by: 'Admin',
    is_admin: true,
    amount,
    fee: 0,
    invoice_paid_amount: amount,
    method_code: 'ADMIN',
    method_name: 'Kredit admin',
    status: TOPUP.paid,
    note: reason,
    balance_after: balance,
    paid_at: sql`now()`,
    credited_at: sql`now()`,
  };
  await tx.execute(sql`insert into topups ${rowValues(row)}`);
}
