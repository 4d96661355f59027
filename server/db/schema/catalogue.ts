import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BrandForm } from '../../../src/core/contract/catalogue';
import { idColumn, instant, now, rupiah } from './columns';
import { partners } from './identity';

export const categories = pgTable('categories', {
  id: idColumn(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  icon: text('icon').notNull(),
  /** 1 prepaid, 2 postpaid. */
  type: smallint('type').notNull(),
  sort: smallint('sort').notNull(),
});

export const brands = pgTable(
  'brands',
  {
    id: idColumn(),
    key: text('key').notNull().unique(),
    category_id: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    publisher: text('publisher').notNull(),
    monogram: text('monogram').notNull(),
    image: text('image'),
    is_voucher: boolean('is_voucher').notNull(),
    /** 1 Normal, 2 Gangguan, 3 Maintenance, 4 Nonaktif. */
    status: smallint('status').notNull(),
    has_check_id: boolean('has_check_id').notNull(),
    regions: text('regions').array().notNull(),
    how_to_html: text('how_to_html').notNull(),
    /** `HH:mm` in Asia/Jakarta; the window may cross midnight. */
    cut_off_start: text('cut_off_start'),
    cut_off_end: text('cut_off_end'),
    forms: jsonb('forms').$type<BrandForm[]>().notNull(),
    sort: integer('sort').notNull(),
    updated_at: instant('updated_at').notNull().default(now),
  },
  (table) => [index('brands_category').on(table.category_id, table.sort)],
);

export const variations = pgTable(
  'variations',
  {
    id: idColumn(),
    sku: text('sku').notNull().unique(),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    group: text('group').notNull(),
    name: text('name').notNull(),
    denomination: integer('denomination'),
    base_price: rupiah('base_price').notNull(),
    price_before: rupiah('price_before'),
    sla_seconds: integer('sla_seconds').notNull(),
    max_qty: smallint('max_qty').notNull(),
    multi: boolean('multi').notNull(),
    /** 1 Tersedia, 2 Gangguan, 3 Kosong, 4 Cut off. */
    status: smallint('status').notNull(),
    is_new: boolean('is_new').notNull(),
    is_promo: boolean('is_promo').notNull(),
    sort: integer('sort').notNull(),
    updated_at: instant('updated_at').notNull().default(now),
  },
  (table) => [
    index('variations_brand').on(table.brand_id, table.sort),
    check('variations_price', sql`${table.base_price} > 0`),
  ],
);

export const favorites = pgTable(
  'favorites',
  {
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
  },
  (table) => [primaryKey({ columns: [table.partner_id, table.brand_id] })],
);

/** What a partner looked at; feeds `recommendation`. */
export const interests = pgTable(
  'interests',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    variation_id: uuid('variation_id').references(() => variations.id),
    source: text('source').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('interests_partner').on(table.partner_id, table.created_at)],
);
