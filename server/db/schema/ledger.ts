import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';

/** A balance, in its own row. `version` counts its postings and orders the live frames. */
export const balances = pgTable(
  'balances',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    kind: text('kind', { enum: ['main', 'panel', 'referral'] }).notNull(),
    balance: rupiah('balance').notNull().default(0),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('balances_owner').on(table.partner_id, table.kind),
    // What a refund takes back of commissions may have left already: the next ones make up for it.
    check('balances_not_negative', sql`${table.balance} >= 0 or ${table.kind} = 'referral'`),
  ],
);

/**
 * Double entry, append-only (a trigger refuses update and delete). Rows of one `posting_id` sum to zero:
 * one names a balance (`balance_id`, `seq`, `balance_after`), its counterpart a house account (`house`).
 * No house balance is stored. `type` as in `core/text/balance-types.ts` for the main balance, as in domain 3.19 for
 * the panel's and 3.9 for that of commissions.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: idColumn(),
    posting_id: uuid('posting_id').notNull(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    user_id: uuid('user_id').references(() => users.id),
    balance_id: uuid('balance_id').references(() => balances.id),
    house: text('house', {
      enum: ['sales', 'deposits', 'adjustment', 'panel', 'profit', 'storefront', 'referral'],
    }),
    amount: rupiah('amount').notNull(),
    seq: bigint('seq', { mode: 'number' }),
    balance_after: rupiah('balance_after'),
    type: smallint('type').notNull(),
    ref_type: text('ref_type').notNull(),
    ref_id: uuid('ref_id'),
    ref_code: text('ref_code').notNull(),
    description: text('description').notNull(),
    actor: text('actor').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    uniqueIndex('ledger_balance_seq').on(table.balance_id, table.seq),
    index('ledger_posting').on(table.posting_id),
    index('ledger_history').on(table.balance_id, table.created_at),
    // A top up is credited once, whoever credits it.
    uniqueIndex('ledger_topup_once')
      .on(table.ref_id)
      .where(sql`${table.ref_type} = 'topup' and ${table.balance_id} is not null`),
    // So is a renewal of a panel charged.
    uniqueIndex('ledger_plan_charge_once')
      .on(table.ref_id)
      .where(sql`${table.ref_type} = 'plan-charge' and ${table.balance_id} is not null`),
    // So is what the buyer of a website paid.
    uniqueIndex('ledger_sale_once')
      .on(table.ref_id)
      .where(
        sql`${table.ref_type} = 'panel_order' and ${table.type} = 9 and ${table.balance_id} is not null`,
      ),
    check('ledger_not_zero', sql`${table.amount} <> 0`),
    check('ledger_one_side', sql`(${table.balance_id} is null) <> (${table.house} is null)`),
    check(
      'ledger_balance_facts',
      sql`(${table.balance_id} is null) = (${table.seq} is null) and (${table.balance_id} is null) = (${table.balance_after} is null)`,
    ),
  ],
);
