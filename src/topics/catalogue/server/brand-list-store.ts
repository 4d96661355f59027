import { containing } from '../../../platform/db/containing';
import { queryAll, queryRow } from '../../../platform/db/statement';
import type { Category } from '../contract/catalogue';
import type { CutOffHours } from '../contract/cut-off';
import { BRAND_COLUMNS, BRAND_GROUP, BRAND_SOURCE, type BrandRow, type PriceFacts } from './brand-columns';

/** Inactive brands are retained for history but not listed. */
const ON_SHELF = 'b.status <> 4';

export interface BrandFilter {
  category?: string | undefined;
  search?: string | undefined;
  onlyFavorites: boolean;
}

interface FilterParams {
  partner: string;
  category: string | null;
  pattern: string | null;
  favorites: boolean;
}

const FILTERED = `${ON_SHELF}
  and (:category::uuid is null or b.category_id = :category::uuid)
  and (:pattern::text is null or b.name ilike :pattern::text or b.publisher ilike :pattern::text
    or exists (select 1 from variations s where s.brand_id = b.id and s.sku ilike :pattern::text))
  and (not :favorites::bool or exists (
    select 1 from favorites mine where mine.brand_id = b.id and mine.partner_id = :partner::uuid))`;

export const readCategoryRows = queryAll<object, Category>(
  'catalogue_categories',
  `select c.id, c.slug, c.name, c.icon, c.type, count(b.id)::int as brand_count
from categories c left join brands b on b.category_id = c.id and ${ON_SHELF}
group by c.id order by c.sort, c.id`,
);

export const readBrandRows = queryAll<FilterParams & { skip: number; most: number }, BrandRow>(
  'catalogue_brands',
  `select ${BRAND_COLUMNS}
from ${BRAND_SOURCE}
where ${FILTERED}
group by ${BRAND_GROUP}, c.sort
order by c.sort, b.sort, b.id offset :skip::bigint limit :most::int`,
);

export const readBrandListFacts = queryRow<FilterParams, PriceFacts & { total: number; updated_at: string }>(
  'catalogue_brand_facts',
  `select t.name as tier_name, t.price_discount_bps, (extract(epoch from now()) * 1000)::float8 as now,
  (select count(*) from brands b where ${FILTERED})::int as total,
  coalesce((select max(updated_at) from variations), now()) as updated_at
from partners p join tiers t on t.id = p.tier_id where p.id = :partner::uuid`,
);

export const paramsOf = (
  partner: string,
  { category, search, onlyFavorites }: BrandFilter,
): FilterParams => ({
  partner,
  category: category ?? null,
  pattern: containing(search),
  favorites: onlyFavorites,
});

export const readCutOffRows = queryAll<object, Omit<CutOffHours, 'is_cut_off'>>(
  'catalogue_cut_offs',
  `select id as brand_id, name, cut_off_start as start, cut_off_end as "end" from brands b
where ${ON_SHELF} and cut_off_start is not null and cut_off_end is not null order by cut_off_start, name`,
);

/** Available items of these brands with prices before tier discount. */
export const openItems = queryAll<
  { brands: readonly string[] },
  { variation_id: string; brand_id: string; category_id: string; base_price: number }
>(
  'catalogue_open_items',
  `select v.id as variation_id, v.brand_id, b.category_id, v.base_price
from variations v join brands b on b.id = v.brand_id
where v.brand_id = any(:brands::uuid[]) and v.status = 1 and v.base_price is not null`,
);
