import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, now, rupiah } from './columns';
import { partners } from './identity';
import { transactions } from './transaction';

/**
 * Partners whose orders bring nothing to who named the code, because both seem to be one (`core/referral/programme.ts`).
 * One row for good: what the operator has lifted is not found again.
 */
export const referralBars = pgTable('referral_bars', {
  partner_id: uuid('partner_id')
    .primaryKey()
    .references(() => partners.id),
  reason: text('reason', { enum: ['self', 'circle', 'nik', 'device', 'account'] }).notNull(),
  found_at: instant('found_at').notNull().default(now),
  lifted_at: instant('lifted_at'),
});

/** What an order brought to who referred its partner: one row an order, equal to its entries in the ledger. */
export const referralCommissions = pgTable(
  'referral_commissions',
  {
    order_id: uuid('order_id')
      .primaryKey()
      .references(() => transactions.id),
    /** Who earns. */
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Who bought. */
    referred_id: uuid('referred_id')
      .notNull()
      .references(() => partners.id),
    /** What the order cost, less what came back. */
    base: rupiah('base').notNull(),
    /** Hundredths of a per cent, as of the first time. */
    rate: smallint('rate').notNull(),
    amount: rupiah('amount').notNull(),
    /** When the order ended. */
    earned_at: instant('earned_at').notNull(),
    changed_at: instant('changed_at').notNull().default(now),
  },
  (table) => [
    index('referral_commissions_partner').on(table.partner_id, table.earned_at),
    index('referral_commissions_referred').on(table.referred_id, table.earned_at),
    check('referral_commissions_amount', sql`${table.amount} >= 0 and ${table.base} >= 0`),
  ],
);
