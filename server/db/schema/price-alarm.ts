import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, unique, uuid } from 'drizzle-orm/pg-core';
import { variations } from './catalogue';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';

/** Whom to tell when the price of an item passes an amount: the price of their own tier. */
export const priceAlarms = pgTable(
  'price_alarms',
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
    /** `PRICE_ALARM`. */
    direction: smallint('direction').notNull(),
    amount: rupiah('amount').notNull(),
    /** Gone after the first time. */
    is_once: boolean('is_once').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    unique('price_alarms_one').on(table.user_id, table.variation_id, table.direction),
    index('price_alarms_item').on(table.variation_id),
    check('price_alarms_direction', sql`${table.direction} in (1, 2)`),
    check('price_alarms_amount', sql`${table.amount} > 0`),
  ],
);
