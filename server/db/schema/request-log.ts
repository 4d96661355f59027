import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now } from './columns';
import { partners } from './identity';

/** Calls of partners' programs and what they were answered, without secrets (domain 3.11); 30 days. */
export const apiRequests = pgTable(
  'api_requests',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** As `x-request-id` told it. */
    request_id: text('request_id').notNull(),
    /** Of the token, as it was called then. */
    label: text('label').notNull(),
    environment: text('environment', { enum: ['sandbox', 'production'] }).notNull(),
    method: text('method').notNull(),
    /** With its query; at most 300 signs. */
    path: text('path').notNull(),
    ip: text('ip').notNull(),
    http_status: smallint('http_status').notNull(),
    /** Of a refusal; null for an answer. */
    code: text('code'),
    duration_ms: integer('duration_ms').notNull(),
    ref_id: text('ref_id'),
    /** JSON, at most 4 KB of it; null where there was none or it is not kept. */
    request: text('request'),
    response: text('response'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('api_requests_partner').on(table.partner_id, table.created_at),
    index('api_requests_name').on(table.partner_id, table.request_id),
    index('api_requests_ref').on(table.partner_id, table.ref_id),
    index('api_requests_age').on(table.created_at),
  ],
);
