import type { PanelStatistic } from '../../../src/core/contract/panel-statistic';
import type { Database } from '../../db/client';
import { run, statement } from '../../db/statement';

/** So many days up to today, unless both ends of a range are given: `YYYY-MM-DD`, Asia/Jakarta. */
export interface Period {
  days: number;
  from?: string | undefined;
  to?: string | undefined;
}

interface PeriodParams {
  partner: string;
  days: number;
  from: string | null;
  to: string | null;
}

// Asia/Jakarta is UTC+7 all year (`format/date.ts`).
const TODAY = `((now() at time zone 'UTC') + interval '7 hours')::date`;
const startOf = (day: string) => `((${day})::timestamp - interval '7 hours') at time zone 'UTC'`;

/** The period, and the one of its length before it. */
const SPAN = `span as (
  select first_day, last_day, last_day - first_day + 1 as length from (
    select coalesce(:from::date, ${TODAY} - :days::int + 1) as first_day, coalesce(:to::date, ${TODAY}) as last_day
  ) asked
)`;

const IN_PERIOD = `partner_id = :partner::uuid
  and created_at >= (select ${startOf('first_day')} from span)
  and created_at < (select ${startOf('last_day + 1')} from span)`;

export interface DayRow {
  day: string;
  is_now: boolean;
  orders: number;
  failed: number;
  succeeded: number;
  omzet: number;
  profit: number;
  new_members: number;
}

/**
 * A row for each day of both periods, the oldest first. Each day is a range of its own in the index, so that no row's
 * instant has to be turned into a day.
 */
const daysStatement = statement<PeriodParams, DayRow>(
  'panel_days',
  `with ${SPAN}
select calendar.day::date as day, calendar.day::date >= first_day as is_now, sold.*, joined.new_members
from span
cross join lateral generate_series(first_day - length, last_day, interval '1 day') as calendar(day)
cross join lateral (
  select count(*)::int as orders, count(*) filter (where order_status in (4, 5, 6))::int as failed,
    count(*) filter (where order_status = 3)::int as succeeded,
    coalesce(sum(total) filter (where order_status = 3), 0)::bigint as omzet,
    coalesce(sum(earned), 0)::bigint as profit
  from panel_orders
  where partner_id = :partner::uuid and created_at >= ${startOf('calendar.day::date')}
    and created_at < ${startOf('calendar.day::date + 1')}
) sold
cross join lateral (
  select count(*)::int as new_members from entities
  where partner_id = :partner::uuid and resource = 'member' and deleted_at is null
    and created_at >= ${startOf('calendar.day::date')} and created_at < ${startOf('calendar.day::date + 1')}
) joined
order by 1`,
);

const statusesStatement = statement<PeriodParams, PanelStatistic['statuses'][number]>(
  'panel_statuses',
  `with ${SPAN}
select order_status as status, count(*)::int as orders from panel_orders where ${IN_PERIOD}
group by 1 order by orders desc, status`,
);

const topItemsStatement = statement<PeriodParams & { most: number }, PanelStatistic['top_items'][number]>(
  'panel_top_items',
  `with ${SPAN}
select product_name || ' · ' || item_name as name, count(*)::int as orders, sum(total)::bigint as omzet,
  sum(earned)::bigint as profit
from panel_orders where ${IN_PERIOD} and order_status = 3
group by product_name, item_name order by omzet desc, orders desc, name limit :most::int`,
);

const reasonsStatement = statement<
  PeriodParams & { most: number },
  PanelStatistic['failure_reasons'][number]
>(
  'panel_failure_reasons',
  `with ${SPAN}
select reason, order_status as status, count(*)::int as orders
from panel_orders where ${IN_PERIOD} and order_status in (4, 6)
group by 1, 2 order by orders desc, reason nulls last, status limit :most::int`,
);

const everStatement = statement<{ partner: string }, { ever: boolean }>(
  'panel_orders_ever',
  'select exists (select from panel_orders where partner_id = :partner::uuid) as ever',
);

const paramsOf = (partner: string, { days, from, to }: Period): PeriodParams => ({
  partner,
  days,
  from: from ?? null,
  to: to ?? null,
});

export const readDays = (database: Database, partner: string, period: Period): Promise<DayRow[]> =>
  run(database, daysStatement, paramsOf(partner, period));

export const readStatuses = (database: Database, partner: string, period: Period) =>
  run(database, statusesStatement, paramsOf(partner, period));

/** What brought most, the first `most`. */
export const readTopItems = (database: Database, partner: string, period: Period, most: number) =>
  run(database, topItemsStatement, { ...paramsOf(partner, period), most });

/** The most frequent `most`. */
export const readReasons = (database: Database, partner: string, period: Period, most: number) =>
  run(database, reasonsStatement, { ...paramsOf(partner, period), most });

export const hadOrders = async (database: Database, partner: string): Promise<boolean> =>
  (await run(database, everStatement, { partner }))[0]?.ever === true;
