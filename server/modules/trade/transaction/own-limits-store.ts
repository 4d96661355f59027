import type { OwnLimits } from '../../../../src/core/contract/own-limits';
import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

interface Row {
  order_limit: number | null;
  day_limit: number | null;
  month_limit: number | null;
  hours_start: string | null;
  hours_end: string | null;
  categories: { id: string; name: string }[] | null;
  of_day: number;
  of_month: number;
}

const limitsStatement = statement<{ partner: string; user: string }, Row>(
  'transaction_own_limits',
  `select a.order_limit::float8 as order_limit, a.day_limit::float8 as day_limit, a.month_limit::float8 as month_limit,
  a.hours_start, a.hours_end,
  case when cardinality(a.category_ids) > 0 then (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.sort, c.id), '[]')
    from categories c where c.id = any(a.category_ids)) end as categories, s.of_day::float8 as of_day, s.of_month::float8 as of_month
from sub_accounts a cross join lateral sub_account_spent(a.partner_id, a.id) s
where a.id = :user::uuid and a.partner_id = :partner::uuid`,
);

/** Null for owners. The remaining amount is a cost, shown only with cost visibility. */
export async function ownLimits(
  database: Database,
  { partnerId: partner, userId: user }: { partnerId: string; userId: string },
  tellsLeft: boolean,
): Promise<OwnLimits | null> {
  const [row] = await run(database, limitsStatement, { partner, user });
  if (!row) return null;
  const { hours_start: start, hours_end: end } = row;
  const leftOf = (limit: number | null, spent: number) =>
    limit === null ? null : { limit, left: tellsLeft ? Math.max(0, limit - spent) : null };
  return {
    order: row.order_limit,
    day: leftOf(row.day_limit, row.of_day),
    month: leftOf(row.month_limit, row.of_month),
    categories: row.categories,
    hours: start !== null && end !== null && start !== end ? { start, end } : null,
  };
}
