import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, smallint, unique, uuid } from 'drizzle-orm/pg-core';
import { variations } from './catalogue';
import { instant } from './columns';
import { partners } from './identity';

/**
 * How orders of an item ended within the last hours, worked out every few minutes and never added up: of everybody
 * where there is no partner, else of that partner. An item that nobody bought has no row.
 */
export const itemFigures = pgTable(
  'item_figures',
  {
    variation_id: uuid('variation_id')
      .notNull()
      .references(() => variations.id),
    partner_id: uuid('partner_id').references(() => partners.id),
    /** `WINDOWS`. */
    hours: smallint('hours').notNull(),
    finished: integer('finished').notNull(),
    succeeded: integer('succeeded').notNull(),
    /** From the order to its success; null where none succeeded. */
    median_seconds: doublePrecision('median_seconds'),
    as_of: instant('as_of').notNull(),
  },
  (table) => [
    unique('item_figures_one').on(table.variation_id, table.hours, table.partner_id).nullsNotDistinct(),
    // When they were counted is asked at each opening of an order form.
    index('item_figures_window').on(table.hours, table.as_of),
    check('item_figures_counts', sql`${table.succeeded} between 0 and ${table.finished}`),
  ],
);
