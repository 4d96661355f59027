import { queryAll, queryRow } from '../../../../platform/db/statement';

/** Orders of one day in Asia/Jakarta; rupiah. `refund` counts by order date. */
export interface DayTotals {
  day: string;
  trx: number;
  spent: number;
  refund: number;
}

/** Cost, or selling prices; orders without a selling price count 0. */
const SPENT = 'case when :cost::boolean then selling_total else coalesce(resale_total, 0) end';
const RETURNED = `case when :cost::boolean then refund_amount
    else round(refund_amount::numeric * coalesce(resale_total, 0) / nullif(selling_total, 0)) end`;

/**
 * The last `days` days including today, oldest first, including days without orders; at cost or selling
 * prices.
 */
export const readDayTotals = queryAll<{ partner: string; days: number; cost: boolean }, DayTotals>(
  'transaction_days',
  `with days as (
  select day::date as day from generate_series(
    (now() at time zone 'Asia/Jakarta')::date - (:days::int - 1), (now() at time zone 'Asia/Jakarta')::date,
    interval '1 day') day
), since as (
  select min(day)::timestamp at time zone 'Asia/Jakarta' as start from days
), bought as (
  select (created_at at time zone 'Asia/Jakarta')::date as day, count(*)::int as trx, sum(${SPENT}) as spent,
    sum(${RETURNED}) as refund
  from transactions, since where partner_id = :partner::uuid and created_at >= since.start group by 1
)
select days.day::text as day, coalesce(trx, 0)::int as trx, coalesce(spent, 0)::bigint as spent,
  coalesce(refund, 0)::bigint as refund
from days left join bought using (day)
order by days.day`,
);

interface BesideToday {
  /** Orders of yesterday up to this time of day. */
  trx_yesterday: number;
  /** Whole days since the first order, today not included. */
  days_before: number;
}

/** Reads the earlier figures with which today's are compared. */
export const besideToday = queryRow<{ partner: string }, BesideToday>(
  'transaction_beside_today',
  `select
  (select count(*)::int from transactions where partner_id = :partner::uuid
    and created_at >= ((now() at time zone 'Asia/Jakarta')::date - 1)::timestamp at time zone 'Asia/Jakarta'
    and created_at <= now() - interval '24 hours') as trx_yesterday,
  coalesce((select (now() at time zone 'Asia/Jakarta')::date - (min(created_at) at time zone 'Asia/Jakarta')::date
    from transactions where partner_id = :partner::uuid), 0)::int as days_before`,
);
