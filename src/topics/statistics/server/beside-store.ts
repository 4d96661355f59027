import { dayStart } from '../../../core/format/date';
import type { Database } from '../../../platform/db/client';
import { queryRow, run, statement } from '../../../platform/db/statement';
import type { Statistic } from '../contract/statistic';
import type { Days } from '../domain/period';
import { type Fit, fitOf, type Scope } from './scope';
import { KIND, SUMMED, type Sums } from './sums';

export interface OrderFacts {
  /** Calendar day and hour in Asia/Jakarta. */
  today: string;
  hour: number;
  yesterday_now: string;
  ever: boolean;
  categories: { id: string; name: string }[];
}

const orderFactsStatement = statement<{ partner: string }, OrderFacts>(
  'statistic_ground',
  `select to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as today,
  extract(hour from now() at time zone 'Asia/Jakarta')::int as hour, now() - interval '24 hours' as yesterday_now,
  exists (select from transactions where partner_id = :partner::uuid) as ever,
  (select json_agg(json_build_object('id', id, 'name', name) order by sort, name) from categories) as categories`,
);

export const readClock = queryRow<object, { today: string; hour: number; minute: number; now: string }>(
  'statistic_clock',
  `select to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as today, now(),
  extract(hour from now() at time zone 'Asia/Jakarta')::int as hour,
  extract(minute from now() at time zone 'Asia/Jakarta')::int as minute`,
);

/** Counts the orders of an incomplete hour directly, with the same definitions. */
const partOfHourStatement = statement<Fit & { until: string }, Sums>(
  'statistic_part_of_hour',
  `select ${SUMMED}
from transactions t cross join lateral order_figures(1::smallint, t.created_at, t.finished_at, t.brand_id,
  t.variation_id, t.user_id, t.source, t.status, t.refunded, t.status_reason_code, t.selling_total, t.refund_amount,
  t.resale_total) s
where t.partner_id = :partner::uuid and t.created_at >= date_trunc('hour', :until::timestamptz, 'UTC')
  and t.created_at < :until::timestamptz
  and s.kind = ${KIND.all} and s.category_id = :category::uuid and s.source = any(:sources::smallint[])`,
);

const topupStatement = statement<{ partner: string; from: string; until: string }, { amount: number }>(
  'statistic_topup',
  `select topped_up(:partner::uuid, :from::timestamptz, :until::timestamptz) as amount`,
);

const websiteStatement = statement<
  { partner: string; from: string; until: string },
  NonNullable<Statistic['website_sales']>
>(
  'statistic_website',
  `select succeeded as orders, omzet from website_figures(:partner::uuid, :from::timestamptz, :until::timestamptz)`,
);

export async function readOrderFacts(database: Database, partner: string): Promise<OrderFacts> {
  const [facts] = await run(database, orderFactsStatement, { partner });
  if (!facts) throw new Error('the clock of the database did not answer');
  return { ...facts, categories: facts.categories ?? [] };
}

/** Figures from the beginning of the hour to `until`. */
export const readPartOfHour = (database: Database, scope: Scope, until: string) =>
  run(database, partOfHourStatement, { ...fitOf(scope), until });

export async function readWebsiteSales(database: Database, partner: string, { from, to }: Days) {
  const asked = { partner, from: dayStart(from), until: dayStart(to, 1) };
  const [row] = await run(database, websiteStatement, asked);
  return row ?? { orders: 0, omzet: 0 };
}

/** Rupiah topped up between two instants. */
export async function readTopup(database: Database, partner: string, from: string, until: string) {
  const [row] = await run(database, topupStatement, { partner, from, until });
  return row?.amount ?? 0;
}
