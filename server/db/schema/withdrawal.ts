import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';

/**
 * Accounts that a partner's profit may go to. A row never changes its number: another number is another row, and the
 * one before stays for the withdrawals that went there. `number_sealed` is encrypted; `number_digest` tells the same
 * account again.
 */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    user_id: uuid('user_id').references(() => users.id),
    bank_code: text('bank_code').notNull(),
    number_sealed: text('number_sealed').notNull(),
    number_digest: text('number_digest').notNull(),
    /** Its last four digits. */
    number_end: text('number_end').notNull(),
    /** As the bank writes it. */
    holder: text('holder').notNull(),
    is_primary: boolean('is_primary').notNull().default(false),
    verified_at: instant('verified_at').notNull().default(now),
    /** Nothing is sent there before. */
    paused_until: instant('paused_until'),
    created_at: instant('created_at').notNull().default(now),
    deleted_at: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('bank_accounts_number')
      .on(table.partner_id, table.number_digest)
      .where(sql`${table.deleted_at} is null`),
    uniqueIndex('bank_accounts_primary')
      .on(table.partner_id)
      .where(sql`${table.is_primary} and ${table.deleted_at} is null`),
  ],
);

/**
 * Profit of the panel, or commissions of referred partners (`purse`), on their way out (domain 3.9, 3.19). Target 1 the main balance, 2 a bank account; status
 * 1 Diajukan, 2 Diproses, 3 Berhasil, 4 Ditolak. The money has left its balance while status is 1 to 3.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: idColumn(),
    code: text('code').notNull().unique(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purse: text('purse', { enum: ['panel', 'referral'] })
      .notNull()
      .default('panel'),
    idempotency_key: uuid('idempotency_key').notNull(),
    amount: rupiah('amount').notNull(),
    fee: rupiah('fee').notNull(),
    target: smallint('target').notNull(),
    bank_account_id: uuid('bank_account_id').references(() => bankAccounts.id),
    bank_name: text('bank_name'),
    /** Its last four digits: the whole number stays encrypted with the account. */
    account_end: text('account_end'),
    account_holder: text('account_holder'),
    status: smallint('status').notNull(),
    reject_reason: text('reject_reason'),
    requested_at: instant('requested_at').notNull().default(now),
    done_at: instant('done_at'),
  },
  (table) => [
    index('withdrawals_partner').on(table.partner_id, table.requested_at),
    uniqueIndex('withdrawals_key').on(table.partner_id, table.purse, table.idempotency_key),
    check('withdrawals_amounts', sql`${table.fee} >= 0 and ${table.amount} > ${table.fee}`),
  ],
);
