import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instant, now } from './columns';
import { partners, users } from './identity';

/** Addresses of a partner that hear of its events (domain 3.11). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    url: text('url').notNull(),
    /** Whose orders it hears of: of the real world, or of the sandbox (ADR 0028). */
    environment: text('environment', { enum: ['sandbox', 'production'] })
      .notNull()
      .default('production'),
    /** `WEBHOOK_EVENTS`. */
    events: text('events').array().notNull(),
    /** `whsec_…`; shown once. */
    secret_sealed: text('secret_sealed').notNull(),
    /** The secret before; signs beside the new one until then. */
    old_secret_sealed: text('old_secret_sealed'),
    old_secret_until: instant('old_secret_until'),
    /** `WEBHOOK`. */
    status: smallint('status').notNull().default(1),
    /** Tries that failed since the last one that did not. */
    failures: integer('failures').notNull().default(0),
    /** Failed or was slow at its last round: waits in a lane of its own, so that it delays nobody. */
    is_slow: boolean('is_slow').notNull().default(false),
    paused_at: instant('paused_at'),
    last_ok_at: instant('last_ok_at'),
    created_at: instant('created_at').notNull().default(now),
    updated_at: instant('updated_at').notNull().default(now),
  },
  (table) => [
    index('webhook_endpoints_partner').on(table.partner_id),
    check('webhook_endpoints_environment', sql`${table.environment} in ('sandbox', 'production')`),
    check('webhook_endpoints_status', sql`${table.status} between 1 and 3`),
    check(
      'webhook_endpoints_old_secret',
      sql`(${table.old_secret_sealed} is null) = (${table.old_secret_until} is null)`,
    ),
  ],
);

/** One event on its way to one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idColumn(),
    endpoint_id: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** The stable id of the message, the same at every endpoint and every time. */
    event_id: uuid('event_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    type: text('type').notNull(),
    object_id: uuid('object_id').notNull(),
    ref_code: text('ref_code').notNull(),
    /** The bytes that are signed. */
    body: text('body').notNull(),
    /** `WEBHOOK_DELIVERY`. */
    status: smallint('status').notNull(),
    /** Tries since it was last put on its way. */
    attempts: smallint('attempts').notNull().default(0),
    /** Next try; null where there is none. */
    due_at: instant('due_at'),
    /** A process that took it and died is followed after this instant. */
    locked_until: instant('locked_until'),
    /** Of the last try. */
    http_status: smallint('http_status'),
    /** `WEBHOOK_FAILURES`. */
    failure: text('failure'),
    duration_ms: integer('duration_ms'),
    delivered_at: instant('delivered_at'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.endpoint_id, table.event_id),
    index('webhook_deliveries_partner').on(table.partner_id, table.created_at),
    index('webhook_deliveries_due').on(table.endpoint_id, table.due_at).where(sql`${table.status} = 3`),
    // What stands before it of the same object.
    index('webhook_deliveries_order')
      .on(table.endpoint_id, table.object_id, table.seq)
      .where(sql`${table.status} = 3`),
    index('webhook_deliveries_age').on(table.created_at),
    check('webhook_deliveries_status', sql`${table.status} between 1 and 3`),
    check('webhook_deliveries_due', sql`(${table.due_at} is null) = (${table.status} <> 3)`),
  ],
);

/** Each try of a delivery: what was sent beside the body, and what came back. */
export const webhookTries = pgTable(
  'webhook_tries',
  {
    id: idColumn(),
    delivery_id: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** Where it went: the endpoint's may be another by now. Null: from before this was kept. */
    url: text('url'),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    http_status: smallint('http_status'),
    failure: text('failure'),
    /** At most 2 KB of it. */
    response: text('response'),
    duration_ms: integer('duration_ms').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('webhook_tries_delivery').on(table.delivery_id, table.created_at)],
);
