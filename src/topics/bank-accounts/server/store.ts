import type { Db } from '../../../platform/db/client';
import { rowValues } from '../../../platform/db/row-sql';
import { sql } from '../../../platform/db/sql';
import { queryAll, queryOne, queryValue } from '../../../platform/db/statement';
import { PAUSE_HOURS } from '../contract';

export interface AccountRow {
  id: string;
  bank_code: string;
  account_end: string;
  holder: string;
  is_primary: boolean;
  verified_at: string;
  paused_until: string | null;
}

/** An expired pause counts as none. */
const COLUMNS = `id, bank_code, number_end as account_end, holder, is_primary, verified_at,
  case when paused_until > now() then paused_until end as paused_until`;

/** Primary account first; only one with `id`. */
export const readAccounts = queryAll<{ partner: string; id?: string }, AccountRow>(
  'bank_account_list',
  `select ${COLUMNS} from bank_accounts
where partner_id = :partner::uuid and deleted_at is null and (:id::uuid is null or id = :id::uuid)
order by is_primary desc, created_at, id`,
);

/** Includes removed accounts, which may have pending withdrawals. */
export const readSealedAccount = queryOne<
  { id: string },
  { partner_id: string; bank_code: string; number_sealed: string; holder: string }
>(
  'bank_account_sealed',
  'select partner_id, bank_code, number_sealed, holder from bank_accounts where id = :id::uuid',
);

/** True if there ever was an account: a removed one must not return automatically. */
export const hadAccounts = queryValue<{ partner: string }, boolean>(
  'bank_account_ever',
  'select exists (select from bank_accounts where partner_id = :partner::uuid) as ever',
);

export interface NewAccount {
  id: string;
  partner_id: string;
  user_id?: string | null;
  bank_code: string;
  number_sealed: string;
  number_digest: string;
  number_end: string;
  holder: string;
  verified_at?: string;
}

/** The first account becomes primary; `paused` for a day. Returns false for a duplicate. */
export async function insertAccount(tx: Db, row: NewAccount, { paused }: { paused: boolean }) {
  const none = sql`not exists (select from bank_accounts
    where partner_id = ${row.partner_id}::uuid and deleted_at is null)`;
  const account = {
    ...row,
    is_primary: none,
    paused_until: paused ? sql`now() + ${PAUSE_HOURS} * interval '1 hour'` : null,
  };
  return tx.hasRow(sql`insert into bank_accounts ${rowValues(account)} on conflict do nothing returning id`);
}

/** Serializes changes per partner. Returns the number of accounts. */
export async function lockAccounts(tx: Db, partner: string): Promise<number> {
  await tx.execute(sql`select from partners where id = ${partner} for no key update`);
  return (
    (await tx.value<number>(
      sql`select count(*)::int from bank_accounts where partner_id = ${partner} and deleted_at is null`,
    )) ?? 0
  );
}

export const dropAccount = (tx: Db, partner: string, id: string) =>
  tx.row<{ bank_code: string; account_end: string; is_primary: boolean }>(sql`
    update bank_accounts set deleted_at = now()
    where partner_id = ${partner} and id = ${id} and deleted_at is null
    returning bank_code, number_end as account_end, is_primary`);

/** Makes an account primary; without `id` the oldest one. False if missing. */
export async function makePrimary(tx: Db, partner: string, id?: string): Promise<boolean> {
  await tx.execute(sql`update bank_accounts set is_primary = false
    where partner_id = ${partner} and is_primary and deleted_at is null`);
  return tx.hasRow(sql`update bank_accounts set is_primary = true where id = (
    select id from bank_accounts where partner_id = ${partner} and deleted_at is null
      and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
    order by created_at, id limit 1) returning id`);
}
