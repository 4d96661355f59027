import type { Database } from '../../../platform/db/client';
import { containing } from '../../../platform/db/containing';
import { entriesBetween, ledgerList } from '../../../platform/db/ledger-list';
import { run, statement } from '../../../platform/db/statement';
import type { DayParams } from '../../../platform/db/within-days';
import type { ProfitEntry } from '../contract';

export interface ProfitFilter {
  /** Domain 3.19: 1 Profit transaksi … 5 Penyesuaian. */
  type?: number | undefined;
  /** `YYYY-MM-DD` in Asia/Jakarta, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

interface FilterParams extends DayParams {
  partner: string;
  type: number | null;
  pattern: string | null;
}

export interface ProfitFacts {
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

const entries = ledgerList<FilterParams, ProfitEntry>('profit', {
  columns: COLUMNS,
  from: `ledger_entries e ${HOLDS}`,
  where: FILTERED,
});

const factsStatement = statement<FilterParams, ProfitFacts>(
  'profit_facts',
  `select count(*)::int as total,
  coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as total_in,
  coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as total_out
from ledger_entries e where ${FILTERED}`,
);

export const readEntries = (
  database: Database,
  partner: string,
  filter: ProfitFilter,
  page: { page: number; limit: number },
) => entries.page(database, paramsOf(partner, filter), page);

export const readAllEntries = (database: Database, partner: string, filter: ProfitFilter) =>
  entries.all(database, paramsOf(partner, filter));

export async function readFacts(
  database: Database,
  partner: string,
  filter: ProfitFilter,
): Promise<ProfitFacts> {
  const [facts] = await run(database, factsStatement, paramsOf(partner, filter));
  return facts ?? { total: 0, total_in: 0, total_out: 0 };
}

function paramsOf(partner: string, filter: ProfitFilter): FilterParams {
  return {
    partner,
    type: filter.type ?? null,
    from: filter.from ?? null,
    to: filter.to ?? null,
    pattern: containing(filter.search),
  };
}
