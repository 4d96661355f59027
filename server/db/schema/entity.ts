import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instant, now } from './columns';
import { partners, users } from './identity';

/** The document table of every declared resource (design 4). `data` holds only what a person types. */
export const entities = pgTable(
  'entities',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    resource: text('resource').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The `search` fields as one lower-case text: a real column, so that an index alone can count any term. */
    search: text('search').notNull().default(''),
    version: integer('version').notNull().default(1),
    created_at: instant('created_at').notNull().default(now),
    created_by: uuid('created_by').references(() => users.id),
    updated_at: instant('updated_at').notNull().default(now),
    updated_by: uuid('updated_by').references(() => users.id),
    deleted_at: instant('deleted_at'),
  },
  (table) => [
    index('entities_list')
      .on(table.partner_id, table.resource, table.created_at, table.id)
      .where(sql`${table.deleted_at} is null`),
    // What partners write into their books, by its day.
    index('entities_book')
      .on(table.partner_id, sql`(${table.data}->>'date')`)
      .where(sql`${table.resource} = 'entry' and ${table.deleted_at} is null`),
    // Each move of a price asks for the guards of all partners.
    index('entities_margin_guards')
      .on(table.partner_id)
      .where(sql`${table.resource} = 'margin-guard' and ${table.deleted_at} is null`),
    index('entities_deleted').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
  ],
);

/** Values that are unique among a partner's rows; freed when the undo time of a deleted row ends. */
export const entityKeys = pgTable(
  'entity_keys',
  {
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    resource: text('resource').notNull(),
    field: text('field').notNull(),
    value: text('value').notNull(),
    entity_id: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
  },
  (table) => [
    primaryKey({ columns: [table.partner_id, table.resource, table.field, table.value] }),
    index('entity_keys_entity').on(table.entity_id),
  ],
);

/** Who points at whom; read before a delete, so that a referenced row stays. */
export const entityReferences = pgTable(
  'entity_references',
  {
    from_id: uuid('from_id')
      .notNull()
      .references(() => entities.id),
    field: text('field').notNull(),
    to_id: uuid('to_id')
      .notNull()
      .references(() => entities.id),
  },
  (table) => [
    primaryKey({ columns: [table.from_id, table.field, table.to_id] }),
    uniqueIndex('entity_references_to').on(table.to_id, table.from_id, table.field),
  ],
);

/** Counts that nobody types (clicks, views, points, balances of members); shown as computed fields. */
export const entityCounters = pgTable(
  'entity_counters',
  {
    entity_id: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    field: text('field').notNull(),
    value: bigint('value', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.entity_id, table.field] }),
    check('entity_counters_not_negative', sql`${table.value} >= 0`),
  ],
);

/** Uploaded pictures, already re-encoded; the bytes lie in storage under `key`. */
export const files = pgTable(
  'files',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    visibility: text('visibility', { enum: ['public', 'private'] }).notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('files_partner').on(table.partner_id)],
);
