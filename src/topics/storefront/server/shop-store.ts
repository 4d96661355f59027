import { queryAll, queryOne } from '../../../platform/db/statement';

export interface ShopRow {
  partner_id: string;
  expired: boolean;
  /** Milliseconds since 1970 by the database clock. */
  now: number;
}

export type Pricing = Pick<ShopRow, 'partner_id' | 'now'>;

/** Only activated websites; the subdomain stays valid next to a custom domain. */
export const readShop = queryOne<{ shop: string }, ShopRow>(
  'storefront_shop',
  `select p.id as partner_id, p.panel_expired_date < now() as expired,
  (extract(epoch from now()) * 1000)::float8 as now
from partners p
where p.panel_status = 2 and (upper(p.code) = upper(:shop::text) or p.id = (
  select r.partner_id from panel_registrations r where r.subdomain = lower(:shop::text) and r.keeps_subdomain))
order by upper(p.code) = upper(:shop::text) desc limit 1`,
);

export const openShops = queryAll<object, { code: string; subdomain: string | null; name: string }>(
  'storefront_shops',
  `select p.code, r.subdomain, coalesce(p.panel_site_name, p.name) as name
from partners p left join panel_registrations r on r.partner_id = p.id and r.keeps_subdomain
where p.panel_status = 2 and p.panel_expired_date >= now() order by p.code limit 200`,
);
