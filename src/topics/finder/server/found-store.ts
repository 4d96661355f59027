import type { Database } from '../../../platform/db/client';
import { containing } from '../../../platform/db/containing';
import { queryAll, run, statement } from '../../../platform/db/statement';
import type { BrandForm } from '../../catalogue/contract/catalogue';
import type { Found, FoundItem } from '../contract';

type FoundBrand = Found['brands'][number];

// Matches by name before publisher, prefixes before other matches.
const brandsStatement = statement<{ text: string; pattern: string | null; most: number }, FoundBrand>(
  'catalogue_found_brands',
  `select b.id, b.key, b.name, b.monogram, b.image, c.name as category_name
from brands b join categories c on c.id = b.category_id
where b.status <> 4 and (b.name ilike :pattern::text or b.publisher ilike :pattern::text
  or upper(b.monogram) = upper(:text::text))
order by position(lower(:text::text) in lower(b.name)) = 1 desc, b.name ilike :pattern::text desc, c.sort, b.sort,
  b.id limit :most::int`,
);

export const searchBrands = (database: Database, text: string, most: number): Promise<FoundBrand[]> =>
  run(database, brandsStatement, { text, pattern: containing(text), most });

export interface FoundItemRow extends Pick<FoundItem, 'id' | 'sku' | 'name' | 'status'> {
  base_price: number | null;
  price_discount_bps: number;
  forms: BrandForm[];
  is_exact: boolean;
  brand_id: string;
  category_id: string;
  brand_key: string;
  brand_name: string;
  monogram: string;
  image: string | null;
  category_name: string;
}

/** Must match `skuKey`. */
const KEY = `replace(replace(upper(v.sku), '-', ''), '_', '')`;

/** Items by code prefix in any spelling; exact match first. */
export const readItemsByCode = queryAll<{ partner: string; key: string; most: number }, FoundItemRow>(
  'catalogue_found_items',
  `select v.id, v.sku, v.name, v.status, v.base_price, t.price_discount_bps, b.forms, ${KEY} = :key::text as is_exact,
  b.id as brand_id, b.category_id, b.key as brand_key, b.name as brand_name, b.monogram, b.image,
  c.name as category_name
from variations v
join brands b on b.id = v.brand_id
join categories c on c.id = b.category_id
join partners p on p.id = :partner::uuid
join tiers t on t.id = p.tier_id
where b.status <> 4 and ${KEY} ~>=~ :key::text and ${KEY} ~<~ (:key::text || chr(1114111))
order by ${KEY} using ~<~, v.id limit :most::int`,
);
