/** The last `days` days, or a range if both ends are given: `YYYY-MM-DD`, Asia/Jakarta. */
export interface Period {
  days: number;
  from?: string | undefined;
  to?: string | undefined;
}

export interface PeriodParams extends Period {
  partner: string;
}

// Asia/Jakarta is UTC+7 all year (`format/date.ts`).
export const TODAY = `((now() at time zone 'UTC') + interval '7 hours')::date`;

export const instantOf = (clock: string): string =>
  `((${clock})::timestamp - interval '7 hours') at time zone 'UTC'`;

/**
 * The period, and whether it is only today: the current day is compared with the same part of the day before.
 */
export const SPAN = `span as (
  select first_day, last_day, last_day - first_day + 1 as length, first_day = last_day and last_day = ${TODAY} as is_today
  from (
    select coalesce(:from::date, ${TODAY} - :days::int + 1) as first_day, coalesce(:to::date, ${TODAY}) as last_day
  ) asked
)`;

/** Condition: rows of a table like `panel_orders` created in the period. */
export const IN_PERIOD = `partner_id = :partner::uuid
  and created_at >= (select ${instantOf('first_day')} from span)
  and created_at < (select ${instantOf('last_day + 1')} from span)`;

/**
 * Orders of the period that succeeded: the one meaning of what was sold, by item, by brand, by payment method and by
 * member, for the statistic of a website and for its lists.
 */
export const SOLD = `${IN_PERIOD} and order_status = 3`;
