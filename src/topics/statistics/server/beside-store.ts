import { queryAll, queryRow, queryValue } from '../../../platform/db/statement';
import type { Statistic } from '../contract/statistic';
import type { Fit } from './scope';
import { KIND, SUMMED, type Sums } from './sums';

export interface OrderFacts {
  /** Calendar day and hour in Asia/Jakarta. */
  today: string;
  hour: number;
  yesterday_now: string;
  ever: boolean;
  categories: { id: string; name: string }[];
}

export const readOrderFacts = queryRow<{ partner: string }, OrderFacts>(
  'statistic_ground',
  `select to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as today,
  extract(hour from now() at time zone 'Asia/Jakarta')::int as hour, now() - interval '24 hours' as yesterday_now,
  exists (select from transactions where partner_id = :partner::uuid) as ever,
  (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by sort, name), '[]') from categories)
    as categories`,
);

export const readClock = queryRow<object, { today: string; hour: number; minute: number; now: string }>(
  'statistic_clock',
  `select to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as today, now(),
  extract(hour from now() at time zone 'Asia/Jakarta')::int as hour,
  extract(minute from now() at time zone 'Asia/Jakarta')::int as minute`,
);

/**
 * Figures from the beginning of the hour to `until`. Counts the orders of an incomplete hour directly, with the same
 * definitions.
 */
export const readPartOfHour = queryAll<Fit & { until: string }, Sums>(
  'statistic_part_of_hour',
  `select ${SUMMED}
from transactions t cross join lateral order_figures(1::smallint, t.created_at, t.finished_at, t.brand_id,
  t.variation_id, t.user_id, t.source, t.status, t.refunded, t.status_reason_code, t.selling_total, t.refund_amount,
  t.resale_total) s
where t.partner_id = :partner::uuid and t.created_at >= date_trunc('hour', :until::timestamptz, 'UTC')
  and t.created_at < :until::timestamptz
  and s.kind = ${KIND.all} and s.category_id = :category::uuid and s.source = any(:sources::smallint[])`,
);

/** Rupiah topped up between two instants. */
export const readTopup = queryValue<{ partner: string; from: string; until: string }, number>(
  'statistic_topup',
  `select topped_up(:partner::uuid, :from::timestamptz, :until::timestamptz) as amount`,
);

export const readWebsiteSales = queryRow<
  { partner: string; from: string; until: string },
  NonNullable<Statistic['website_sales']>
>(
  'statistic_website',
  `select succeeded as orders, omzet from website_figures(:partner::uuid, :from::timestamptz, :until::timestamptz)`,
);
