import type { Database } from '../../../../platform/db/client';
import { containing } from '../../../../platform/db/containing';
import { entriesBetween, ledgerList } from '../../../../platform/db/ledger-list';
import { run, statement } from '../../../../platform/db/statement';
import type { DayParams } from '../../../../platform/db/within-days';
import type { BalanceEntry } from '../../contract/balance';

export interface BalanceFilter {
  /** 1 Top Up … 10 Pengalihan Profit. */
  type?: number | undefined;
  direction?: 'in' | 'out' | undefined;
  /** `YYYY-MM-DD` in Asia/Jakarta, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

interface FilterParams extends DayParams {
  partner: string;
  type: number | null;
  direction: 'in' | 'out' | null;
  pattern: string | null;
}

export interface BalanceFacts {
  total: number;
  total_in: number;
  total_out: number;
  balanced: boolean;
}

const COLUMNS = `e.id, e.seq, e.created_at as date, e.type,
  case when e.amount > 0 then 'in' else 'out' end as direction, abs(e.amount) as amount,
  e.balance_after - e.amount as balance_before, e.balance_after, e.ref_type, e.ref_id, e.ref_code, e.description,
  e.actor`;

const IN_RANGE = entriesBetween('main');

const FILTERED = `${IN_RANGE}
  and (:type::smallint is null or e.type = :type::smallint)
  and (:direction::text is null or (e.amount > 0) = (:direction::text = 'in'))
  and (:pattern::text is null or e.ref_code ilike :pattern::text or e.description ilike :pattern::text
    or e.actor ilike :pattern::text)`;

const entries = ledgerList<FilterParams, BalanceEntry>('balance_history', {
  columns: COLUMNS,
  from: 'ledger_entries e',
  where: FILTERED,
});

/**
 * Checks the balance chain by date only, because a filter by type leaves gaps. It covers contiguous `seq`
 * ranges, because rows of one instant may be ordered differently than their times; the preceding row is
 * included for the first comparison.
 */
const factsStatement = statement<FilterParams, BalanceFacts>(
  'balance_history_facts',
  `with stretch as (
  select e.balance_id, min(e.seq) as first, max(e.seq) as last from ledger_entries e where ${IN_RANGE}
  group by e.balance_id
), chain as (
  select e.seq, e.balance_after - e.amount as balance_before, stretch.first,
    coalesce(lag(e.seq) over following, 0) as seq_before,
    coalesce(lag(e.balance_after) over following, 0) as left_before
  from stretch join ledger_entries e on e.balance_id = stretch.balance_id
    and e.seq between stretch.first - 1 and stretch.last
  window following as (order by e.seq)
)
select count(*)::int as total,
  coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as total_in,
  coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as total_out,
  coalesce((
    select bool_and(seq = first - 1 or (seq = seq_before + 1 and balance_before = left_before)) from chain
  ), true) as balanced
from ledger_entries e where ${FILTERED}`,
);

export const readEntries = (
  database: Database,
  partner: string,
  filter: BalanceFilter,
  page: { page: number; limit: number },
) => entries.page(database, paramsOf(partner, filter), page);

export const readAllEntries = (database: Database, partner: string, filter: BalanceFilter) =>
  entries.all(database, paramsOf(partner, filter));

export async function readFacts(
  database: Database,
  partner: string,
  filter: BalanceFilter,
): Promise<BalanceFacts> {
  const [facts] = await run(database, factsStatement, paramsOf(partner, filter));
  return facts ?? { total: 0, total_in: 0, total_out: 0, balanced: true };
}

function paramsOf(partner: string, filter: BalanceFilter): FilterParams {
  return {
    partner,
    type: filter.type ?? null,
    direction: filter.direction ?? null,
    from: filter.from ?? null,
    to: filter.to ?? null,
    pattern: containing(filter.search),
  };
}
