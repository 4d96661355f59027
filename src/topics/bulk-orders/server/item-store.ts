import { queryAll } from '../../../platform/db/statement';
import type { BrandForm } from '../../catalogue/contract/catalogue';
import { OWN_CODES, OWN_ITEM, SKU_KEY } from '../../catalogue/server/own-code';

export interface LineItem {
  id: string;
  sku: string;
  /** `skuKey` of its SKU, or of the own code that was typed. */
  key: string;
  name: string;
  brand_id: string;
  brand: string;
  brand_key: string;
  category_id: string;
  has_check_id: boolean;
  forms: BrandForm[];
  /** True if the bill determines the price. */
  is_bill: boolean;
}

/** Items by their codes, else by the own codes of the partner. */
export const readItemsByKeys = queryAll<{ partner: string; keys: readonly string[] }, LineItem>(
  'bulk_items',
  `with known as (
  select v.id, ${SKU_KEY} as key from variations v where ${SKU_KEY} = any(:keys::text[])
), own as (
  select ${OWN_ITEM} as id, upper(k.value) as key from ${OWN_CODES}
    and k.value in (select lower(one) from unnest(:keys::text[]) one)
)
select v.id, v.sku, meant.key, v.name, b.id as brand_id, b.name as brand, b.key as brand_key, b.category_id, b.has_check_id,
  b.forms, v.base_price is null as is_bill
from (select id, key from known union all select id, key from own where key not in (select key from known)) meant
join variations v on v.id = meant.id join brands b on b.id = v.brand_id`,
);

export interface Sibling {
  sku: string;
  name: string;
  status: number;
  category_id: string;
  brand: { key: string; name: string };
}

interface SiblingFilter {
  categories: readonly string[];
  names: readonly string[];
}

/** Items of these categories whose names have these prefixes, ignoring the route suffix. */
export const readSiblings = queryAll<SiblingFilter, Sibling>(
  'bulk_siblings',
  `select v.sku, v.name, v.status, b.category_id, json_build_object('key', b.key, 'name', b.name) as brand
from variations v join brands b on b.id = v.brand_id
where b.category_id = any(:categories::uuid[]) and b.status = 1 and v.base_price is not null
  and split_part(v.name, ' · ', 1) = any(:names::text[])
order by b.sort, v.sort`,
);
