import type { Database } from '../../../../platform/db/client';
import { queryRow, run, statement } from '../../../../platform/db/statement';
import { instantOf, type Period, type PeriodParams, paramsOf, SPAN, TODAY } from './period';

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

const daysStatement = statement<PeriodParams, DayRow>(
  'panel_days',
  `with ${SPAN}
select calendar.day::date as day, calendar.day >= first_day as is_now, sold.*, joined.*, cut_at
from span
cross join lateral generate_series((first_day - length)::timestamp, last_day::timestamp, interval '1 day') as calendar(day)
cross join lateral (
  select case when is_today and calendar.day < first_day then now() - interval '1 day' end as cut_at
) cut
${figuresBetween(instantOf('calendar.day'), `coalesce(cut_at, ${instantOf(`calendar.day + interval '1 day'`)})`)}
order by 1`,
);

const hoursStatement = statement<PeriodParams, HourRow>(
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

/** True if there ever was an order; with today's date in Jakarta. */
export const readOrderFacts = queryRow<{ partner: string }, { ever: boolean; today: string }>(
  'panel_ground',
  `select exists (select from panel_orders where partner_id = :partner::uuid) as ever, (${TODAY})::text as today`,
);

/** A row per day of the period and of the preceding one, oldest first. */
export const readDays = (database: Database, partner: string, period: Period): Promise<DayRow[]> =>
  run(database, daysStatement, paramsOf(partner, period));

/** A row per hour of both days; none for a longer period. */
export const readHours = (database: Database, partner: string, period: Period): Promise<HourRow[]> =>
  run(database, hoursStatement, paramsOf(partner, period));
