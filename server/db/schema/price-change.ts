import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { variations } from './catalogue';
import { idColumn, instant, now, rupiah } from './columns';

/** Each move of a price of the catalogue, before the discount of any tier; written with the price, and never changed. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: idColumn(),
    variation_id: uuid('variation_id')
      .notNull()
      .references(() => variations.id),
    old_price: rupiah('old_price').notNull(),
    new_price: rupiah('new_price').notNull(),
    /** `PRICE_REASON`. */
    reason: smallint('reason').notNull(),
    effective_at: instant('effective_at').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('price_changes_item').on(table.variation_id, table.effective_at),
    index('price_changes_newest').on(table.effective_at, table.id),
    check(
      'price_changes_moved',
      sql`${table.old_price} > 0 and ${table.new_price} > 0
      and ${table.old_price} <> ${table.new_price}`,
    ),
    check('price_changes_reason', sql`${table.reason} between 1 and 4`),
  ],
);
