import { sql } from 'drizzle-orm';
import {
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
import type { Pieces } from '../../../src/core/shift/pieces';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';
import { transactions } from './transaction';

/** The time of a cashier at its drawer. What it came to is written once, with the count, and never again. */
export const cashierShifts = pgTable(
  'cashier_shifts',
  {
    id: idColumn(),
    code: text('code').notNull().unique(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Whose drawer it is. */
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** `SHIFT`. */
    status: smallint('status').notNull(),
    opening_cash: rupiah('opening_cash').notNull(),
    opened_at: instant('opened_at').notNull().default(now),
    closed_at: instant('closed_at'),
    /** Who counted. */
    closed_by: uuid('closed_by').references(() => users.id),
    counted: rupiah('counted'),
    /** Notes and coins, where they were counted one by one. */
    pieces: jsonb('pieces').$type<Pieces[]>(),
    /** Figures as of the count (`core/shift/figures`). */
    orders: integer('orders'),
    takings: rupiah('takings'),
    unpriced: integer('unpriced'),
    returned: integer('returned'),
    partly: integer('partly'),
    noncash: rupiah('noncash'),
    cash_in: rupiah('cash_in'),
    cash_out: rupiah('cash_out'),
    expected: rupiah('expected'),
    difference: rupiah('difference').generatedAlwaysAs(sql`counted - expected`),
    /** Why there is a difference, and who says so. */
    note: text('note'),
    note_by: uuid('note_by').references(() => users.id),
  },
  (table) => [
    index('cashier_shifts_partner').on(table.partner_id, table.opened_at),
    // A drawer is opened anew once the one before is counted and explained.
    uniqueIndex('cashier_shifts_unfinished').on(table.user_id).where(sql`${table.status} in (1, 2)`),
    check('cashier_shifts_opening', sql`${table.opening_cash} >= 0`),
    check(
      'cashier_shifts_counted',
      sql`case when ${table.status} = 1
        then num_nonnulls(closed_at, closed_by, counted, orders, takings, unpriced, returned, partly, noncash, cash_in,
          cash_out, expected, note) = 0
        else num_nulls(closed_at, closed_by, counted, orders, takings, unpriced, returned, partly, noncash, cash_in,
          cash_out, expected) = 0 end`,
    ),
    check(
      'cashier_shifts_sum',
      sql`${table.expected} = ${table.opening_cash} + ${table.takings} - ${table.noncash} + ${table.cash_in} - ${table.cash_out}`,
    ),
    check(
      'cashier_shifts_explained',
      sql`(${table.status} = 2) = (${table.counted} <> ${table.expected} and ${table.note} is null)`,
    ),
  ],
);

/** Cash that was put into a drawer (above 0) or taken out (below) for something else than an order. */
export const cashierShiftCash = pgTable(
  'cashier_shift_cash',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    shift_id: uuid('shift_id')
      .notNull()
      .references(() => cashierShifts.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    amount: rupiah('amount').notNull(),
    reason: text('reason').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('cashier_shift_cash_shift').on(table.shift_id, table.created_at),
    check('cashier_shift_cash_amount', sql`${table.amount} <> 0`),
  ],
);

/** The orders of a shift: each falls into the one that was open when it was made, with its own commit. */
export const cashierShiftOrders = pgTable(
  'cashier_shift_orders',
  {
    order_id: uuid('order_id')
      .primaryKey()
      .references(() => transactions.id),
    shift_id: uuid('shift_id')
      .notNull()
      .references(() => cashierShifts.id),
    /** Rupiah that it counted for when the shift was closed; null before, and where it has no selling price. */
    taken: rupiah('taken'),
  },
  (table) => [index('cashier_shift_orders_shift').on(table.shift_id)],
);
