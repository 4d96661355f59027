import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now, rupiah } from './columns';
import { partners } from './identity';

/** Plans of the panel; the one with the newest date is sold. */
export const plans = pgTable('plans', {
  id: idColumn(),
  price: rupiah('price').notNull(),
  period_days: integer('period_days').notNull(),
  created_at: instant('created_at').notNull().default(now),
});

/** Orders of a partner's own website. Order and payment status as in domain 3.18. */
export const panelOrders = pgTable(
  'panel_orders',
  {
    id: idColumn(),
    invoice: text('invoice').notNull().unique(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Id of a `member` entity; null for a guest. */
    member_id: uuid('member_id'),
    guest_name: text('guest_name'),
    product_name: text('product_name').notNull(),
    item_name: text('item_name').notNull(),
    qty: integer('qty').notNull(),
    cost: rupiah('cost').notNull(),
    total: rupiah('total').notNull(),
    profit: rupiah('profit').notNull(),
    payment_method: text('payment_method').notNull(),
    payment_status: smallint('payment_status').notNull(),
    order_status: smallint('order_status').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('panel_orders_partner').on(table.partner_id, table.created_at),
    index('panel_orders_member').on(table.member_id),
  ],
);
