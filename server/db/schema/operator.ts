import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now, rupiah } from './columns';
import { partners } from './identity';

/** What the operator should look at. One unseen row a kind and subject: repetitions are counted, not piled up. */
export const operatorNotices = pgTable(
  'operator_notices',
  {
    id: idColumn(),
    kind: text('kind').notNull(),
    /** What it is about: the code of a top up, the name of a gateway. */
    ref: text('ref').notNull(),
    text: text('text').notNull(),
    times: integer('times').notNull().default(1),
    created_at: instant('created_at').notNull().default(now),
    /** When it happened last. */
    updated_at: instant('updated_at').notNull().default(now),
    seen_at: instant('seen_at'),
  },
  (table) => [
    uniqueIndex('operator_notices_unseen').on(table.kind, table.ref).where(sql`${table.seen_at} is null`),
    index('operator_notices_created').on(table.created_at),
  ],
);

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
