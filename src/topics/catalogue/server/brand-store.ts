import type { Database } from '../../../platform/db/client';
import { queryAll, queryAny, queryOne, queryRow } from '../../../platform/db/statement';
import type { BrandDetail, BrandForm, Variation } from '../contract/catalogue';
import { BRAND_COLUMNS, BRAND_GROUP, BRAND_SOURCE, type BrandRow, type PriceFacts } from './brand-columns';

type DetailRow = BrandRow &
  PriceFacts &
  Pick<BrandDetail, 'regions' | 'has_check_id' | 'how_to_html' | 'forms' | 'counted_at'>;

export const readBrandRow = queryOne<{ partner: string; brand: string }, DetailRow>(
  'catalogue_brand',
  `select ${BRAND_COLUMNS}, b.regions, b.has_check_id, b.how_to_html, b.forms, t.name as tier_name,
  t.price_discount_bps, (extract(epoch from now()) * 1000)::float8 as now,
  (select max(as_of) from item_figures where hours = 24) as counted_at
from ${BRAND_SOURCE}
join partners p on p.id = :partner::uuid
join tiers t on t.id = p.tier_id
where b.id = :brand::uuid
group by ${BRAND_GROUP}, t.id`,
);

export const readVariationRows = queryAll<
  { partner: string; user: string; brand: string },
  Omit<Variation, 'price' | 'is_unpriced'> & { base_price: number | null }
>(
  'catalogue_variations',
  `select v.id, v.sku, v."group", v.name, v.base_price, v.admin_fee, v.commission, v.price_before, v.sla_seconds, v.max_qty, v.multi, v.status,
  v.is_new, v.is_promo, v.group_key, d.variation_id is not null as is_default,
  exists (select 1 from item_watches w where w.variation_id = v.id and w.user_id = :user::uuid) as is_watched,
  coalesce((
    select jsonb_agg(jsonb_build_object('hours', f.hours, 'finished', f.finished, 'succeeded', f.succeeded,
      'median_seconds', f.median_seconds) order by f.hours)
    from item_figures f where f.variation_id = v.id and f.partner_id is null
  ), '[]') as health
from variations v
left join default_routes d on d.partner_id = :partner::uuid and d.variation_id = v.id and d.group_key = v.group_key
where v.brand_id = :brand::uuid
order by min(v.sort) over (partition by v."group"), v."group", v.sort, v.id`,
);

interface Delivery {
  finished: number;
  succeeded: number;
  seconds: number | null;
}

/** Orders of all partners that ended in the last 24 hours. */
export const deliveryOf = queryRow<{ brand: string }, Delivery>(
  'catalogue_delivery',
  `select count(*)::int as finished, count(*) filter (where status = 2)::int as succeeded,
  avg(extract(epoch from finished_at - created_at)) filter (where status = 2)::float8 as seconds
from transactions where brand_id = :brand::uuid and finished_at > now() - interval '24 hours'`,
);

interface Account {
  key: string;
  status: number;
  has_check_id: boolean;
  forms: BrandForm[];
}

export const readAccount = queryOne<{ brand: string }, Account>(
  'catalogue_account',
  'select key, status, has_check_id, forms from brands where id = :brand::uuid',
);

const addFavorite = queryAny<{ partner: string; brand: string }>(
  'catalogue_favorite',
  `with brand as (select id from brands where id = :brand::uuid), added as (
  insert into favorites (partner_id, brand_id) select :partner::uuid, id from brand on conflict do nothing
)
select id from brand`,
);

const removeFavorite = queryAny<{ partner: string; brand: string }>(
  'catalogue_unfavorite',
  `with removed as (delete from favorites where partner_id = :partner::uuid and brand_id = :brand::uuid)
select id from brands where id = :brand::uuid`,
);

/** False if there is no such brand. */
export const markFavorite = (database: Database, partner: string, brand: string, favorite: boolean) =>
  (favorite ? addFavorite : removeFavorite)(database, { partner, brand });
