import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, now, rupiah } from './columns';
import { partners } from './identity';

/**
 * Rupiah that the operator gave or took, by the key that named the wish; written with the commit of its ledger
 * entries, so that the same wish sent again moves nothing.
 */
export const balanceAdjustments = pgTable('balance_adjustments', {
  key: text('key').primaryKey(),
  partner_id: uuid('partner_id')
    .notNull()
    .references(() => partners.id),
  amount: rupiah('amount').notNull(),
  reason: text('reason').notNull(),
  /** Of the entries in the ledger. */
  code: text('code').notNull(),
  balance_after: rupiah('balance_after').notNull(),
  created_at: instant('created_at').notNull().default(now),
});
