import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';

/**
 * Who works for a partner, and within which limits. Until the invitation is accepted the person is nobody in `users`:
 * who it is stands here. Then `users` has a row of the same id, which alone says it from there on.
 */
export const subAccounts = pgTable(
  'sub_accounts',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Of the person who is invited; null once `users` has it. */
    name: text('name'),
    email: text('email'),
    /** `628…` */
    phone: text('phone'),
    privileges: text('privileges').array(),
    /**
     * sha-256 (hex) of the tokens of the newest invitation, one a channel: whoever holds one reads there, and no more.
     * They stay when one was used, so that a second press is told. Without a second the first went both ways, and
     * proves neither.
     */
    token_hash: text('token_hash').unique(),
    phone_token_hash: text('phone_token_hash').unique(),
    /** Of links that a newer one has replaced: whoever still has one open is told so. */
    replaced_hashes: text('replaced_hashes').array().notNull().default(sql`'{}'::text[]`),
    invited_at: instant('invited_at'),
    /** Rupiah of one order, of the orders of a day and of a month (Asia/Jakarta); null is no limit. */
    order_limit: rupiah('order_limit'),
    day_limit: rupiah('day_limit'),
    month_limit: rupiah('month_limit'),
    /** Categories of the catalogue that it may buy from; empty is all of them. */
    category_ids: uuid('category_ids').array().notNull().default(sql`'{}'::uuid[]`),
    /** `HH:MM` in Asia/Jakarta between which it may buy; the end may lie on the next day. Null is always. */
    hours_start: text('hours_start'),
    hours_end: text('hours_end'),
    /** Addresses and networks that it may be used from; empty is anywhere. */
    ip_lock: text('ip_lock').array().notNull().default(sql`'{}'::text[]`),
    /** Whether it is told what the partner pays; else it meets selling prices alone, and no balance. */
    can_see_cost: boolean('can_see_cost').notNull().default(true),
    /** Whether it is told what the partner earns: selling price less cost, so never without the cost. */
    can_see_profit: boolean('can_see_profit').notNull().default(true),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    created_at: instant('created_at').notNull().default(now),
    updated_at: instant('updated_at').notNull().default(now),
    updated_by: uuid('updated_by').references(() => users.id),
    removed_at: instant('removed_at'),
  },
  (table) => [
    index('sub_accounts_partner').on(table.partner_id),
    index('sub_accounts_replaced').using('gin', table.replaced_hashes),
    uniqueIndex('sub_accounts_invited')
      .on(table.partner_id, sql`lower(${table.email})`)
      .where(sql`${table.removed_at} is null`),
    check(
      'sub_accounts_limits',
      sql`${table.order_limit} > 0 and ${table.day_limit} > 0 and ${table.month_limit} > 0`,
    ),
    check('sub_accounts_sight', sql`${table.can_see_cost} or not ${table.can_see_profit}`),
    check('sub_accounts_hours', sql`(${table.hours_start} is null) = (${table.hours_end} is null)`),
    check(
      'sub_accounts_person',
      sql`(${table.name} is null) = (${table.email} is null) and (${table.name} is null) = (${table.phone} is null)
        and (${table.name} is null) = (${table.privileges} is null)`,
    ),
    check('sub_accounts_privileges', sql`cardinality(${table.privileges}) > 0`),
  ],
);
