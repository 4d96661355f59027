import { boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';

/** Deposits. Status 1 Menunggu Pembayaran … 6 Ditolak (domain 3.6). */
export const topups = pgTable(
  'topups',
  {
    id: idColumn(),
    code: text('code').notNull().unique(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    user_id: uuid('user_id').references(() => users.id),
    is_admin: boolean('is_admin').notNull().default(false),
    amount: rupiah('amount').notNull(),
    fee: rupiah('fee').notNull(),
    unique_code: integer('unique_code').notNull().default(0),
    invoice_paid_amount: rupiah('invoice_paid_amount').notNull(),
    method_code: text('method_code').notNull(),
    method_name: text('method_name').notNull(),
    status: smallint('status').notNull(),
    expires_at: instant('expires_at'),
    paid_at: instant('paid_at'),
    credited_at: instant('credited_at'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('topups_partner').on(table.partner_id, table.status, table.created_at)],
);
