import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** What a flash sale has sold of a product. `stock` repeats what its partner typed, for the check. */
export const flashSaleCounts = pgTable(
  'flash_sale_counts',
  {
    flash_sale_id: uuid('flash_sale_id').notNull(),
    product_id: uuid('product_id').notNull(),
    stock: integer('stock').notNull(),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    uniqueIndex('flash_sale_counts_item').on(table.flash_sale_id, table.product_id),
    check('flash_sale_counts_stock', sql`${table.sold} between 0 and ${table.stock}`),
  ],
);

/** What one buyer has bought of it. */
export const flashSaleBuyers = pgTable(
  'flash_sale_buyers',
  {
    flash_sale_id: uuid('flash_sale_id').notNull(),
    product_id: uuid('product_id').notNull(),
    buyer_key: text('buyer_key').notNull(),
    bought: integer('bought').notNull().default(0),
  },
  (table) => [
    uniqueIndex('flash_sale_buyers_one').on(table.flash_sale_id, table.product_id, table.buyer_key),
    check('flash_sale_buyers_bought', sql`${table.bought} >= 0`),
  ],
);

/** Orders that have reserved a promo code. */
export const promoCounts = pgTable(
  'promo_counts',
  {
    promo_id: uuid('promo_id').primaryKey(),
    used: integer('used').notNull().default(0),
  },
  (table) => [check('promo_counts_used', sql`${table.used} >= 0`)],
);

/** Of those, one buyer's. */
export const promoBuyers = pgTable(
  'promo_buyers',
  {
    promo_id: uuid('promo_id').notNull(),
    buyer_key: text('buyer_key').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    uniqueIndex('promo_buyers_one').on(table.promo_id, table.buyer_key),
    check('promo_buyers_used', sql`${table.used} >= 0`),
  ],
);
