import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { FormValues } from '../../../src/core/catalogue/form-values';
import type { BillPeriod } from '../../../src/core/contract/bill';
import { variations } from './catalogue';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';

/** What a bill came to when a partner asked; it may be paid on the same day, once. Never changed. */
export const billInquiries = pgTable(
  'bill_inquiries',
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
    customer_no: text('customer_no').notNull(),
    /** What was typed, the number of the customer included. */
    form_values: jsonb('form_values').$type<FormValues>().notNull(),
    /** Masked: whole, it is kept nowhere. */
    customer_name: text('customer_name').notNull(),
    /** Sheets of the bill. */
    bill_count: smallint('bill_count').notNull(),
    /** Oldest first. */
    periods: jsonb('periods').$type<BillPeriod[]>().notNull(),
    bill_amount: rupiah('bill_amount').notNull(),
    penalty: rupiah('penalty').notNull(),
    admin_fee: rupiah('admin_fee').notNull(),
    commission: rupiah('commission').notNull(),
    /** What the payment costs the partner. */
    total: rupiah('total').notNull(),
    /** The supplier's name of its answer. */
    reference: text('reference').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('bill_inquiries_partner').on(table.partner_id, table.created_at),
    // The newest look at a bill, for whoever pays by an older one.
    index('bill_inquiries_customer').on(
      table.partner_id,
      table.variation_id,
      table.customer_no,
      table.created_at,
    ),
    check(
      'bill_inquiries_total',
      sql`${table.total} > 0 and ${table.bill_amount} > 0 and ${table.penalty} >= 0 and ${table.bill_count} > 0
        and ${table.total} = ${table.bill_amount} + ${table.penalty} + ${table.admin_fee} - ${table.commission}`,
    ),
  ],
);
