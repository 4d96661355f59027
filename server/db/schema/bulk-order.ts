import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { billInquiries } from './bill';
import { brands, variations } from './catalogue';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';
import { transactions } from './transaction';

/** Many orders that were approved with one PIN. */
export const bulkBatches = pgTable(
  'bulk_batches',
  {
    id: idColumn(),
    code: text('code').notNull().unique(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Who approved it, and in whose name it buys. */
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    user_name: text('user_name').notNull(),
    /** Of the approval: sent twice it is one batch. */
    idempotency_key: uuid('idempotency_key').notNull(),
    request_hash: text('request_hash').notNull(),
    /** sha-256 of items and destinations: the same file again is known by it. */
    fingerprint: text('fingerprint').notNull(),
    /** `BULK`. */
    status: smallint('status').notNull(),
    /** Why it waits without having been told to: an error code. */
    reason: text('reason'),
    total: smallint('total').notNull(),
    /** Rupiah that all of its rows cost when they were approved. */
    planned: rupiah('planned').notNull(),
    created_at: instant('created_at').notNull().default(now),
    finished_at: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('bulk_batches_key').on(table.partner_id, table.idempotency_key),
    index('bulk_batches_partner').on(table.partner_id, table.created_at),
    check('bulk_batches_status', sql`${table.status} between 1 and 4`),
  ],
);

/** One order of a batch, from its approval on. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    id: idColumn(),
    batch_id: uuid('batch_id')
      .notNull()
      .references(() => bulkBatches.id),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    place: smallint('place').notNull(),
    /** As it was typed. */
    line: text('line').notNull(),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    variation_id: uuid('variation_id')
      .notNull()
      .references(() => variations.id),
    product_name: text('product_name').notNull(),
    item_name: text('item_name').notNull(),
    sku: text('sku').notNull(),
    destination: text('destination').notNull(),
    form_values: jsonb('form_values').$type<Record<string, string>>().notNull(),
    nickname: text('nickname'),
    /** What its bill came to when it was looked at; null for everything that has a price. */
    inquiry_id: uuid('inquiry_id').references(() => billInquiries.id),
    /** Rupiah that its partner saw and approved. */
    unit_price: rupiah('unit_price').notNull(),
    /** It is bought although the same was bought before. */
    again: boolean('again').notNull(),
    /** Buys once: a new one comes only after its order has failed and was paid back whole. */
    idempotency_key: uuid('idempotency_key').notNull().unique(),
    /** `BULK_ROW`. */
    state: smallint('state').notNull(),
    transaction_id: uuid('transaction_id').references(() => transactions.id),
    /** Why nothing was bought: an error code, and its words. */
    refusal_code: text('refusal_code'),
    refusal: text('refusal'),
  },
  (table) => [
    uniqueIndex('bulk_rows_place').on(table.batch_id, table.place),
    index('bulk_rows_open')
      .on(table.partner_id, table.variation_id, table.destination)
      .where(sql`${table.state} in (1, 2)`),
    index('bulk_rows_transaction').on(table.transaction_id),
    index('bulk_rows_inquiry').on(table.inquiry_id).where(sql`${table.inquiry_id} is not null`),
    check('bulk_rows_state', sql`${table.state} between 1 and 5`),
    check('bulk_rows_price', sql`${table.unit_price} > 0`),
  ],
);
