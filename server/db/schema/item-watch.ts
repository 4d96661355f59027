import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { variations } from './catalogue';
import { idColumn, instant, now } from './columns';
import { partners, users } from './identity';

/** Who wants to hear once that an item can be bought again. */
export const itemWatches = pgTable(
  'item_watches',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    variation_id: uuid('variation_id')
      .notNull()
      .references(() => variations.id),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    unique('item_watches_one').on(table.user_id, table.variation_id),
    index('item_watches_item').on(table.variation_id),
  ],
);
