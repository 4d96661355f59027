import { queryAll, queryRow } from '../../../../platform/db/statement';
import type { SandboxItem } from '../../contract/integration';

/** Before tier discount. */
type ItemRow = Omit<SandboxItem, 'price'> & { base_price: number };

/** Cheapest available item of each brand that is active, has no cut-off and asks for a destination. */
export const readCheapestItems = queryAll<object, ItemRow>(
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
