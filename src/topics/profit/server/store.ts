import { entriesBetween, type LedgerFilter, ledgerList } from '../../../platform/ledger/list';
import type { ProfitEntry } from '../contract';

interface ProfitFacts {
  total: number;
  total_in: number;
  total_out: number;
}

/** Older withdrawals have the type of the main balance. */
const TYPE = 'case e.type when 8 then 3 else e.type end';

const COLUMNS = `e.id, e.seq, e.created_at as date, ${TYPE} as type, e.amount, e.balance_after - e.amount as balance_before,
  e.balance_after, e.ref_type, e.ref_id, e.ref_code, e.description, e.actor, coalesce(h.remaining, 0) as held,
  h.free_at as held_until`;

const HOLDS = `left join profit_holds h on h.id = e.id and h.remaining > 0
  and (h.free_at is null or h.free_at > now())`;

const FILTERED = `${entriesBetween('panel')}
  and (:type::smallint is null or ${TYPE} = :type::smallint)
  and (:pattern::text is null or e.ref_code ilike :pattern::text)`;

/** Type 1 Profit transaksi … 5 Penyesuaian (domain 3.19). */
export const createProfitHistory = ledgerList<LedgerFilter, ProfitEntry, ProfitFacts>('profit', {
  columns: COLUMNS,
  from: `ledger_entries e ${HOLDS}`,
  where: FILTERED,
  facts: `select count(*)::int as total,
  coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as total_in,
  coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as total_out
from ledger_entries e where ${FILTERED}`,
});
