import type { Database, Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';
import { queryAll } from '../../../platform/db/statement';
import type { StoredRule } from '../domain/rule-change';
import type { PricedItem, SellingRule } from '../domain/selling-price';

const ruleColumns = `r.id, r.scope, r.scope_id, r.method, r.value::float8 as value, r.rounding, r.round_up, r.ending,
  r.min_margin, r.max_margin`;

export const readActiveRules = queryAll<{ partner: string }, SellingRule>(
  'selling_rules_all',
  `select ${ruleColumns} from selling_rules r where r.partner_id = :partner::uuid and r.is_active`,
);

const readReaching = queryAll<{ partner: string; reaching: readonly string[] }, SellingRule>(
  'selling_rules_of_items',
  `select ${ruleColumns} from selling_rules r
where r.partner_id = :partner::uuid and r.is_active
  and coalesce(r.scope_id, r.partner_id) = any(:reaching::uuid[])`,
);

export type ReachedItem = Omit<PricedItem, 'cost'>;

/** Rules covering these items: at most four each. */
export const readRulesOfItems = (
  db: Database | Db,
  partner: string,
  items: readonly ReachedItem[],
): Promise<SellingRule[]> => readReaching(db, { partner, reaching: reaching(partner, items) });

const reaching = (partner: string, items: readonly ReachedItem[]): string[] => [
  ...new Set([
    partner,
    ...items.flatMap(({ variation_id, brand_id, category_id }) => [category_id, brand_id, variation_id]),
  ]),
];

export interface RuleRow extends StoredRule, Record<string, unknown> {
  /** Display name of the scope: `Mobile Legends`. */
  name: string;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
}

export const RULES = sql`selling_rules r
  left join categories c on r.scope = 'category' and c.id = r.scope_id
  left join variations v on r.scope = 'variation' and v.id = r.scope_id
  left join brands b on b.id = case r.scope when 'brand' then r.scope_id when 'variation' then v.brand_id end
  left join users u on u.id = r.updated_by`;
export const NAME = sql`case r.scope when 'global' then 'Semua item' when 'category' then c.name when 'brand' then b.name
  else b.name || ' – ' || v.name end`;

export const readRulesByIds = (db: Db, partnerId: string, ids: string[]): Promise<RuleRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : readRules(db, sql`r.partner_id = ${partnerId} and r.id in ${ids}`);

/** Rules by scope id; the partner's id stands for everything. */
export const readRulesByTargets = (db: Db, partnerId: string, targets: string[]): Promise<RuleRow[]> =>
  targets.length === 0
    ? Promise.resolve([])
    : readRules(db, sql`r.partner_id = ${partnerId} and coalesce(r.scope_id, r.partner_id) in ${targets}`);

export const readRules = (db: Db, where: SQL): Promise<RuleRow[]> =>
  db.rows<RuleRow>(sql`
    select ${sql.raw(ruleColumns)}, r.is_active, r.version, ${NAME} as name, r.created_at, r.updated_at,
      u.name as updated_by
    from ${RULES} where ${where}`);
