import { v7 } from 'uuid';
import type { Database } from '../../../../platform/db/client';
import { queryAll, queryAny, queryValue } from '../../../../platform/db/statement';
import type { Interest, Offer } from './rank';

export type OfferRow = Omit<Offer, 'price'> & { base_price: number; category_id: string };

const OFFER = `v.id as variation_id, b.id as brand_id, b.key as brand_key, b.name as brand_name, b.monogram, b.image,
  b.category_id, v.name as item_name, v.base_price`;
// Postpaid items have no price.
const FOR_SALE = 'b.status = 1 and v.status = 1 and v.base_price is not null';

export const readBoughtOften = queryAll<{ partner: string }, OfferRow & { orders: number }>(
  'recommendation_bought',
  `select ${OFFER}, count(*)::int as orders
from transactions t join variations v on v.id = t.variation_id join brands b on b.id = v.brand_id
where t.partner_id = :partner::uuid and t.created_at > now() - interval '60 days' and t.status in (1, 2) and ${FOR_SALE}
group by v.id, b.id order by orders desc, v.sku limit 30`,
);

export const readCheaperNow = queryAll<object, OfferRow & { price_before: number }>(
  'recommendation_cheaper',
  `select ${OFFER}, v.price_before
from variations v join brands b on b.id = v.brand_id
where v.price_before > v.base_price and ${FOR_SALE}
order by v.base_price::float8 / v.price_before, v.sku limit 30`,
);

/** Items of all partners with more sales in the last seven days than in the seven before. */
export const readRisingNow = queryAll<object, OfferRow & { more: number }>(
  'recommendation_rising',
  `with weeks as (
  select variation_id, count(*) filter (where finished_at > now() - interval '7 days') as this_week,
    count(*) filter (where finished_at <= now() - interval '7 days') as last_week
  from transactions where finished_at > now() - interval '14 days' and status = 2
  group by variation_id
)
select ${OFFER}, (this_week - last_week)::int as more
from weeks join variations v on v.id = weeks.variation_id join brands b on b.id = v.brand_id
where this_week >= 3 and this_week > last_week and ${FOR_SALE}
order by more desc, v.sku limit 30`,
);

export const readInterests = queryAll<{ partner: string }, Interest>(
  'recommendation_interests',
  `select brand_id, variation_id, count(*)::int as views
from interests where partner_id = :partner::uuid and created_at > now() - interval '14 days'
group by brand_id, variation_id`,
);

export const readDiscount = queryValue<{ partner: string }, number>(
  'recommendation_discount',
  `select t.price_discount_bps from partners p join tiers t on t.id = p.tier_id where p.id = :partner::uuid`,
);

export interface NewInterest {
  partner: string;
  brand: string;
  variation: string | null;
  source: string;
}

// Also deletes the partner's views older than a month.
const insertInterest = queryAny<NewInterest & { id: string }>(
  'recommendation_inject',
  `with subject as (
  select b.id as brand_id, v.id as variation_id
  from brands b left join variations v on v.brand_id = b.id and v.id = :variation::uuid
  where b.id = :brand::uuid and (:variation::uuid is null or v.id is not null)
), forgotten as (
  delete from interests where partner_id = :partner::uuid and created_at < now() - interval '30 days'
)
insert into interests (id, partner_id, brand_id, variation_id, source)
select :id::uuid, :partner::uuid, brand_id, variation_id, :source::text from subject
returning id`,
);

/** False for an unknown brand, or an item of another brand. */
export const addInterest = (database: Database, interest: NewInterest): Promise<boolean> =>
  insertInterest(database, { ...interest, id: v7() });
