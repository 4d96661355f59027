import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now } from './columns';
import { partners, users } from './identity';

/** What people think of the product (domain 3.12). Status 1 Terkirim, 2 Dibalas. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    category: text('category').notNull(),
    rating: smallint('rating').notNull(),
    message: text('message').notNull(),
    /** The team may call or write back. */
    allow_contact: boolean('allow_contact').notNull(),
    status: smallint('status').notNull().default(1),
    reply: text('reply'),
    replied_at: instant('replied_at'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('feedbacks_partner').on(table.partner_id, table.created_at)],
);
