import { queryAll, queryRow } from '../../../../platform/db/statement';
import { instantOf, type PeriodParams, SPAN, TODAY } from './period';

interface Figures {
  succeeded: number;
  omzet: number;
  profit: number;
  new_members: number;
}

export interface DayRow extends Figures {
  day: string;
  is_now: boolean;
  orders: number;
  failed: number;
  visits: number;
  /** End of a partial day, set for the comparison with the current day. */
  cut_at: string | null;
}

export interface HourRow extends Figures {
  hour: number;
  is_now: boolean;
  is_ahead: boolean;
}

/**
 * Joins sales and new members between two instants. Each interval is an index range, so no row needs a date
 * conversion.
 */
const figuresBetween = (
  start: string,
  end: string,
) => `cross join lateral website_figures(:partner::uuid, ${start}, ${end}) sold
cross join lateral (
  select count(*)::int as new_members from entities
  where partner_id = :partner::uuid and resource = 'member' and deleted_at is null
    and created_at >= ${start} and created_at < ${end}
) joined`;

/** Number of orders made on these days that were paid, also if refunded later, since visits have been counted. */
const paidBetween = (first: string, last: string) => `(
  select count(*)::int from panel_orders where partner_id = :partner::uuid and payment_status in (2, 5)
    and created_at >= ${instantOf(`greatest(${first}, since.day)`)} and created_at < ${instantOf(`${last} + 1`)}
)`;

/** A row per day of the period and of the preceding one, oldest first. */
export const readDays = queryAll<PeriodParams, DayRow>(
  'panel_days',
  `with ${SPAN}
select calendar.day::date as day, calendar.day >= first_day as is_now, sold.*, joined.*, cut_at,
  coalesce(visited.visits, 0) as visits
from span
cross join lateral generate_series((first_day - length)::timestamp, last_day::timestamp, interval '1 day') as calendar(day)
cross join lateral (
  select case when is_today and calendar.day < first_day then now() - interval '1 day' end as cut_at
) cut
${figuresBetween(instantOf('calendar.day'), `coalesce(cut_at, ${instantOf(`calendar.day + interval '1 day'`)})`)}
left join website_days visited on visited.partner_id = :partner::uuid and visited.day = calendar.day::date
order by 1`,
);

/** A row per hour of both days; none for a longer period. */
export const readHours = queryAll<PeriodParams, HourRow>(
  'panel_hours',
  `with ${SPAN}
select extract(hour from clock.hour)::int as hour, clock.hour >= first_day as is_now,
  ${instantOf('clock.hour')} > now() as is_ahead, sold.succeeded, sold.omzet, sold.profit, joined.*
from span
cross join lateral generate_series((first_day - 1)::timestamp, first_day + interval '23 hours', interval '1 hour')
  as clock(hour)
${figuresBetween(instantOf('clock.hour'), instantOf(`clock.hour + interval '1 hour'`))}
where length = 1
order by clock.hour`,
);

export const readPaid = queryRow<PeriodParams, { paid: number; paid_before: number }>(
  'panel_paid',
  `with ${SPAN}, since as (select min(day) as day from website_days where partner_id = :partner::uuid)
select ${paidBetween('first_day', 'last_day')} as paid,
  ${paidBetween('first_day - length', 'first_day - 1')} as paid_before
from span, since`,
);

/** Words that visitors searched for, most frequent first. */
export const readSearches = queryAll<
  PeriodParams & { most: number },
  { term: string; searches: number; is_found: boolean }
>(
  'panel_searches',
  `with ${SPAN}
select term, sum(searches)::int as searches, (array_agg(is_found order by day desc))[1] as is_found
from website_searches, span
where partner_id = :partner::uuid and day between first_day and last_day
group by term order by searches desc, term limit :most::int`,
);

/** True if there ever was an order or a visit; with today's date in Jakarta. */
export const readOrderFacts = queryRow<{ partner: string }, { ever: boolean; today: string }>(
  'panel_ground',
  `select exists (select from panel_orders where partner_id = :partner::uuid)
  or exists (select from website_days where partner_id = :partner::uuid) as ever, (${TODAY})::text as today`,
);
