import { sql } from 'drizzle-orm';
import { check, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, rupiah } from './columns';
import { balances, ledgerEntries } from './ledger';

/**
 * Profit that may not leave yet (domain 3.19): one row an order's profit, until a day after its success. Written by
 * the trigger `profit_is_held` of the ledger, which also refuses a withdrawal of what is held, and by
 * `profit_is_freed` of the orders.
 */
export const profitHolds = pgTable(
  'profit_holds',
  {
    /** The ledger entry that brought it. */
    id: idColumn().references(() => ledgerEntries.id),
    balance_id: uuid('balance_id')
      .notNull()
      .references(() => balances.id),
    /** The order. */
    ref_id: uuid('ref_id'),
    /** Of what came in; a refund takes from it first. */
    remaining: rupiah('remaining').notNull(),
    /** A day after the order succeeded; null until it has. */
    free_at: instant('free_at'),
  },
  (table) => [
    index('profit_holds_balance').on(table.balance_id, table.free_at),
    index('profit_holds_order').on(table.ref_id),
    check('profit_holds_not_negative', sql`${table.remaining} >= 0`),
  ],
);
