import type { BrandDetail, BrandForm, Variation } from '../../../../src/core/contract/catalogue';
import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';
import { BRAND_COLUMNS, BRAND_GROUP, BRAND_SOURCE, type BrandRow, type PriceFacts } from './brand-columns';

type DetailRow = BrandRow &
  PriceFacts &
  Pick<BrandDetail, 'regions' | 'has_check_id' | 'how_to_html' | 'forms'>;

const brandStatement = statement<{ partner: string; brand: string }, DetailRow>(
  'catalogue_brand',
  `select ${BRAND_COLUMNS}, b.regions, b.has_check_id, b.how_to_html, b.forms, t.name as tier_name,
  t.price_discount_bps, (extract(epoch from now()) * 1000)::float8 as now
from ${BRAND_SOURCE}
join partners p on p.id = :partner::uuid
join tiers t on t.id = p.tier_id
where b.id = :brand::uuid
group by ${BRAND_GROUP}, t.id`,
);

const variationsStatement = statement<{ brand: string }, Omit<Variation, 'price'> & { base_price: number }>(
  'catalogue_variations',
  `select id, sku, "group", name, base_price, price_before, sla_seconds, max_qty, multi, status, is_new, is_promo
from variations where brand_id = :brand::uuid
order by min(sort) over (partition by "group"), "group", sort, id`,
);

interface Delivery {
  finished: number;
  succeeded: number;
  seconds: number | null;
}

const deliveryStatement = statement<{ brand: string }, Delivery>(
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

const accountStatement = statement<{ brand: string }, Account>(
  'catalogue_account',
  'select key, status, has_check_id, forms from brands where id = :brand::uuid',
);

const favoriteStatement = statement<{ partner: string; brand: string }, { id: string }>(
  'catalogue_favorite',
  `with brand as (select id from brands where id = :brand::uuid), added as (
  insert into favorites (partner_id, brand_id) select :partner::uuid, id from brand on conflict do nothing
)
select id from brand`,
);

const unfavoriteStatement = statement<{ partner: string; brand: string }, { id: string }>(
  'catalogue_unfavorite',
  `with removed as (delete from favorites where partner_id = :partner::uuid and brand_id = :brand::uuid)
select id from brands where id = :brand::uuid`,
);

/** Null when there is no such brand. */
export async function brandRow(
  database: Database,
  partner: string,
  brand: string,
): Promise<DetailRow | null> {
  const [row] = await run(database, brandStatement, { partner, brand });
  return row ?? null;
}

/** Items in the order of the shop, those of one group together. */
export const variationRows = (database: Database, brand: string) =>
  run(database, variationsStatement, { brand });

/** Orders of all partners that ended in the last 24 hours. */
export async function deliveryOf(database: Database, brand: string): Promise<Delivery> {
  const [row] = await run(database, deliveryStatement, { brand });
  return row ?? { finished: 0, succeeded: 0, seconds: null };
}

/** What a nickname check needs; null when there is no such brand. */
export async function accountOf(database: Database, brand: string): Promise<Account | null> {
  const [row] = await run(database, accountStatement, { brand });
  return row ?? null;
}

/** False when there is no such brand. */
export async function markFavorite(database: Database, partner: string, brand: string, favorite: boolean) {
  const rows = await run(database, favorite ? favoriteStatement : unfavoriteStatement, { partner, brand });
  return rows.length > 0;
}
