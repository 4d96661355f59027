import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RuleChange } from '../../../src/core/pricing/rule-change';
import type { SellingRule } from '../../../src/core/pricing/selling-price';
import { idColumn, instant, now, rupiah } from './columns';
import { partners, users } from './identity';

/** What a partner sells for: one rule for everything, a category, a brand, an item. */
export const sellingRules = pgTable(
  'selling_rules',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    scope: text('scope').$type<SellingRule['scope']>().notNull(),
    /** Category, brand or item; null for everything. */
    scope_id: uuid('scope_id'),
    method: text('method').$type<SellingRule['method']>().notNull(),
    /** Per cent, or rupiah. */
    value: numeric('value', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    rounding: integer('rounding').notNull(),
    round_up: boolean('round_up').notNull(),
    ending: text('ending').$type<SellingRule['ending']>().notNull(),
    min_margin: rupiah('min_margin'),
    max_margin: rupiah('max_margin'),
    is_active: boolean('is_active').notNull(),
    version: integer('version').notNull().default(1),
    created_at: instant('created_at').notNull().default(now),
    updated_at: instant('updated_at').notNull().default(now),
    updated_by: uuid('updated_by').references(() => users.id),
  },
  (table) => [
    // One for each thing; a partner's id stands for everything of it.
    uniqueIndex('selling_rules_one').on(
      table.partner_id,
      sql`coalesce(${table.scope_id}, ${table.partner_id})`,
    ),
    check(
      'selling_rules_scope',
      sql`${table.scope} in ('global', 'category', 'brand', 'variation')
      and (${table.scope} = 'global') = (${table.scope_id} is null)`,
    ),
    check(
      'selling_rules_method',
      sql`${table.method} in ('percent', 'amount', 'fixed') and ${table.value} >= 0`,
    ),
    check(
      'selling_rules_round',
      sql`${table.rounding} in (0, 50, 100, 500, 1000) and ${table.ending} in ('', '9', '99', '00')`,
    ),
    check(
      'selling_rules_margin',
      sql`${table.min_margin} >= 0 and ${table.max_margin} >= 0 and ${table.min_margin} <= ${table.max_margin}`,
    ),
  ],
);

/** What was done to a partner's rules at one time: never changed, but for what took it back. */
export const sellingRuleChanges = pgTable(
  'selling_rule_changes',
  {
    id: idColumn(),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    user_id: uuid('user_id').references(() => users.id),
    actor: text('actor').notNull(),
    kind: text('kind').$type<RuleChange['kind']>().notNull(),
    rules: jsonb('rules').$type<RuleChange['rules']>().notNull(),
    /** What took it back. */
    undone_by: uuid('undone_by'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('selling_rule_changes_partner').on(table.partner_id, table.created_at, table.id),
    check(
      'selling_rule_changes_kind',
      sql`${table.kind} in ('create', 'edit', 'delete', 'restore', 'bulk', 'clear', 'undo', 'guard', 'mend')`,
    ),
  ],
);
