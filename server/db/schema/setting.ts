import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, now, rupiah } from './columns';
import { partners, users } from './identity';

/** What a person chose for the portal and takes along to every browser (domain 3.1). No row: nothing chosen yet. */
export const userSettings = pgTable(
  'user_settings',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    default_page_size: smallint('default_page_size').notNull(),
    sound_on_success: boolean('sound_on_success').notNull(),
    updated_at: instant('updated_at').notNull().default(now),
  },
  (table) => [check('user_settings_page_size', sql`${table.default_page_size} between 1 and 100`)],
);

/** Whose name stands on invoices (domain 3.6, `billing-information`). */
export const billingInformations = pgTable('billing_informations', {
  partner_id: uuid('partner_id')
    .primaryKey()
    .references(() => partners.id),
  name: text('name').notNull(),
  company: text('company'),
  /** 15 or 16 digits, without dots. */
  npwp: text('npwp'),
  address: text('address'),
  email: text('email'),
  /** `628…` */
  phone: text('phone'),
  wants_tax_invoice: boolean('wants_tax_invoice').notNull(),
  updated_at: instant('updated_at').notNull().default(now),
});

/** When a partner wants to hear that the balance is low, and what was said about the present fall (domain 3.12). */
export const balanceReminders = pgTable(
  'balance_reminders',
  {
    partner_id: uuid('partner_id')
      .primaryKey()
      .references(() => partners.id),
    is_active: boolean('is_active').notNull(),
    threshold: rupiah('threshold').notNull(),
    /** `in_app`, `whatsapp`, `email`, `telegram`. */
    channels: text('channels').array().notNull(),
    /** `628…` */
    phone: text('phone'),
    email: text('email'),
    /** Hours between two reminders of one fall; 0 is once. */
    repeat_hours: smallint('repeat_hours').notNull(),
    /** Minutes since midnight in Asia/Jakarta; both or neither. The time may cross midnight. */
    quiet_from: smallint('quiet_from'),
    quiet_to: smallint('quiet_to'),
    /** Last reminder of the present fall; null while the balance is high enough. */
    reminded_at: instant('reminded_at'),
    updated_at: instant('updated_at').notNull().default(now),
  },
  (table) => [
    // The sweep looks at nobody else.
    index('balance_reminders_active').on(table.partner_id).where(sql`${table.is_active}`),
    check('balance_reminders_threshold', sql`${table.threshold} > 0`),
    check('balance_reminders_quiet', sql`(${table.quiet_from} is null) = (${table.quiet_to} is null)`),
  ],
);
