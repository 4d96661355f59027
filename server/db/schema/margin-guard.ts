import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { GuardChannel } from '../../../src/core/pricing/margin-guard';
import { idColumn, instant, now, rupiah } from './columns';
import { partners } from './identity';
import { priceChanges } from './price-change';

/** What each guard has to judge: one row for it and a change of a price, made with the change, kept once it is judged. */
export const marginGuardTurns = pgTable(
  'margin_guard_turns',
  {
    /** A record of `margin-guard`; it may be gone by the time of its turn. */
    guard_id: uuid('guard_id').notNull(),
    change_id: uuid('change_id')
      .notNull()
      .references(() => priceChanges.id),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Turns of a partner are judged in the order of these two: those of one item in the order of its changes. */
    queued_at: instant('queued_at').notNull(),
    nth: integer('nth').notNull(),
    /** `GuardVerdict`, or that there was no such guard any more. */
    verdict: text('verdict'),
    judged_at: instant('judged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.guard_id, table.change_id] }),
    index('margin_guard_turns_waiting')
      .on(table.partner_id, table.queued_at, table.nth)
      .where(sql`${table.judged_at} is null`),
    index('margin_guard_turns_judged').on(table.judged_at).where(sql`${table.judged_at} is not null`),
    check(
      'margin_guard_turns_verdict',
      sql`(${table.judged_at} is null) = (${table.verdict} is null)
      and ${table.verdict} in ('none', 'tell', 'raise', 'off', 'on', 'gone')`,
    ),
  ],
);

/** What guards did, and what was mended by hand: never changed, but for what took it back. */
export const marginGuardEvents = pgTable(
  'margin_guard_events',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Null: a person mended it. */
    guard_id: uuid('guard_id'),
    /** The guard, or the person, as it was called then. */
    actor: text('actor').notNull(),
    change_id: uuid('change_id').references(() => priceChanges.id),
    channel: text('channel').$type<GuardChannel>().notNull(),
    kind: text('kind').$type<'tell' | 'raise' | 'off' | 'on' | 'mend'>().notNull(),
    /** An item of the catalogue, or a record of `product-vcg`. */
    subject_id: uuid('subject_id').notNull(),
    item: text('item').notNull(),
    reason: text('reason').notNull(),
    /** Null where no cost moved: it was done by hand, or because its guard was changed. */
    cost_before: rupiah('cost_before'),
    cost_now: rupiah('cost_now'),
    price_before: rupiah('price_before'),
    price_after: rupiah('price_after'),
    /** What takes it back: a change of selling rules, or what a record of a website held. */
    undo: jsonb('undo').$type<GuardUndo>(),
    undone_at: instant('undone_at'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    unique('margin_guard_events_one').on(table.guard_id, table.change_id, table.subject_id),
    index('margin_guard_events_partner').on(table.partner_id, table.created_at, table.id),
    check('margin_guard_events_channel', sql`${table.channel} in ('h2h', 'website')`),
    check('margin_guard_events_kind', sql`${table.kind} in ('tell', 'raise', 'off', 'on', 'mend')`),
  ],
);

/** How a record of `product-vcg` is priced. */
export interface TypedPrices {
  price_mode: 'tier' | 'manual';
  prices: { tier_id: string; price: number }[];
}

/** `change`: id of a change of selling rules. `before` and `after`: what a record of a website held, and what it was given. */
export interface GuardUndo {
  change?: string;
  before?: TypedPrices;
  after?: TypedPrices;
}
