import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BookSum } from '../../../src/core/contract/books';
import { idColumn, instant, now } from './columns';
import { partners, users } from './identity';

/** Months that a partner has closed, with what the books said then. One that was opened again stays as a row. */
export const bookClosings = pgTable(
  'book_closings',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** `YYYY-MM`, Asia/Jakarta. */
    month: text('month').notNull(),
    /** By line and what it counts as; what differs later arrived later. */
    sums: jsonb('sums').$type<BookSum[]>().notNull(),
    closed_by: uuid('closed_by')
      .notNull()
      .references(() => users.id),
    closed_at: instant('closed_at').notNull().default(now),
    reopened_by: uuid('reopened_by').references(() => users.id),
    reopened_at: instant('reopened_at'),
  },
  (table) => [
    uniqueIndex('book_closings_closed')
      .on(table.partner_id, table.month)
      .where(sql`${table.reopened_at} is null`),
    index('book_closings_partner').on(table.partner_id, table.month, table.closed_at),
    check('book_closings_month', sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('book_closings_reopened', sql`(${table.reopened_at} is null) = (${table.reopened_by} is null)`),
  ],
);
