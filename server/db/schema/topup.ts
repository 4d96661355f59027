import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Payment } from '../../../src/core/contract/payment';
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
    /** Whose doing it was, as partners read it. */
    created_by: text('created_by').notNull().default('Sistem'),
    is_admin: boolean('is_admin').notNull().default(false),
    amount: rupiah('amount').notNull(),
    fee: rupiah('fee').notNull(),
    unique_code: integer('unique_code').notNull().default(0),
    invoice_paid_amount: rupiah('invoice_paid_amount').notNull(),
    method_code: text('method_code').notNull(),
    method_name: text('method_name').notNull(),
    status: smallint('status').notNull(),
    /** Null on rows from before keys existed and after the gateway refused; unique a partner. */
    idempotency_key: uuid('idempotency_key'),
    /** sha-256 of the request, to tell a replay from a conflict. */
    request_hash: text('request_hash'),
    /** Who takes the money; null for a transfer by hand and for what the operator credited. */
    gateway: text('gateway'),
    gateway_reference: text('gateway_reference'),
    /** What the payer needs; null until the gateway has answered. */
    payment: jsonb('payment').$type<Payment>(),
    /** When the gateway was asked last: of two processes one asks. */
    asked_at: instant('asked_at'),
    sender_name: text('sender_name'),
    sender_bank: text('sender_bank'),
    proof_file_id: uuid('proof_file_id'),
    proof_name: text('proof_name'),
    note: text('note'),
    reject_reason: text('reject_reason'),
    balance_after: rupiah('balance_after'),
    /** `INV/2026/11/000123`, without a gap in a month. */
    invoice_number: text('invoice_number').unique(),
    /** Grows with each change; an older live frame never overwrites a newer state. */
    version: integer('version').notNull().default(1),
    expires_at: instant('expires_at'),
    paid_at: instant('paid_at'),
    credited_at: instant('credited_at'),
    created_at: instant('created_at').notNull().default(now),
    updated_at: instant('updated_at').notNull().default(now),
  },
  (table) => [
    index('topups_partner').on(table.partner_id, table.status, table.created_at),
    uniqueIndex('topups_key').on(table.partner_id, table.idempotency_key),
    uniqueIndex('topups_reference').on(table.gateway, table.gateway_reference),
    // Two open transfers of one amount to one account could not be told apart.
    uniqueIndex('topups_transfer')
      .on(table.method_code, table.invoice_paid_amount)
      .where(sql`${table.unique_code} > 0 and ${table.status} in (1, 5)`),
    index('topups_credited')
      .on(table.partner_id, table.credited_at)
      .where(sql`${table.credited_at} is not null`),
    index('topups_review').on(table.created_at).where(sql`${table.status} = 5`),
  ],
);
