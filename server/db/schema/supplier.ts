import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { brands, variations } from './catalogue';
import { idColumn, instant, now, rupiah } from './columns';
import { transactions } from './transaction';

/** Whom an item can be bought from, in the order of `priority`; an item without any is bought from `SUPPLIER`. */
export const supplierRoutes = pgTable(
  'supplier_routes',
  {
    id: idColumn(),
    variation_id: uuid('variation_id')
      .notNull()
      .references(() => variations.id),
    supplier: text('supplier').notNull(),
    /** What the supplier calls the item. */
    code: text('code').notNull(),
    /** The smallest comes first. */
    priority: smallint('priority').notNull(),
    /** Rupiah that one item may cost us there; null: what the partner pays for it. */
    max_price: rupiah('max_price'),
    /** Whether the next route may follow when this one has certainly failed. */
    falls_over: boolean('falls_over').notNull(),
    /** What we put on the supplier's price, in hundredths of a percent and in rupiah; null: its list changes no price of ours. */
    margin_bps: integer('margin_bps'),
    margin_amount: rupiah('margin_amount'),
    updated_at: instant('updated_at').notNull().default(now),
  },
  (table) => [
    uniqueIndex('supplier_routes_code').on(table.variation_id, table.supplier, table.code),
    uniqueIndex('supplier_routes_priority').on(table.variation_id, table.priority),
    index('supplier_routes_supplier').on(table.supplier, table.code),
    check(
      'supplier_routes_amounts',
      sql`(${table.max_price} is null or ${table.max_price} > 0) and ${table.priority} > 0`,
    ),
    check(
      'supplier_routes_margin',
      sql`(${table.margin_bps} is null) = (${table.margin_amount} is null)
        and coalesce(${table.margin_bps} between 0 and 100000 and ${table.margin_amount} >= 0, true)`,
    ),
  ],
);

/**
 * An order on its way to one supplier, written before the first call and ended with the commit that ends the order, or
 * before the next one is made. Orders of the sandbox that have no route leave none.
 */
export const supplierAttempts = pgTable(
  'supplier_attempts',
  {
    id: idColumn(),
    transaction_id: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id),
    /** From 1 within its order. */
    nth: smallint('nth').notNull(),
    supplier: text('supplier').notNull(),
    code: text('code').notNull(),
    /** As the supplier knows it; of a bill that of its inquiry. */
    reference: text('reference').notNull(),
    max_price: rupiah('max_price'),
    falls_over: boolean('falls_over').notNull(),
    /** Calls made for it; counted before each. */
    calls: integer('calls').notNull().default(0),
    asked_at: instant('asked_at'),
    /** 1 open, 2 delivered, 3 failed. */
    state: smallint('state').notNull().default(1),
    /** Of ours, for a failed one. */
    reason: text('reason'),
    /** What the supplier said last. */
    answer_code: text('answer_code'),
    answer: text('answer'),
    /** Rupiah that it took. */
    price: rupiah('price'),
    created_at: instant('created_at').notNull().default(now),
    ended_at: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('supplier_attempts_nth').on(table.transaction_id, table.nth),
    // Bought at one place alone: while an attempt is open or has delivered, there is no other.
    uniqueIndex('supplier_attempts_one').on(table.transaction_id).where(sql`${table.state} in (1, 2)`),
    uniqueIndex('supplier_attempts_reference').on(table.supplier, table.reference),
    index('supplier_attempts_open').on(table.created_at).where(sql`${table.state} = 1`),
    check(
      'supplier_attempts_state',
      sql`${table.state} between 1 and 3 and (${table.state} = 1) = (${table.ended_at} is null)`,
    ),
  ],
);

/** How we stand with each supplier outside. */
export const supplierStates = pgTable(
  'supplier_states',
  {
    supplier: text('supplier').primaryKey(),
    /** Rupiah of ours there, as it last said. */
    deposit: rupiah('deposit'),
    /** Why nothing can be bought there now: `deposit`, `address`, `key`, or `away`; null when all is well. */
    trouble: text('trouble'),
    since: instant('since').notNull().default(now),
  },
  (table) => [
    check('supplier_states_trouble', sql`${table.trouble} in ('deposit', 'address', 'key', 'away')`),
  ],
);

/** Which database these rows stand in, and when they last came there from elsewhere: by a restore, or with a standby. */
export const dataPlaces = pgTable(
  'data_places',
  {
    id: smallint('id').primaryKey(),
    /** As `this_data_place()` told it. */
    place: text('place').notNull(),
    /** Orders made until then may have been sent to a supplier without a row that says so; null: never. */
    restored_at: instant('restored_at'),
  },
  (table) => [check('data_places_single', sql`${table.id} = 1`)],
);

/** What suppliers sell, as their lists said last. */
export const supplierItems = pgTable(
  'supplier_items',
  {
    supplier: text('supplier').notNull(),
    code: text('code').notNull(),
    is_postpaid: boolean('is_postpaid').notNull(),
    category: text('category').notNull(),
    brand: text('brand').notNull(),
    type: text('type').notNull(),
    name: text('name').notNull(),
    /** Rupiah that it costs us; null: postpaid. */
    price: rupiah('price'),
    /** Of a postpaid item, rupiah a sheet: what the customer pays on top, and what of it is ours. */
    admin_fee: rupiah('admin_fee'),
    commission: rupiah('commission'),
    /** `available`, `disturbed` or `out-of-stock`; `gone`: no longer on the list. */
    state: text('state').notNull(),
    /** `HH:mm` in Asia/Jakarta. */
    cut_off_start: text('cut_off_start'),
    cut_off_end: text('cut_off_end'),
    /** Since when price, state and hours are these. */
    changed_at: instant('changed_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.code] }),
    index('supplier_items_changed').on(table.changed_at),
    index('supplier_items_brand').on(table.supplier, table.brand, table.type),
    check(
      'supplier_items_state',
      sql`${table.state} in ('available', 'disturbed', 'out-of-stock', 'gone')
        and ${table.is_postpaid} = (${table.price} is null)`,
    ),
  ],
);

/** Where the items of a supplier's brand belong in our catalogue, and what we put on their prices. */
export const supplierMappings = pgTable(
  'supplier_mappings',
  {
    supplier: text('supplier').notNull(),
    /** One mapping reaches one category alone: a name means other things in another. */
    category: text('category').notNull(),
    brand: text('brand').notNull(),
    /** Of its types this one; empty: all that have no mapping of their own. */
    type: text('type').notNull(),
    brand_id: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    group: text('group').notNull(),
    margin_bps: integer('margin_bps').notNull(),
    margin_amount: rupiah('margin_amount').notNull(),
    updated_at: instant('updated_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.category, table.brand, table.type] }),
    check(
      'supplier_mappings_margin',
      sql`${table.margin_bps} between 0 and 100000 and ${table.margin_amount} >= 0`,
    ),
  ],
);
