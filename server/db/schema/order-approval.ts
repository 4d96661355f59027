import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ApprovalRequest } from '../../../src/core/contract/order-approval';
import { brands, variations } from './catalogue';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';
import { transactions } from './transaction';

/** Orders above a limit of the sub-account that wants them: each waits ten minutes for the owner. No money moves before. */
export const orderApprovals = pgTable(
  'order_approvals',
  {
    /** The idempotency key of the order that it becomes, too. */
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Who asks, and in whose name it buys. */
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the asking: sent twice it is one. */
    idempotency_key: uuid('idempotency_key').notNull(),
    request_hash: text('request_hash').notNull(),
    /** What would be bought, as the form sent it, its price included; without the PIN. */
    request: jsonb('request').$type<ApprovalRequest>().notNull(),
    /** The same as people read it, as it was when it was asked for. */
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    variation_id: uuid('variation_id')
      .notNull()
      .references(() => variations.id),
    product_name: text('product_name').notNull(),
    item_name: text('item_name').notNull(),
    destination: text('destination').notNull(),
    nickname: text('nickname'),
    qty: smallint('qty').notNull(),
    total: rupiah('total').notNull(),
    /** What a rule of selling prices would sell it for; null where none reaches it. */
    resale_total: rupiah('resale_total'),
    /** The limit that it passes, and what was left of it. */
    rule: text('rule', { enum: ['order', 'day', 'month'] }).notNull(),
    limit_amount: rupiah('limit_amount').notNull(),
    left_amount: rupiah('left_amount').notNull(),
    /** `APPROVAL`. */
    status: smallint('status').notNull(),
    /** Which of the few that one person may have waiting it is. */
    place: smallint('place').notNull(),
    created_at: instant('created_at').notNull().default(now),
    expires_at: instant('expires_at').notNull(),
    decided_at: instant('decided_at'),
    /** Null where time decided. */
    decided_by: uuid('decided_by').references(() => users.id),
    /** Why it was refused, in the owner's words. */
    reason: text('reason'),
    transaction_id: uuid('transaction_id').references(() => transactions.id),
  },
  (table) => [
    uniqueIndex('order_approvals_key').on(table.partner_id, table.idempotency_key),
    index('order_approvals_partner').on(table.partner_id, table.created_at),
    // The same order waits once, and so many of one person, however many ask at once.
    uniqueIndex('order_approvals_same')
      .on(table.user_id, table.variation_id, table.destination)
      .where(sql`${table.status} = 1`),
    uniqueIndex('order_approvals_place').on(table.user_id, table.place).where(sql`${table.status} = 1`),
    check('order_approvals_status', sql`${table.status} between 1 and 5`),
    check('order_approvals_places', sql`${table.place} between 1 and 5`),
    check('order_approvals_decided', sql`(${table.status} = 1) = (${table.decided_at} is null)`),
    check('order_approvals_bought', sql`(${table.status} = 2) = (${table.transaction_id} is not null)`),
  ],
);
