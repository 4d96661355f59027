import type { PanelProgress, PanelStatistic } from '../../../src/core/contract/panel';
import type { Database } from '../../db/client';
import { run, statement } from '../../db/statement';

/** Resources of the document table that the set-up steps look at (specification 4). */
const progressStatement = statement<{ partner: string }, PanelProgress>(
  'panel_progress',
  `select
  exists (select from entities where partner_id = :partner::uuid and resource = 'member-tier'
    and deleted_at is null) as is_tier_set,
  exists (select from entities where partner_id = :partner::uuid
    and resource in ('product-vcg', 'product-custom') and deleted_at is null) as is_product_set,
  exists (select from entities where partner_id = :partner::uuid and resource = 'web-panel'
    and deleted_at is null) as is_profile_set`,
);

export async function readProgress(database: Database, partner: string): Promise<PanelProgress> {
  const [row] = await run(database, progressStatement, { partner });
  return row ?? { is_tier_set: false, is_product_set: false, is_profile_set: false };
}

const planStatement = statement<object, { price: number; period_days: number }>(
  'panel_plan',
  'select price, period_days from plans order by created_at desc, id desc limit 1',
);

/** The plan that is sold now; nothing when none was ever entered. */
export async function readPlan(
  database: Database,
): Promise<{ price: number; period_days: number } | undefined> {
  const [row] = await run(database, planStatement, {});
  return row;
}

// Asia/Jakarta is UTC+7 all year (`format/date.ts`).
const dayOf = (instant: string) => `((${instant} at time zone 'UTC') + interval '7 hours')::date`;
const startOf = (day: string) => `((${day})::timestamp - interval '7 hours') at time zone 'UTC'`;

export interface DayTotals {
  day: string;
  orders: number;
  succeeded: number;
  omzet: number;
  profit: number;
  new_members: number;
}

/** A line for each of the last `:days` days, today last; order status 3 is Berhasil (domain 3.18). */
const daysStatement = statement<{ partner: string; days: number }, DayTotals>(
  'panel_days',
  `with span as (
  select ${dayOf('now()')} - :days::int + 1 as first_day, ${dayOf('now()')} as last_day
), ordered as (
  select ${dayOf('created_at')} as day, count(*)::int as orders,
    count(*) filter (where order_status = 3)::int as succeeded,
    coalesce(sum(total) filter (where order_status = 3), 0)::bigint as omzet,
    coalesce(sum(profit) filter (where order_status = 3), 0)::bigint as profit
  from panel_orders, span
  where partner_id = :partner::uuid and created_at >= ${startOf('first_day')}
  group by 1
), joined as (
  select ${dayOf('created_at')} as day, count(*)::int as new_members
  from entities, span
  where partner_id = :partner::uuid and resource = 'member' and deleted_at is null
    and created_at >= ${startOf('first_day')}
  group by 1
)
select calendar.day::date as day, coalesce(orders, 0) as orders, coalesce(succeeded, 0) as succeeded,
  coalesce(omzet, 0) as omzet, coalesce(profit, 0) as profit, coalesce(new_members, 0) as new_members
from span cross join lateral generate_series(first_day, last_day, interval '1 day') as calendar(day)
left join ordered on ordered.day = calendar.day::date
left join joined on joined.day = calendar.day::date
order by 1`,
);

export const readDays = (database: Database, partner: string, days: number): Promise<DayTotals[]> =>
  run(database, daysStatement, { partner, days });

const topItemsStatement = statement<
  { partner: string; days: number; most: number },
  PanelStatistic['top_items'][number]
>(
  'panel_top_items',
  `select product_name || ' · ' || item_name as name, count(*)::int as orders, sum(total)::bigint as omzet
from panel_orders
where partner_id = :partner::uuid and order_status = 3
  and created_at >= ${startOf(`${dayOf('now()')} - :days::int + 1`)}
group by product_name, item_name order by orders desc, omzet desc, name limit :most::int`,
);

/** What sold most often in the last `days` days. */
export const readTopItems = (database: Database, partner: string, days: number, most: number) =>
  run(database, topItemsStatement, { partner, days, most });
