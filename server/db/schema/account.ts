import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now } from './columns';
import { partners, users } from './identity';

/** Messages to people, kept until they are delivered; in the sandbox the row is the delivery. */
export const messages = pgTable(
  'messages',
  {
    id: idColumn(),
    partner_id: uuid('partner_id').references(() => partners.id),
    channel: text('channel', { enum: ['email', 'whatsapp', 'sms', 'telegram'] }).notNull(),
    /** An e-mail address, `628…`, or the id of a Telegram chat. */
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    /** Emptied once a real carrier has it: it may hold a code or a link. */
    text: text('text').notNull(),
    html: text('html'),
    created_at: instant('created_at').notNull().default(now),
    tries: integer('tries').notNull().default(0),
    sent_at: instant('sent_at'),
    carrier: text('carrier', { enum: ['smtp', 'fonnte', 'telegram', 'sandbox'] }),
    /** Given up. */
    failed_at: instant('failed_at'),
    error: text('error'),
  },
  (table) => [
    index('messages_created').on(table.created_at),
    index('messages_recipient').on(table.recipient),
  ],
);

/** One-time codes that were asked for. */
export const otpRequests = pgTable(
  'otp_requests',
  {
    id: idColumn(),
    purpose: text('purpose', {
      enum: ['login', 'verify-phone', 'pin-reset', 'pin-unlock', 'withdrawal'],
    }).notNull(),
    /** Whom a right code is for; null when nobody is: such a request is answered like any other, and sends nothing. */
    subject_id: uuid('subject_id'),
    channel: text('channel', { enum: ['whatsapp', 'sms', 'email'] }).notNull(),
    address: text('address').notNull(),
    salt: text('salt').notNull(),
    /** HMAC-SHA256 under `salt`; null until the code is made, in the same commit as its message. */
    code_hash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    created_at: instant('created_at').notNull().default(now),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [
    index('otp_requests_address').on(table.address, table.created_at),
    index('otp_requests_created').on(table.created_at),
  ],
);

/** The newest link of each kind that a person was sent; its token is kept as sha-256 (hex) only. */
export const accountLinks = pgTable(
  'account_links',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password'] }).notNull(),
    token_hash: text('token_hash').notNull().unique(),
    /** Where it was sent: who opens it has proven to read there. */
    address: text('address').notNull(),
    created_at: instant('created_at').notNull().default(now),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.purpose] })],
);

/**
 * What somebody without a proven address asked for, on its way to a job. The row is the same whether an account
 * stands behind it or not, so that the answer takes the same time.
 */
export const accountTasks = pgTable('account_tasks', {
  id: idColumn(),
  kind: text('kind', { enum: ['sign-up', 'verify-email', 'reset-password', 'phone'] }).notNull(),
  user_id: uuid('user_id').references(() => users.id),
  email: text('email'),
  phone: text('phone'),
  ip: text('ip').notNull(),
  user_agent: text('user_agent').notNull(),
  created_at: instant('created_at').notNull().default(now),
});

/** How often something was done of late, by kind and subject (an address, a number, a digest of what was typed). */
export const quotas = pgTable(
  'quotas',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    /** The instants that still count, oldest first. */
    taken: timestamp('taken', { withTimezone: true, mode: 'string' }).array().notNull(),
    next_at: instant('next_at').notNull(),
    paused_until: instant('paused_until'),
    updated_at: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);
