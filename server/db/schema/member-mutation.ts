import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { MEMBER_MOVES } from '../../../src/core/states';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';
import { panelOrders } from './panel-order';

/**
 * Balance and points of members, append-only (a trigger refuses update and delete). Where they stand is in
 * `entity_counters`, under the same word.
 */
export const memberMutations = pgTable(
  'member_mutations',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    member_id: uuid('member_id').notNull(),
    kind: text('kind', { enum: ['balance', 'point'] }).notNull(),
    /** Counts the rows of one member and kind, without a gap. */
    seq: integer('seq').notNull(),
    amount: rupiah('amount').notNull(),
    after: rupiah('after').notNull(),
    type: text('type', {
      enum: [...MEMBER_MOVES.balance, 'earned', 'returned'],
    }).notNull(),
    order_id: uuid('order_id').references(() => panelOrders.id),
    ref_code: text('ref_code'),
    note: text('note'),
    actor: text('actor').notNull(),
    user_id: uuid('user_id').references(() => users.id),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    uniqueIndex('member_mutations_seq').on(table.member_id, table.kind, table.seq),
    index('member_mutations_list').on(table.partner_id, table.kind, table.created_at, table.id),
    check('member_mutations_amount', sql`${table.amount} <> 0 and ${table.after} >= 0`),
  ],
);
