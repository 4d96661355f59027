import { sql } from 'drizzle-orm';
import {
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
import type { FormValues } from '../../../src/core/catalogue/form-values';
import { PAYMENT_SOURCES } from '../../../src/core/states';
import type { PanelOrderStep } from '../../../src/core/text/panel-order';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';

/** Orders of a partner's own website. Order and payment status as in domain 3.18; amounts are of the whole order. */
export const panelOrders = pgTable(
  'panel_orders',
  {
    id: idColumn(),
    invoice: text('invoice').notNull().unique(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** What the buyer's browser called this order, and the sha-256 of what was asked; unique a partner. */
    idempotency_key: uuid('idempotency_key'),
    request_hash: text('request_hash'),
    /** Id of a `member` entity; null for a guest. */
    member_id: uuid('member_id'),
    guest_name: text('guest_name'),
    /** `628…` */
    guest_phone: text('guest_phone'),
    guest_email: text('guest_email'),
    /** Who limits count: the phone of whoever has one, else the member. */
    buyer_key: text('buyer_key'),
    /** What stands for the address it came from. */
    placed_from: text('placed_from'),
    /** Ids of entities; names as bought, so that a later change does not rewrite history. */
    category_id: uuid('category_id'),
    product_id: uuid('product_id'),
    /** 1 VCG, 2 Custom. */
    product_source: smallint('product_source').notNull().default(1),
    fulfilment: text('fulfilment', { enum: ['h2h', 'manual', 'code', 'account', 'joki'] }),
    variation_id: uuid('variation_id'),
    product_name: text('product_name').notNull(),
    item_name: text('item_name').notNull(),
    form_values: jsonb('form_values').$type<FormValues>().notNull().default({}),
    nickname: text('nickname'),
    qty: integer('qty').notNull(),
    cost: rupiah('cost').notNull(),
    /** The dearer cost that its partner was told; accepted by sending the order on its way again. */
    warned_cost: rupiah('warned_cost'),
    price: rupiah('price').notNull().default(0),
    discount: rupiah('discount').notNull().default(0),
    promo_id: uuid('promo_id'),
    promo_code: text('promo_code'),
    flash_sale_id: uuid('flash_sale_id'),
    payment_fee: rupiah('payment_fee').notNull().default(0),
    fee_bearer: text('fee_bearer', { enum: ['shop', 'buyer'] })
      .notNull()
      .default('shop'),
    rounding: rupiah('rounding').notNull().default(0),
    unique_code: integer('unique_code').notNull().default(0),
    total: rupiah('total').notNull(),
    /** What it brings if it succeeds; sums and lists take `earned`. */
    profit: rupiah('profit').notNull(),
    /** What it has brought: its profit while it is done, else nothing. */
    earned: rupiah('earned')
      .notNull()
      .generatedAlwaysAs(sql`case when order_status = 3 then profit else 0 end`),
    /** What of it stands in the panel balance now, and what of the buyer's money in the main one. */
    profit_credited: rupiah('profit_credited').notNull().default(0),
    main_credited: rupiah('main_credited').notNull().default(0),
    payment_method: text('payment_method').notNull(),
    payment_method_id: uuid('payment_method_id'),
    payment_source: text('payment_source', { enum: PAYMENT_SOURCES }).notNull().default('platform'),
    /** 1 Menunggu, 2 Dibayar, 3 Kedaluwarsa, 4 Gagal, 5 Refund. */
    payment_status: smallint('payment_status').notNull(),
    paid_at: instant('paid_at'),
    payment_ref: text('payment_ref'),
    expires_at: instant('expires_at'),
    /** 1 Menunggu Pembayaran, 2 Diproses, 3 Berhasil, 4 Gagal, 5 Batal, 6 Refund. */
    order_status: smallint('order_status').notNull(),
    /** Why it waits, failed or was paid back; Indonesian. */
    reason: text('reason'),
    /** Codes, flash sale stock and promo use are taken; given back once. */
    has_reservation: boolean('has_reservation').notNull().default(false),
    h2h_transaction_id: uuid('h2h_transaction_id'),
    h2h_transaction_code: text('h2h_transaction_code'),
    /** What was delivered; opens with the vault alone. */
    sn_sealed: text('sn_sealed'),
    rating: smallint('rating'),
    review: text('review'),
    internal_note: text('internal_note'),
    /** What a search looks into, in lower case, a line each: `panel-order/search-text.ts`. */
    search: text('search').notNull().default(''),
    version: integer('version').notNull().default(1),
    created_at: instant('created_at').notNull().default(now),
    updated_at: instant('updated_at').notNull().default(now),
    /** Who changed it last, when that was a person of the partner. */
    updated_by: uuid('updated_by').references(() => users.id),
    finished_at: instant('finished_at'),
  },
  (table) => [
    index('panel_orders_partner').on(table.partner_id, table.created_at, table.id),
    // Figures of a period are counted from this alone.
    index('panel_orders_days').on(
      table.partner_id,
      table.created_at,
      table.order_status,
      table.total,
      table.earned,
    ),
    index('panel_orders_total').on(table.partner_id, table.total, table.id),
    index('panel_orders_earned').on(table.partner_id, table.earned, table.id),
    index('panel_orders_status').on(table.partner_id, table.order_status, table.created_at),
    index('panel_orders_payment').on(table.partner_id, table.payment_status, table.created_at),
    index('panel_orders_source').on(table.partner_id, table.product_source, table.created_at),
    index('panel_orders_payment_source').on(table.partner_id, table.payment_source, table.created_at),
    index('panel_orders_member').on(table.member_id, table.created_at),
    // Sales in the books, by when they were paid.
    index('panel_orders_book')
      .on(table.partner_id, sql`coalesce(${table.paid_at}, ${table.created_at})`)
      .where(sql`${table.order_status} = 3`),
    index('panel_orders_search').using('gin', sql`${table.search} gin_trgm_ops`),
    // Counts and scans for terms that half of the rows hold.
    index('panel_orders_words').on(table.partner_id, table.search),
    index('panel_orders_h2h')
      .on(table.h2h_transaction_id)
      .where(sql`${table.h2h_transaction_id} is not null`),
    // Open orders of one buyer and of one address.
    index('panel_orders_unpaid_buyer')
      .on(table.partner_id, table.buyer_key)
      .where(sql`${table.payment_status} = 1`),
    index('panel_orders_unpaid_from')
      .on(table.partner_id, table.placed_from)
      .where(sql`${table.payment_status} = 1`),
    uniqueIndex('panel_orders_key').on(table.partner_id, table.idempotency_key),
    // Two open transfers to one account are told apart by what is paid.
    uniqueIndex('panel_orders_transfer')
      .on(table.partner_id, table.payment_method_id, table.total)
      .where(sql`${table.payment_status} = 1 and ${table.unique_code} > 0`),
    check(
      'panel_orders_statuses',
      sql`${table.payment_status} between 1 and 5 and ${table.order_status} between 1 and 6`,
    ),
    check(
      'panel_orders_amounts',
      sql`${table.total} >= 0 and ${table.qty} > 0 and ${table.profit_credited} >= 0
        and ${table.main_credited} >= 0`,
    ),
    check('panel_orders_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** What happened to an order, in its order. */
export const panelOrderEvents = pgTable(
  'panel_order_events',
  {
    id: idColumn(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => panelOrders.id),
    /** An own closed set; its words are `core/text/panel-order.ts`. */
    step: text('step').$type<PanelOrderStep>().notNull(),
    note: text('note'),
    /** Rupiah that moved by it. */
    amount: rupiah('amount'),
    actor: text('actor').notNull(),
    at: instant('at').notNull().default(now),
  },
  (table) => [index('panel_order_events_order').on(table.order_id, table.at, table.id)],
);
