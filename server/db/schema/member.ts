import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, now } from './columns';
import { entities } from './entity';
import { partners } from './identity';

const member = () =>
  uuid('member_id')
    .notNull()
    .references(() => entities.id);
const partner = () =>
  uuid('partner_id')
    .notNull()
    .references(() => partners.id);

/** Passwords of members, beside the records that their partner sees. Who has none cannot sign in by one. */
export const memberSecrets = pgTable('member_secrets', {
  member_id: uuid('member_id')
    .primaryKey()
    .references(() => entities.id),
  partner_id: partner(),
  password_hash: text('password_hash').notNull(),
  changed_at: instant('changed_at').notNull().default(now),
});

/** Where members are signed in to the website of one partner; of the token only its sha-256 (hex). */
export const memberSessions = pgTable(
  'member_sessions',
  {
    token_hash: text('token_hash').primaryKey(),
    /** What the partner calls it by; the digest of the token stays inside. */
    id: uuid('id').notNull().unique().defaultRandom(),
    partner_id: partner(),
    member_id: member(),
    ip: text('ip').notNull(),
    user_agent: text('user_agent').notNull(),
    created_at: instant('created_at').notNull().default(now),
    last_seen_at: instant('last_seen_at').notNull().default(now),
    expires_at: instant('expires_at').notNull(),
    revoked_at: instant('revoked_at'),
  },
  (table) => [
    index('member_sessions_member').on(table.member_id, table.last_seen_at),
    index('member_sessions_partner').on(table.partner_id, table.last_seen_at),
  ],
);
