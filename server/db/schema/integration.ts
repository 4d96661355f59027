import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, now } from './columns';
import { partners, users } from './identity';

/** What a partner's program signs in with. Secrets lie sealed: a signature needs them whole. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Who made it, and stands behind what is bought with it. */
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    label: text('label').notNull(),
    environment: text('environment', { enum: ['sandbox', 'production'] }).notNull(),
    scopes: text('scopes').array().notNull(),
    access_key: text('access_key').notNull().unique(),
    secret_sealed: text('secret_sealed').notNull(),
    /** Its last four signs. */
    secret_tail: text('secret_tail').notNull(),
    /** The one before the last rotation, and until when it signs as well. */
    previous_sealed: text('previous_sealed'),
    previous_until: instant('previous_until'),
    expires_at: instant('expires_at'),
    revoked_at: instant('revoked_at'),
    last_used_at: instant('last_used_at'),
    last_ip: text('last_ip'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('access_tokens_partner').on(table.partner_id, table.created_at),
    check('access_tokens_environment', sql`${table.environment} in ('sandbox', 'production')`),
    check('access_tokens_previous', sql`num_nulls(previous_sealed, previous_until) <> 1`),
  ],
);

/** Where a partner's programs may call from: addresses and networks in their one spelling. */
export const allowedAddresses = pgTable(
  'allowed_addresses',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    network: text('network').notNull(),
    label: text('label').notNull(),
    last_hit_at: instant('last_hit_at'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [uniqueIndex('allowed_addresses_network').on(table.partner_id, table.network)],
);

/** From where rightly signed calls came that were refused for it. */
export const refusedAddresses = pgTable(
  'refused_addresses',
  {
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    ip: text('ip').notNull(),
    /** Of the last one. */
    path: text('path').notNull(),
    count: integer('count').notNull(),
    last_at: instant('last_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.partner_id, table.ip] })],
);

/** Each nonce of a signed call, for as long as its time could be told again. */
export const apiNonces = pgTable(
  'api_nonces',
  {
    token_id: uuid('token_id')
      .notNull()
      .references(() => accessTokens.id),
    nonce: text('nonce').notNull(),
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.token_id, table.nonce] }),
    index('api_nonces_ended').on(table.ends_at),
  ],
);
