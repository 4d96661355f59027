import type { TopProduct } from '../../../../src/core/contract/dashboard';
import { queryAll } from '../../../db/statement';

/** Brands bought in the last 30 days, most bought first; failed orders do not count. */
export const topRows = queryAll<{ partner: string; most: number }, TopProduct>(
  'catalogue_top_products',
  `select b.id as parent_category_id, b.key, b.name, b.monogram, b.image, count(*)::int as total_trx_30d
from transactions t join brands b on b.id = t.brand_id
where t.partner_id = :partner::uuid and t.created_at > now() - interval '30 days' and b.status <> 4
  and (t.status in (1, 2) or t.refunded = 2)
group by b.id order by total_trx_30d desc, b.name, b.id limit :most::int`,
);
