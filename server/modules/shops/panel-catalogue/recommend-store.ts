import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

/** A best seller. Sales figures do not leave the database. */
export interface Seller {
  variation_id: string;
  brand_id: string;
  brand_key: string;
  brand_name: string;
  monogram: string;
  image: string | null;
  item_name: string;
  category: string;
}

/** Minimum number of partners, so that no single partner's sales are revealed. */
const LEAST_PARTNERS = 3;
const MOST = 400;

const sellersStatement = statement<{ least: number; most: number }, Seller>(
  'panel_recommendation_sellers',
  `select v.id as variation_id, b.id as brand_id, b.key as brand_key, b.name as brand_name, b.monogram, b.image,
  v.name as item_name, c.name as category
from transactions t join variations v on v.id = t.variation_id join brands b on b.id = v.brand_id
  join categories c on c.id = b.category_id
where t.created_at > now() - interval '30 days' and t.status = 2 and b.status = 1 and v.status = 1 and c.type = 1
group by v.id, b.id, c.id having count(distinct t.partner_id) >= :least::int
order by sum(t.qty) desc, v.sku limit :most::int`,
);

/** Items by sales of all partners in the last 30 days, best first. */
export const bestSellers = (database: Database): Promise<Seller[]> =>
  run(database, sellersStatement, { least: LEAST_PARTNERS, most: MOST });
