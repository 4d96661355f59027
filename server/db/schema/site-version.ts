import { integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now } from './columns';
import { partners, users } from './identity';

/** What visitors of a website see: its configuration as it was published, the newest first in force. */
export const siteVersions = pgTable(
  'site_versions',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Counts the versions of a partner, from 1. */
    number: integer('number').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Null where the program published it itself. */
    published_by: uuid('published_by').references(() => users.id),
    published_at: instant('published_at').notNull().default(now),
  },
  (table) => [uniqueIndex('site_versions_number').on(table.partner_id, table.number)],
);
