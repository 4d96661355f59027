import type { EntitySelection } from '../../../admin/entity/query';
import type { Db } from '../../../platform/db/client';
import { containingWords, searchedText } from '../../../platform/db/containing';
import { type SQL, sql } from '../../../platform/db/sql';
import type { PricedItem, RuleScope, SellingRule } from '../domain/selling-price';
import { tierPrice } from '../domain/tier-price';

export interface CatalogueItem extends PricedItem {
  /** Supplier price in rupiah; the tier discount `discount_bps` is in basis points. */
  base_price: number;
  discount_bps: number;
  sku: string;
  item: string;
  brand: string;
  category: string;
  /** `ITEM`; a closed brand closes its items. */
  status: number;
  /** Database format. */
  updated_at: string;
}

type ItemRow = Omit<CatalogueItem, 'cost'>;

const SOURCE = sql`variations v join brands b on b.id = v.brand_id join categories c on c.id = b.category_id`;
const STATUS = sql`case when b.status = 1 then v.status else 2 end`;

const conditions: Record<string, (values: string[]) => SQL> = {
  brand_id: (values) => sql`v.brand_id in ${values}`,
  category_id: (values) => sql`b.category_id in ${values}`,
  status: (values) => sql`${STATUS} in ${values.map(Number)}`,
  variation_id: (values) => sql`v.id in ${values}`,
};

type Narrowing = Pick<EntitySelection, 'filters' | 'search'> & {
  reached?: readonly Reach[];
};

export type Reach = Pick<SellingRule, 'scope' | 'scope_id'>;

const REACHED = {
  category: sql`b.category_id`,
  brand: sql`v.brand_id`,
  variation: sql`v.id`,
} satisfies Record<Exclude<RuleScope, 'global'>, SQL>;

function reachedBy(rules: readonly Reach[]): SQL {
  if (rules.some(({ scope }) => scope === 'global')) return sql`true`;
  const parts = Object.entries(REACHED).flatMap(([scope, column]) => {
    const ids = rules.filter((rule) => rule.scope === scope).map((rule) => rule.scope_id);
    return ids.length > 0 ? [sql`${column} = any(${sql.param(ids)}::uuid[])`] : [];
  });
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : sql`false`;
}

/** Excludes bills, whose price is not fixed. */
function matching({ filters, search, reached }: Narrowing): SQL {
  return sql.join(
    [
      sql`b.status <> 4 and c.type = 1 and v.base_price is not null`,
      ...filters.map(({ field, values }) => conditions[field]?.(values) ?? sql`false`),
      ...(reached ? [reachedBy(reached)] : []),
      ...(search ? [containingWords(search, [sql`v.search`, searchedText(sql`b.name`)])] : []),
    ],
    sql` and `,
  );
}

export const countItems = async (db: Db, narrowing: Narrowing): Promise<number> =>
  (await db.value<number>(sql`select count(*)::int as total from ${SOURCE} where ${matching(narrowing)}`)) ??
  0;

export async function readItems(
  db: Db,
  partnerId: string,
  narrowing: Narrowing,
  window?: { offset: number; limit: number },
): Promise<CatalogueItem[]> {
  const rows = await db.rows<ItemRow>(sql`
    select v.id as variation_id, v.brand_id, b.category_id, v.sku, v.name as item, b.name as brand, c.name as category,
      ${STATUS} as status, v.base_price, t.price_discount_bps as discount_bps, v.updated_at
    from ${SOURCE} join partners p on p.id = ${partnerId} join tiers t on t.id = p.tier_id
    where ${matching(narrowing)} order by c.sort, b.sort, b.id, v.sort, v.id
    ${window ? sql`limit ${window.limit} offset ${window.offset}` : sql``}`);
  return rows.map((row) => ({ ...row, cost: tierPrice(row.base_price, row.discount_bps) }));
}

/**
 * Items covered by these rules, unordered. One row per brand, because a rule for everything covers the whole
 * catalogue and is previewed at each keystroke.
 */
export async function reachedItems(
  db: Db,
  partnerId: string,
  reached: readonly Reach[],
): Promise<PricedItem[]> {
  const rows = await db.rows<ReachedBrand>(sql`
    select v.brand_id, b.category_id, t.price_discount_bps as discount_bps, json_agg(v.id) as ids,
      json_agg(v.base_price) as prices
    from ${SOURCE} join partners p on p.id = ${partnerId} join tiers t on t.id = p.tier_id
    where ${matching({ filters: [], reached })} group by v.brand_id, b.category_id, t.price_discount_bps`);
  return rows.flatMap(({ brand_id, category_id, discount_bps, ids, prices }) =>
    ids.map((variation_id, nth) => ({
      ...{ variation_id, brand_id, category_id },
      cost: tierPrice(prices[nth] ?? 0, discount_bps),
    })),
  );
}

interface ReachedBrand extends Record<string, unknown> {
  brand_id: string;
  category_id: string;
  discount_bps: number;
  ids: string[];
  prices: number[];
}

/** Number of these items whose price the supplier has changed since. */
export const movedSince = async (db: Db, since: string, variationIds: string[]): Promise<number> =>
  (await db.value<number>(sql`
    select count(distinct variation_id)::int from price_changes
    where created_at > ${since} and variation_id = any(${sql.param(variationIds)}::uuid[])`)) ?? 0;
