import type { ListedItem } from '../../../../core/contract/listed-item';
import type { Database } from '../../../../platform/db/client';
import { queryAll, queryAny, queryColumn, queryRow } from '../../../../platform/db/statement';
import type { Mapping } from '../../domain/import-plan';
import type { Margin } from '../../domain/resale';
import type { OwnItem, Routed } from '../../domain/shelf';

export interface MappingInput {
  supplier: string;
  category: string;
  /** Supplier's spelling; an empty type is the default for types without a mapping. */
  brand: string;
  type: string;
  brand_key: string;
  group: string;
  margin: Margin;
}

const upsertMapping = queryAny<Omit<MappingInput, 'margin'> & Margin>(
  'supplier_mapping_set',
  `insert into supplier_mappings (supplier, category, brand, type, brand_id, "group", margin_bps, margin_amount)
select :supplier::text, :category::text, :brand::text, :type::text, b.id, :group::text, :bps::int, :amount::bigint
from brands b where b.key = :brand_key::text
on conflict (supplier, category, brand, type) do update set brand_id = excluded.brand_id, "group" = excluded.group,
  margin_bps = excluded.margin_bps, margin_amount = excluded.margin_amount, updated_at = now()
returning brand`,
);

/** Sets or replaces a mapping; false for an unknown brand key. */
export const setMapping = (database: Database, { margin, ...input }: MappingInput): Promise<boolean> =>
  upsertMapping(database, { ...input, ...margin });

export interface MappingName extends Pick<MappingInput, 'supplier' | 'brand' | 'type'> {
  /** Null if unambiguous. */
  category: string | null;
}

/** Categories with this mapping; it is deleted only if there is exactly one. */
export const removeMapping = queryColumn<MappingName, string>(
  'supplier_mapping_remove',
  `with found as (
  select category from supplier_mappings where supplier = :supplier::text and brand = :brand::text and type = :type::text
    and category = coalesce(:category::text, category)
), gone as (
  delete from supplier_mappings m using found where (select count(*) from found) = 1 and m.category = found.category
    and m.supplier = :supplier::text and m.brand = :brand::text and m.type = :type::text
)
select category from found order by category`,
);

export interface ListedBrand {
  category: string;
  brand: string;
  type: string;
  items: number;
  available: number;
  /** Our brand key; null if not mapped. */
  brand_key: string | null;
  group: string | null;
  margin_bps: number | null;
  margin_amount: number | null;
}

export const readListedBrands = queryAll<{ supplier: string }, ListedBrand>(
  'supplier_listed_brands',
  `select i.category, i.brand, i.type, count(*)::int as items, (count(*) filter (where i.state = 'available'))::int as available,
  b.key as brand_key, m.group, m.margin_bps, m.margin_amount
from supplier_items i
left join lateral (select * from supplier_mappings m where m.supplier = i.supplier and m.category = i.category
  and m.brand = i.brand and m.type in (i.type, '') order by m.type desc limit 1) m on true
left join brands b on b.id = m.brand_id
where i.supplier = :supplier::text and i.state <> 'gone'
group by i.category, i.brand, i.type, b.key, m.group, m.margin_bps, m.margin_amount
order by b.key is not null, i.category, i.brand, i.type`,
);

export interface PlanRow {
  listed: ListedItem[];
  mappings: Mapping[];
  items: OwnItem[];
  taken: string[];
  routed: Routed[];
  discount: number;
}

const list = (of: string) => `(select coalesce(jsonb_agg(x), '[]') from (${of}) x)`;

export const readImportInput = queryRow<{ supplier: string }, PlanRow>(
  'supplier_plan_grounds',
  `with mapped as (
  select m.*, b.key from supplier_mappings m join brands b on b.id = m.brand_id
  where m.supplier = :supplier::text
)
select
  ${list(`select i.code, i.category, i.brand, i.type, i.name, i.is_postpaid, i.price, i.admin_fee, i.commission, i.state,
    i.cut_off_start, i.cut_off_end from supplier_items i
    where i.supplier = :supplier::text and i.state <> 'gone' and (i.category, i.brand) in (select category, brand from mapped)`)} as listed,
  ${list(`select m.category, m.brand, m.type, m.brand_id, m.key as brand_key, c.type = 2 as is_postpaid, m.group,
    jsonb_build_object('bps', m.margin_bps, 'amount', m.margin_amount) as margin
    from mapped m join brands b on b.id = m.brand_id join categories c on c.id = b.category_id`)} as mappings,
  ${list(`select v.sku, v.brand_id, v.group, v.name from variations v
    where v.brand_id in (select brand_id from mapped) order by v.sort, v.id`)} as items,
  (select coalesce(jsonb_agg(replace(replace(upper(sku), '-', ''), '_', '')), '[]') from variations) as taken,
  ${list(`select r.code, v.sku, case when i.code is not null
      then jsonb_build_object('category', i.category, 'brand', i.brand, 'type', i.type) end as kind,
      case when r.margin_bps is not null then jsonb_build_object('bps', r.margin_bps, 'amount', r.margin_amount) end as margin
    from supplier_routes r join variations v on v.id = r.variation_id
    left join supplier_items i on i.supplier = r.supplier and i.code = r.code where r.supplier = :supplier::text`)} as routed,
  (select coalesce(max(price_discount_bps), 0) from tiers) as discount`,
);
