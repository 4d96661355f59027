import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instant, now, rupiah } from './columns';

/** Tier of partners (domain 3.10). `price_discount_bps` is in hundredths of a percent. */
export const tiers = pgTable('tiers', {
  id: idColumn(),
  name: text('name').notNull().unique(),
  image: text('image'),
  level: smallint('level').notNull(),
  min_topup_30d: rupiah('min_topup_30d').notNull(),
  requires_kyc: boolean('requires_kyc').notNull(),
  has_panel: boolean('has_panel').notNull(),
  price_discount_bps: integer('price_discount_bps').notNull(),
  /** `#rrggbb` of its badge. */
  color: text('color').notNull().default('#768b88'),
  rate_limit_rpm: integer('rate_limit_rpm').notNull().default(60),
  max_sub_account: integer('max_sub_account').notNull().default(0),
  /** Rupiah of purchases a day; 0 is no limit. */
  daily_limit: rupiah('daily_limit').notNull().default(0),
  support_sla_minutes: integer('support_sla_minutes').notNull().default(1440),
  /** What else it brings, a line each. */
  benefits: text('benefits').array().notNull().default([]),
});

/** A business. Balance, KYC, tier and panel belong to it; people belong to `users` (design 14). */
export const partners = pgTable(
  'partners',
  {
    id: idColumn(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    /** 1 a person, 2 a company; null for partners from before it was asked. */
    business_type: smallint('business_type'),
    /** `[A-Z0-9]{6,12}`, for others to name when they register. */
    referral_code: text('referral_code').unique(),
    referred_by: uuid('referred_by').references((): AnyPgColumn => partners.id),
    tier_id: uuid('tier_id')
      .notNull()
      .references(() => tiers.id),
    /** When the tier was last reached or fell; null since the beginning. */
    tier_since: instant('tier_since'),
    /** When the tier is judged again and may fall; null never does. */
    tier_valid_until: instant('tier_valid_until'),
    /** When the partner was told that the tier will fall at `tier_valid_until`. */
    tier_warned_at: instant('tier_warned_at'),
    key_verified: boolean('key_verified').notNull().default(false),
    is_referral_feature: boolean('is_referral_feature').notNull().default(false),
    /** 0 not submitted, 1 pending, 2 verified, 3 rejected. */
    kyc_status: smallint('kyc_status').notNull().default(0),
    kyc_reject_description: text('kyc_reject_description'),
    /** Rupiah an unverified partner may spend in one purchase; 0 is no limit. */
    maximum_unverified_amount: rupiah('maximum_unverified_amount').notNull().default(0),
    /** 0 none, 1 pending, 2 active, 3 rejected. */
    panel_status: smallint('panel_status').notNull().default(0),
    panel_site_name: text('panel_site_name'),
    panel_url: text('panel_url'),
    panel_expired_date: instant('panel_expired_date'),
    panel_reject_reason: text('panel_reject_reason'),
    /** When it was last switched on. */
    panel_started_at: instant('panel_started_at'),
    /** Whether the plan is renewed from the balance by itself. */
    panel_auto_renew: boolean('panel_auto_renew').notNull().default(true),
    /** The expiry that the partner was warned of, and the one that passed without a renewal: each is told once. */
    panel_warned_for: instant('panel_warned_for'),
    panel_lapsed_for: instant('panel_lapsed_for'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('partners_referred_by').on(table.referred_by),
    index('partners_panel_expiry').on(table.panel_expired_date).where(sql`${table.panel_status} = 2`),
    check('partners_business_type', sql`${table.business_type} in (1, 2)`),
    check('partners_kyc_status', sql`${table.kyc_status} between 0 and 3`),
    check('partners_panel_status', sql`${table.panel_status} between 0 and 3`),
  ],
);

/** A person. Session, PIN, password and privileges belong to the user. */
export const users = pgTable(
  'users',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    role: text('role', { enum: ['owner', 'sub'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** `628…` */
    phone: text('phone').notNull(),
    password_hash: text('password_hash').notNull(),
    pin_hash: text('pin_hash'),
    /** Empty means no check (owners only; a sub-account never holds an empty list). */
    privileges: text('privileges').array().notNull(),
    phone_verified_at: instant('phone_verified_at'),
    email_verified_at: instant('email_verified_at'),
    /** When the terms were agreed to, at registering. */
    terms_accepted_at: instant('terms_accepted_at'),
    /** A public picture of `files`; null shows the letters of the name. */
    avatar_id: uuid('avatar_id'),
    disabled_at: instant('disabled_at'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_phone').on(table.phone),
    index('users_partner').on(table.partner_id),
    check('users_sub_has_privileges', sql`${table.role} = 'owner' or cardinality(${table.privileges}) > 0`),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    type: text('type').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** A page of the portal, with its query. */
    link: text('link'),
    /** Hidden from sub-accounts, but for the one in `user_id`. */
    owner_only: boolean('owner_only').notNull().default(false),
    /** Whom it is about, who reads it beside the owner. */
    user_id: uuid('user_id').references(() => users.id),
    /** Who did it, and needs no telling. */
    done_by: uuid('done_by').references(() => users.id),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('notifications_partner').on(table.partner_id, table.created_at)],
);

/** What each person has read. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    notification_id: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    read_at: instant('read_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.notification_id, table.user_id] })],
);
