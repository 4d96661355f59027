import { entriesBetween, type LedgerFilter, ledgerList } from '../../../../platform/ledger/list';
import type { BalanceEntry } from '../../contract/balance';

/** Type 1 Top Up … 10 Pengalihan Profit. */
interface BalanceFilter extends LedgerFilter {
  direction?: 'in' | 'out' | undefined;
}

interface BalanceFacts {
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

/**
 * Checks the balance chain by date only, because a filter by type leaves gaps. It covers contiguous `seq`
 * ranges, because rows of one instant may be ordered differently than their times; the preceding row is
 * included for the first comparison.
 */
const FACTS = `with stretch as (
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
from ledger_entries e where ${FILTERED}`;

export type BalanceHistoryService = ReturnType<typeof createBalanceHistoryService>;

export const createBalanceHistoryService = ledgerList<BalanceFilter, BalanceEntry, BalanceFacts>(
  'balance_history',
  { columns: COLUMNS, from: 'ledger_entries e', where: FILTERED, facts: FACTS },
);
