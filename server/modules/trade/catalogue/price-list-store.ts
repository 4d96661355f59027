import type { Database } from '../../../db/client';
import { containing } from '../../../db/containing';
import { run, statement } from '../../../db/statement';

/** One line of the price list, before the tier's discount. */
export interface PriceRow {
  id: string;
  brand_id: string;
  sku: string;
  category_name: string;
  brand_name: string;
  group: string;
  name: string;
  base_price: number;
  price_before: number | null;
  status: number;
  brand_status: number;
  price_discount_bps: number;
}

interface PriceParams {
  partner: string;
  category: string | null;
  pattern: string | null;
}

const priceListStatement = statement<PriceParams, PriceRow>(
  'catalogue_price_list',
  `select v.id, v.brand_id, v.sku, c.name as category_name, b.name as brand_name, v."group", v.name, v.base_price, v.price_before,
  v.status, b.status as brand_status, t.price_discount_bps
from variations v
join brands b on b.id = v.brand_id
join categories c on c.id = b.category_id
join partners p on p.id = :partner::uuid
join tiers t on t.id = p.tier_id
where b.status <> 4
  and (:category::uuid is null or b.category_id = :category::uuid)
  and (:pattern::text is null or b.name ilike :pattern::text or b.publisher ilike :pattern::text
    or v.sku ilike :pattern::text)
order by c.sort, b.sort, b.id, v.sort, v.id`,
);

/** The whole price list; the catalogue has some thousands of items at most. */
export const priceRows = (
  database: Database,
  partner: string,
  { category, search }: { category?: string | undefined; search?: string | undefined },
) => run(database, priceListStatement, { partner, category: category ?? null, pattern: containing(search) });
