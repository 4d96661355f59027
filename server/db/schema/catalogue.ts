import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { BrandForm } from '../../../src/core/contract/catalogue';
import { idColumn, instant, now, rupiah } from './columns';

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
    /** Null: postpaid, it costs what its bill says. */
    base_price: rupiah('base_price'),
    /** Of a postpaid item, rupiah for each sheet of its bill: what the customer pays on top, and what of it is the partner's. */
    admin_fee: rupiah('admin_fee'),
    commission: rupiah('commission'),
    price_before: rupiah('price_before'),
    sla_seconds: integer('sla_seconds').notNull(),
    max_qty: smallint('max_qty').notNull(),
    multi: boolean('multi').notNull(),
    /** 1 Tersedia, 2 Gangguan, 3 Kosong, 4 Cut off. */
    status: smallint('status').notNull(),
    is_new: boolean('is_new').notNull(),
    is_promo: boolean('is_promo').notNull(),
    /** Routes of one thing share it: the same goods at another price, speed and success. */
    group_key: text('group_key'),
    sort: integer('sort').notNull(),
    /** Since when the supplier has this price and status: what it told of before is no news. */
    told_at: instant('told_at').notNull().default(now),
    updated_at: instant('updated_at').notNull().default(now),
    /** What a list finds it by, in small letters: a catalogue of 20,000 items is looked through at each sign typed. */
    search: text('search').notNull().generatedAlwaysAs(sql`lower(sku || chr(10) || name)`),
  },
  (table) => [
    index('variations_brand').on(table.brand_id, table.sort),
    index('variations_routes').on(table.group_key).where(sql`${table.group_key} is not null`),
    // A code in any of its spellings, whole or its beginning (`skuKey`).
    index('variations_code').on(
      sql`replace(replace(upper(${table.sku}), '-', ''), '_', '') text_pattern_ops`,
    ),
    check(
      'variations_price',
      sql`case when ${table.base_price} is null
        then ${table.admin_fee} >= 0 and ${table.commission} between 0 and ${table.admin_fee}
          and ${table.admin_fee} is not null and ${table.commission} is not null and ${table.price_before} is null
        else ${table.base_price} > 0 and ${table.admin_fee} is null and ${table.commission} is null end`,
    ),
  ],
);
