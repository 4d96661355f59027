import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { variations } from './catalogue';
import { instant, now } from './columns';
import { partners } from './identity';

/** Which of several routes of one thing a partner's order form offers first. */
export const defaultRoutes = pgTable(
  'default_routes',
  {
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    group_key: text('group_key').notNull(),
    variation_id: uuid('variation_id')
      .notNull()
      .references(() => variations.id),
    chosen_at: instant('chosen_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.partner_id, table.group_key] })],
);
