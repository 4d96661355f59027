import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { HistoryStep } from '../../../src/core/contract/transaction';
import { billInquiries } from './bill';
import { brands, variations } from './catalogue';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';

export interface OrderParam {
  alias: string;
  key: string;
  value: string;
}

/** Orders of the H2H mode. Status and refunded as in specification 4. */
export const transactions = pgTable(
  'transactions',
  {
    id: idColumn(),
    code: text('code').notNull().unique(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Null on rows from before keys existed; unique a partner. */
    idempotency_key: uuid('idempotency_key'),
    /** sha-256 of the request, to tell a replay from a conflict. */
    request_hash: text('request_hash').notNull(),
    ref_id: text('ref_id').notNull(),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    variation_id: uuid('variation_id')
      .notNull()
      .references(() => variations.id),
    /** Names as bought: a later change of the catalogue does not rewrite history. */
    product_name: text('product_name').notNull(),
    item_name: text('item_name').notNull(),
    sku: text('sku').notNull(),
    destination: text('destination').notNull(),
    nickname: text('nickname'),
    order_param: jsonb('order_param').$type<OrderParam[]>().notNull(),
    qty: smallint('qty').notNull(),
    unit_price: rupiah('unit_price').notNull(),
    selling_total: rupiah('selling_total').notNull(),
    /** What the partner sells it for by its rules as they were when it bought; null where none reached the item. */
    resale_total: rupiah('resale_total'),
    status: smallint('status').notNull(),
    refunded: smallint('refunded').notNull().default(0),
    refund_amount: rupiah('refund_amount').notNull().default(0),
    refund_at: instant('refund_at'),
    status_reason_code: text('status_reason_code'),
    sn: text('sn'),
    /** Masked; whole they are in `voucher_sealed`. */
    voucher_codes: text('voucher_codes').array().notNull().default(sql`'{}'::text[]`),
    voucher_sealed: text('voucher_sealed'),
    /** The inquiry that a bill was paid by; null for everything else. */
    inquiry_id: uuid('inquiry_id').references(() => billInquiries.id),
    /** Oldest period of the bill, `YYYY-MM`. */
    bill_period: text('bill_period'),
    customer_name: text('customer_name'),
    note: text('note'),
    /** 1 Web, 2 API, 3 Panel, 4 Massal. */
    source: smallint('source').notNull(),
    balance_before: rupiah('balance_before').notNull(),
    balance_after: rupiah('balance_after').notNull(),
    sla_seconds: integer('sla_seconds').notNull(),
    history: jsonb('history').$type<HistoryStep[]>().notNull(),
    /** Grows with each change; an older live frame never overwrites a newer state. */
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    created_at: instant('created_at').notNull().default(now),
    finished_at: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('transactions_key').on(table.partner_id, table.idempotency_key),
    uniqueIndex('transactions_ref').on(table.partner_id, table.ref_id),
    uniqueIndex('transactions_inquiry').on(table.inquiry_id).where(sql`${table.inquiry_id} is not null`),
    // One bill is paid once, whatever was asked how often; the refund of a payment that failed opens it again.
    uniqueIndex('transactions_bill')
      .on(table.variation_id, table.destination, table.bill_period, table.partner_id)
      .where(sql`${table.bill_period} is not null and ${table.status} in (1, 2)`),
    index('transactions_partner').on(table.partner_id, table.created_at),
    // What one of a partner's people ordered, among many orders of others: 26 ms without it at 100,000, 0.1 with it.
    index('transactions_user').on(table.partner_id, table.user_id, table.created_at),
    index('transactions_partner_status').on(table.partner_id, table.status, table.created_at),
    index('transactions_duplicate').on(
      table.partner_id,
      table.variation_id,
      table.destination,
      table.created_at,
    ),
    // What a buyer reads out: the number that it went to, and the end of a code (`transaction/found-store.ts`).
    index('transactions_number').on(
      table.partner_id,
      sql`${table.destination} text_pattern_ops`,
      table.created_at.desc().nullsFirst(),
    ),
    index('transactions_code_end').on(table.partner_id, sql`reverse(${table.code}) text_pattern_ops`),
    // Success rate and speed of a brand; pending orders stay outside, so that buying does not pay for it.
    index('transactions_delivery')
      .on(table.brand_id, table.finished_at)
      .where(sql`${table.finished_at} is not null`),
    check(
      'transactions_total',
      sql`${table.selling_total} > 0 and ${table.refund_amount} between 0 and ${table.selling_total}`,
    ),
  ],
);
