import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Calls of one caller in the window that runs. Unlogged (its migration says so, Drizzle cannot): nothing is lost when a
 * crash empties it, and no backup holds it.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A digest: whose calls they are is nobody's business. */
    key: text('key').primaryKey(),
    calls: integer('calls').notNull(),
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ended').on(table.ends_at)],
);
