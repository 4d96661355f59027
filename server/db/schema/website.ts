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
import type { StoredImage } from '../../../src/core/contract/upload';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';

/** What a partner last asked for as its website (domain 3.15); where that stands is in `partners`. */
export const panelRegistrations = pgTable(
  'panel_registrations',
  {
    partner_id: uuid('partner_id')
      .primaryKey()
      .references(() => partners.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Another one with each time it is handed in. */
    submission_id: uuid('submission_id').notNull().unique(),
    site_name: text('site_name').notNull(),
    subdomain: text('subdomain').notNull(),
    /** While it waits or runs, nobody else gets the subdomain; a rejection frees it. */
    keeps_subdomain: boolean('keeps_subdomain').notNull().default(true),
    custom_domain: text('custom_domain'),
    tagline: text('tagline'),
    category_focus: text('category_focus').array().notNull().default([]),
    logo: jsonb('logo').$type<StoredImage>(),
    /** `628…` */
    contact_whatsapp: text('contact_whatsapp').notNull(),
    theme_id: text('theme_id').notNull(),
    /** Of the custom domain: 1 Belum diarahkan, 2 Menunggu DNS, 3 Aktif; null without one. */
    domain_status: smallint('domain_status'),
    /** Of its certificate: 1 Menunggu, 2 Aktif; null without a custom domain. */
    ssl_status: smallint('ssl_status'),
    /** Since when this custom domain is the one. */
    domain_since: instant('domain_since'),
    domain_checked_at: instant('domain_checked_at'),
    submitted_at: instant('submitted_at').notNull().default(now),
    reviewed_at: instant('reviewed_at'),
  },
  (table) => [
    uniqueIndex('panel_registrations_subdomain').on(table.subdomain).where(sql`${table.keeps_subdomain}`),
    check('panel_registrations_domain', sql`${table.domain_status} between 1 and 3`),
    check('panel_registrations_ssl', sql`${table.ssl_status} between 1 and 2`),
  ],
);

/**
 * Renewals of the panel's plan, one for each expiry: it is charged once or not at all. Result 1 Berhasil, 2 Saldo tidak
 * cukup; the second becomes the first when the balance suffices later.
 */
export const planCharges = pgTable(
  'plan_charges',
  {
    id: idColumn(),
    code: text('code').notNull().unique(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** The `panel_expired_date` that it moves. */
    due_at: instant('due_at').notNull(),
    amount: rupiah('amount').notNull(),
    result: smallint('result').notNull(),
    period_start: instant('period_start'),
    period_end: instant('period_end'),
    tried_at: instant('tried_at').notNull().default(now),
    paid_at: instant('paid_at'),
  },
  (table) => [
    uniqueIndex('plan_charges_due').on(table.partner_id, table.due_at),
    uniqueIndex('plan_charges_period').on(table.partner_id, table.period_start),
    index('plan_charges_history').on(table.partner_id, table.tried_at),
    check('plan_charges_result', sql`${table.result} in (1, 2)`),
    check(
      'plan_charges_paid',
      sql`(${table.result} = 1) = (${table.paid_at} is not null and ${table.period_start} is not null and ${table.period_end} is not null)`,
    ),
  ],
);
