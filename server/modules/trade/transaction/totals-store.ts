import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

/** One day in Asia/Jakarta; rupiah. A refund counts on the day it came back. */
export interface DayTotals {
  day: string;
  trx: number;
  spent: number;
  refund: number;
}

const daysStatement = statement<{ partner: string; days: number }, DayTotals>(
  'transaction_days',
  `with days as (
  select day::date as day from generate_series(
    (now() at time zone 'Asia/Jakarta')::date - (:days::int - 1), (now() at time zone 'Asia/Jakarta')::date,
    interval '1 day') day
), since as (
  select min(day)::timestamp at time zone 'Asia/Jakarta' as start from days
), bought as (
  select (created_at at time zone 'Asia/Jakarta')::date as day, count(*)::int as trx, sum(selling_total) as spent
  from transactions, since where partner_id = :partner::uuid and created_at >= since.start group by 1
), returned as (
  select (refund_at at time zone 'Asia/Jakarta')::date as day, sum(refund_amount) as refund
  from transactions, since where partner_id = :partner::uuid and refund_at >= since.start group by 1
)
select days.day::text as day, coalesce(bought.trx, 0)::int as trx, coalesce(bought.spent, 0)::bigint as spent,
  coalesce(returned.refund, 0)::bigint as refund
from days left join bought using (day) left join returned using (day)
order by days.day`,
);

/** The last `days` days, oldest first, today included; days without orders too. */
export const dayTotals = (database: Database, partner: string, days: number): Promise<DayTotals[]> =>
  run(database, daysStatement, { partner, days });
