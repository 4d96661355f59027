import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now } from './columns';
import { partners, users } from './identity';

/** Support tickets (domain 3.12); status 1 to 3 are open. */
export const tickets = pgTable(
  'tickets',
  {
    id: idColumn(),
    code: text('code').notNull().unique(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Who asked. */
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Values of the declaration's choices. */
    category: text('category').notNull(),
    priority: text('priority').notNull(),
    subject: text('subject').notNull(),
    /** The order, top-up or withdrawal that it is about, named as it was then. */
    ref_type: text('ref_type', { enum: ['transaction', 'topup', 'withdrawal'] }),
    ref_id: uuid('ref_id'),
    ref_code: text('ref_code'),
    ref_title: text('ref_title'),
    /** `TICKET`. */
    status: smallint('status').notNull(),
    /** Until when an answer is promised; null while it is the partner's turn. */
    sla_due_at: instant('sla_due_at'),
    last_reply_at: instant('last_reply_at').notNull().default(now),
    /** Since when the partner has been asked for an answer. */
    awaiting_since: instant('awaiting_since'),
    closed_at: instant('closed_at'),
    rating: smallint('rating'),
    rating_note: text('rating_note'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('tickets_partner').on(table.partner_id, table.status),
    // One open ticket about one thing, however many ask at once.
    uniqueIndex('tickets_open_cause')
      .on(table.partner_id, table.ref_id)
      .where(sql`${table.status} in (1, 2, 3)`),
    check('tickets_status', sql`${table.status} between 1 and 5`),
    check(
      'tickets_cause',
      sql`num_nonnulls(${table.ref_type}, ${table.ref_id}, ${table.ref_code}, ${table.ref_title}) in (0, 4)`,
    ),
    check('tickets_awaiting', sql`(${table.status} = 3) = (${table.awaiting_since} is not null)`),
    check('tickets_closed', sql`(${table.status} in (4, 5)) = (${table.closed_at} is not null)`),
    check('tickets_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** What was written in a ticket; append-only. */
export const ticketReplies = pgTable(
  'ticket_replies',
  {
    id: idColumn(),
    ticket_id: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id),
    role: text('role', { enum: ['partner', 'admin'] }).notNull(),
    author: text('author').notNull(),
    body: text('body').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('ticket_replies_ticket').on(table.ticket_id, table.created_at)],
);

/** Until when a person has read a ticket. */
export const ticketReads = pgTable(
  'ticket_reads',
  {
    ticket_id: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seen_at: instant('seen_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.ticket_id, table.user_id] })],
);
