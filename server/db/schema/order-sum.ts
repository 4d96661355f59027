import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, rupiah } from './columns';

/**
 * What an order was (sign -1) or has become (sign 1), as the statistic counts it: written with each change of an order,
 * by `order-sums.sql`, and moved into `order_sums` soon after.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    partner_id: uuid('partner_id').notNull(),
    sign: smallint('sign').notNull(),
    made_at: instant('made_at').notNull(),
    finished_at: instant('finished_at'),
    brand_id: uuid('brand_id').notNull(),
    variation_id: uuid('variation_id').notNull(),
    user_id: uuid('user_id').notNull(),
    source: smallint('source').notNull(),
    status: smallint('status').notNull(),
    refunded: smallint('refunded').notNull(),
    reason: text('reason'),
    cost: rupiah('cost').notNull(),
    refund: rupiah('refund').notNull(),
    resale: rupiah('resale'),
  },
  (table) => [index('order_changes_partner').on(table.partner_id)],
);

/** Compared byte by byte: by the rules of a language, ten thousand keys take longer to group than to read. */
const key = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Figures of a partner's orders, added up over a block of days. */
export const orderSums = pgTable(
  'order_sums',
  {
    partner_id: uuid('partner_id').notNull(),
    /**
     * What `key` is: 1 nothing, 2 the hour of a week from Monday (`000` to `167`), 3 an item, 4 a person, 5 a reason,
     * 6 a brand.
     */
    kind: smallint('kind').notNull(),
    /**
     * Of this category through this source, of this source or of all: zeros. Items and brands know their category:
     * theirs is zeros.
     */
    category_id: uuid('category_id').notNull(),
    source: smallint('source').notNull(),
    /** Days of a block, and which it is: day 0 is 1970-01-01, by Jakarta's calendar. */
    span: smallint('span').notNull(),
    block: integer('block').notNull(),
    key: key('key').notNull(),
    orders: integer('orders').notNull(),
    succeeded: integer('succeeded').notNull(),
    /** Not delivered: paid back in whole, or without a word. */
    failed: integer('failed').notNull(),
    partly: integer('partly').notNull(),
    cancelled: integer('cancelled').notNull(),
    /** Succeeded without a selling price, but for those of the website. */
    unpriced: integer('unpriced').notNull(),
    /** The same of the website, which sells at prices of its own. */
    website: integer('website').notNull(),
    /** What the balance paid, less what came back; of orders under way as well. */
    spent: rupiah('spent').notNull(),
    /** The same of what was delivered, in whole or in part. */
    cost: rupiah('cost').notNull(),
    refund: rupiah('refund').notNull(),
    /** Of orders that succeeded with a selling price, as the profit is. */
    revenue: rupiah('revenue').notNull(),
    profit: rupiah('profit').notNull(),
    /** Milliseconds from order to delivery, of those that succeeded. */
    duration: bigint('duration', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'order_sums_key',
      columns: [
        table.partner_id,
        table.kind,
        table.category_id,
        table.source,
        table.span,
        table.block,
        table.key,
      ],
    }),
  ],
);
