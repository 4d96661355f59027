import { queryAll, queryOne, queryRow } from '../../../../platform/db/statement';
import { OWN_CODES, OWN_ITEM } from '../../../catalogue/server/own-code';
import type { SandboxItem } from '../../contract/integration';
import type { ApiBrand } from '../../contract/open-api/catalogue';

export const readCategories = queryAll<object, { key: string; name: string; is_postpaid: boolean }>(
  'open_api_categories',
  'select slug as key, name, type = 2 as is_postpaid from categories order by sort, id',
);

export const readBrands = queryAll<{ category: string | null }, ApiBrand>(
  'open_api_brands',
  `select b.key, b.name, c.slug as category, b.is_voucher, c.type = 2 as is_postpaid, b.status, b.cut_off_start,
     b.cut_off_end, b.has_check_id as can_check_id, b.forms
   from brands b join categories c on c.id = b.category_id
   where b.status <> 4 and (:category::text is null or c.slug = :category::text)
   order by c.sort, b.sort, b.id`,
);

export interface ItemRow {
  id: string;
  sku: string;
  name: string;
  brand: string;
  base_price: number | null;
  admin_fee: number | null;
  commission: number | null;
  status: number;
  max_qty: number;
  multi: boolean;
  sla_seconds: number;
  updated_at: string;
  /** Microseconds since 1970, the database's precision. */
  changed: number;
}

export interface ItemPage {
  brand: string | null;
  changed: number;
  id: string;
  most: number;
}

export const readItemPage = queryAll<ItemPage, ItemRow>(
  'open_api_items',
  `select * from (
     select v.id, v.sku, v.name, b.key as brand, v.base_price, v.admin_fee, v.commission, v.max_qty, v.multi, v.sla_seconds,
       case when b.status = 4 then 4 when b.status <> 1 then 2 else v.status end as status,
       greatest(v.updated_at, b.updated_at) as updated_at,
       (extract(epoch from greatest(v.updated_at, b.updated_at)) * 1000000)::bigint as changed
     from variations v join brands b on b.id = v.brand_id
     where :brand::text is null or b.key = :brand::text
   ) item
   where (item.changed, item.id) > (:changed::bigint, :id::uuid)
   order by item.changed, item.id limit :most::int`,
);

/** The item of a SKU, else of an own code of the partner. */
export const soldAs = queryOne<
  { partner: string; sku: string },
  { variation_id: string; brand_id: string; sku: string }
>(
  'open_api_sku',
  `select v.id as variation_id, v.brand_id, v.sku from variations v where v.id = coalesce(
     (select id from variations where sku = :sku::text),
     (select ${OWN_ITEM} from ${OWN_CODES} and k.value = lower(:sku::text)))`,
);

export const checkedBrand = queryOne<{ key: string }, { id: string }>(
  'open_api_brand',
  'select id from brands where key = :key and has_check_id and status <> 4',
);

/** Before tier discount. */
type SandboxItemRow = Omit<SandboxItem, 'price'> & { base_price: number };

/** Cheapest available item of each brand that is active, has no cut-off and asks for a destination. */
export const readCheapestItems = queryAll<object, SandboxItemRow>(
  'sandbox_cheapest',
  `select v.sku, b.name as brand, v.name, v.base_price, b.forms
   from brands b join categories c on c.id = b.category_id
     cross join lateral (
       select sku, name, base_price from variations
       where brand_id = b.id and status = 1 and base_price is not null order by base_price, id limit 1) v
   where b.status = 1 and b.cut_off_start is null and c.type = 1 and jsonb_array_length(b.forms) > 0
   order by c.sort, b.sort, b.id limit 50`,
);

/** Tier discount in basis points. */
export const readDiscount = queryRow<{ partner: string }, { discount: number }>(
  'sandbox_discount',
  `select t.price_discount_bps as discount from partners p join tiers t on t.id = p.tier_id
   where p.id = :partner::uuid`,
);
