import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { KycValues } from '../../../src/core/contract/kyc';
import type { PhotoKind } from '../../../src/core/kyc/photos';
import type { RejectReasonCode } from '../../../src/core/kyc/reject-reasons';
import { idColumn, instant, now } from './columns';
import { partners, users } from './identity';

/** One row: the mark of the key that everything sealed was sealed with, so that another key is noticed at start. */
export const vaultKey = pgTable(
  'vault_key',
  {
    id: smallint('id').primaryKey(),
    mark: text('mark').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [check('vault_key_single', sql`${table.id} = 1`)],
);

/** Files of one partner that nobody else may see; storage holds them sealed, under their id. */
export const privateFiles = pgTable(
  'private_files',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    user_id: uuid('user_id').references(() => users.id),
    /** What it was sent for: `kyc`, `transfer-proof`, `book`, `ticket`. */
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    /** Before sealing. */
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('private_files_partner').on(table.partner_id)],
);

/**
 * What a partner typed for its verification; whether it is verified stands in `partners`. The `_sealed` columns are
 * encrypted; `nik_digest` finds the same NIK at another partner without telling it.
 */
export const kycs = pgTable(
  'kycs',
  {
    partner_id: uuid('partner_id')
      .primaryKey()
      .references(() => partners.id),
    version: integer('version').notNull().default(1),
    values: jsonb('values').$type<KycValues>().notNull(),
    nik_sealed: text('nik_sealed'),
    nik_digest: text('nik_digest'),
    npwp_sealed: text('npwp_sealed'),
    account_number_sealed: text('account_number_sealed'),
    reject_reasons: text('reject_reasons').array().$type<RejectReasonCode[]>().notNull().default([]),
    saved_at: instant('saved_at').notNull().default(now),
    saved_by: uuid('saved_by').references(() => users.id),
    /** Made anew with each submission: what a waiting reviewer was asked about. */
    submission_id: uuid('submission_id').unique(),
    submitted_at: instant('submitted_at'),
    sla_due_at: instant('sla_due_at'),
    reviewed_at: instant('reviewed_at'),
  },
  (table) => [index('kycs_nik').on(table.nik_digest)],
);

/** The newest photo of each kind. */
export const kycPhotos = pgTable(
  'kyc_photos',
  {
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    kind: text('kind').$type<PhotoKind>().notNull(),
    file_id: uuid('file_id')
      .notNull()
      .references(() => privateFiles.id),
  },
  (table) => [
    primaryKey({ columns: [table.partner_id, table.kind] }),
    uniqueIndex('kyc_photos_file').on(table.file_id),
  ],
);
