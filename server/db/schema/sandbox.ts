import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { variations } from './catalogue';
import { idColumn, instant, now, rupiah } from './columns';
import { partners } from './identity';
import type { OrderParam } from './transaction';

/** The balance of a partner's sandbox: no ledger knows of it, and nothing real can be bought with it (ADR 0028). */
export const sandboxAccounts = pgTable(
  'sandbox_accounts',
  {
    partner_id: uuid('partner_id')
      .primaryKey()
      .references(() => partners.id),
    balance: rupiah('balance').notNull(),
  },
  (table) => [check('sandbox_accounts_balance', sql`${table.balance} >= 0`)],
);

/** Orders of the sandbox; they end as real ones do, and their codes are worth nothing. */
export const sandboxOrders = pgTable(
  'sandbox_orders',
  {
    id: idColumn(),
    code: text('code').notNull().unique(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    ref_id: text('ref_id').notNull(),
    /** sha-256 of the request, to tell a replay from a conflict. */
    request_hash: text('request_hash').notNull(),
    variation_id: uuid('variation_id')
      .notNull()
      .references(() => variations.id),
    product_name: text('product_name').notNull(),
    item_name: text('item_name').notNull(),
    sku: text('sku').notNull(),
    destination: text('destination').notNull(),
    order_param: jsonb('order_param').$type<OrderParam[]>().notNull(),
    qty: smallint('qty').notNull(),
    unit_price: rupiah('unit_price').notNull(),
    total: rupiah('total').notNull(),
    /** As of an order. */
    status: smallint('status').notNull().default(1),
    refunded: smallint('refunded').notNull().default(0),
    refund_amount: rupiah('refund_amount').notNull().default(0),
    status_reason_code: text('status_reason_code'),
    sn: text('sn'),
    voucher_codes: text('voucher_codes').array().notNull().default(sql`'{}'::text[]`),
    history: jsonb('history').$type<{ step: string; at: string }[]>().notNull(),
    /** What the biller is paid, where it pays a bill. */
    bill: jsonb('bill').$type<{ reference: string; amount: number }>(),
    created_at: instant('created_at').notNull().default(now),
    finished_at: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('sandbox_orders_ref').on(table.partner_id, table.ref_id),
    index('sandbox_orders_partner').on(table.partner_id, table.created_at),
    index('sandbox_orders_duplicate').on(
      table.partner_id,
      table.variation_id,
      table.destination,
      table.created_at,
    ),
    check(
      'sandbox_orders_total',
      sql`${table.total} > 0 and ${table.refund_amount} between 0 and ${table.total}`,
    ),
  ],
);

/** What was asked for in the sandbox; paid on the same day, once. */
export const sandboxInquiries = pgTable(
  'sandbox_inquiries',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** `FoundBill` of `server/modules/trade/bill`. */
    bill: jsonb('bill').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('sandbox_inquiries_partner').on(table.partner_id, table.created_at)],
);
