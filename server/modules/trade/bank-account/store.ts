import { and, eq, isNull, sql } from 'drizzle-orm';
import { PAUSE_HOURS } from '../../../../src/core/contract/bank-account';
import type { Database, Db } from '../../../db/client';
import { bankAccounts } from '../../../db/schema/withdrawal';
import { run, statement } from '../../../db/statement';

export interface AccountRow {
  id: string;
  bank_code: string;
  account_end: string;
  holder: string;
  is_primary: boolean;
  verified_at: string;
  paused_until: string | null;
}

/** A pause that is over is none. */
const COLUMNS = `id, bank_code, number_end as account_end, holder, is_primary, verified_at,
  case when paused_until > now() then paused_until end as paused_until`;

const listStatement = statement<{ partner: string; id: string | null }, AccountRow>(
  'bank_account_list',
  `select ${COLUMNS} from bank_accounts
where partner_id = :partner::uuid and deleted_at is null and (:id::uuid is null or id = :id::uuid)
order by is_primary desc, created_at, id`,
);

/** The primary one first; `id`: that one alone. */
export const accountsOf = (database: Database, partner: string, id?: string): Promise<AccountRow[]> =>
  run(database, listStatement, { partner, id: id ?? null });

const sealedStatement = statement<
  { id: string },
  { partner_id: string; bank_code: string; number_sealed: string; holder: string }
>(
  'bank_account_sealed',
  'select partner_id, bank_code, number_sealed, holder from bank_accounts where id = :id::uuid',
);

/** Removed ones too: withdrawals may be under way to them. */
export const sealedAccount = async (database: Database, id: string) =>
  (await run(database, sealedStatement, { id }))[0];

const everStatement = statement<{ partner: string }, { ever: boolean }>(
  'bank_account_ever',
  'select exists (select from bank_accounts where partner_id = :partner::uuid) as ever',
);

/** Whether there ever was one; what a partner has taken away does not come back by itself. */
export const hadAccounts = async (database: Database, partner: string): Promise<boolean> =>
  (await run(database, everStatement, { partner }))[0]?.ever === true;

export type NewAccount = Omit<
  typeof bankAccounts.$inferInsert,
  'paused_until' | 'created_at' | 'deleted_at' | 'is_primary'
>;

/** The first one is the primary one; `paused` for a day. Answers false for one that stands there already. */
export async function insertAccount(tx: Db, row: NewAccount, { paused }: { paused: boolean }) {
  const none = sql<boolean>`not exists (select from bank_accounts
    where partner_id = ${row.partner_id}::uuid and deleted_at is null)`;
  const made = await tx
    .insert(bankAccounts)
    .values({
      ...row,
      is_primary: none,
      paused_until: paused ? sql`now() + ${PAUSE_HOURS} * interval '1 hour'` : null,
    })
    .onConflictDoNothing()
    .returning({ id: bankAccounts.id });
  return made.length > 0;
}

const own = (partner: string, id: string) =>
  and(eq(bankAccounts.partner_id, partner), eq(bankAccounts.id, id), isNull(bankAccounts.deleted_at));

/** Accounts of one partner change one after another. Answers how many there are. */
export async function lockAccounts(tx: Db, partner: string): Promise<number> {
  await tx.execute(sql`select from partners where id = ${partner} for no key update`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from bank_accounts where partner_id = ${partner} and deleted_at is null`,
  );
  return rows[0]?.count ?? 0;
}

/** Its bank and last digits; null when there is none of that id. */
export async function dropAccount(tx: Db, partner: string, id: string) {
  const [gone] = await tx
    .update(bankAccounts)
    .set({ deleted_at: sql`now()` })
    .where(own(partner, id))
    .returning({
      bank_code: bankAccounts.bank_code,
      account_end: bankAccounts.number_end,
      is_primary: bankAccounts.is_primary,
    });
  return gone ?? null;
}

/** Makes one the primary one; without `id` the oldest that is left. False when there is none of that id. */
export async function makePrimary(tx: Db, partner: string, id?: string): Promise<boolean> {
  await tx.execute(sql`update bank_accounts set is_primary = false
    where partner_id = ${partner} and is_primary and deleted_at is null`);
  const { rows } = await tx.execute(sql`update bank_accounts set is_primary = true where id = (
    select id from bank_accounts where partner_id = ${partner} and deleted_at is null
      and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
    order by created_at, id limit 1) returning id`);
  return rows.length > 0;
}
