import type { ProfitEntry } from '../../../src/core/contract/profit';
import type { Database } from '../../db/client';
import { containing } from '../../db/containing';
import { run, statement } from '../../db/statement';

export interface ProfitFilter {
  /** Domain 3.19: 1 Profit transaksi … 5 Penyesuaian. */
  type?: number | undefined;
  /** `YYYY-MM-DD` in Asia/Jakarta, both ends included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

interface FilterParams {
  partner: string;
  type: number | null;
  from: string | null;
  to: string | null;
  pattern: string | null;
}

export interface ProfitFacts {
  total: number;
  total_in: number;
  total_out: number;
}

/** Withdrawals were once booked under the type that the main balance gives them. */
const TYPE = 'case e.type when 8 then 3 else e.type end';

const COLUMNS = `e.id, e.seq, e.created_at as date, ${TYPE} as type, e.amount, e.balance_after - e.amount as balance_before,
  e.balance_after, e.ref_type, e.ref_id, e.ref_code, e.description, e.actor, coalesce(h.remaining, 0) as held,
  h.free_at as held_until`;

const HOLDS = `left join profit_holds h on h.id = e.id and h.remaining > 0
  and (h.free_at is null or h.free_at > now())`;

const FILTERED = `e.balance_id = (select id from balances where partner_id = :partner::uuid and kind = 'panel')
  and (:from::date is null or e.created_at >= :from::date::timestamp at time zone 'Asia/Jakarta')
  and (:to::date is null or e.created_at < (:to::date + 1)::timestamp at time zone 'Asia/Jakarta')
  and (:type::smallint is null or ${TYPE} = :type::smallint)
  and (:pattern::text is null or e.ref_code ilike :pattern::text)`;

const pageStatement = statement<FilterParams & { skip: number; most: number }, ProfitEntry>(
  'profit_page',
  `select ${COLUMNS} from ledger_entries e ${HOLDS} where ${FILTERED}
order by e.seq desc offset :skip::bigint limit :most::int`,
);

const batchStatement = statement<FilterParams & { below: number | null; most: number }, ProfitEntry>(
  'profit_batch',
  `select ${COLUMNS} from ledger_entries e ${HOLDS}
where ${FILTERED} and (:below::bigint is null or e.seq < :below::bigint)
order by e.seq desc limit :most::int`,
);

const factsStatement = statement<FilterParams, ProfitFacts>(
  'profit_facts',
  `select count(*)::int as total,
  coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as total_in,
  coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as total_out
from ledger_entries e where ${FILTERED}`,
);

/** One page, newest first. */
export const entriesOf = (
  database: Database,
  partner: string,
  filter: ProfitFilter,
  { page, limit }: { page: number; limit: number },
) => run(database, pageStatement, { ...paramsOf(partner, filter), skip: (page - 1) * limit, most: limit });

export async function factsOf(
  database: Database,
  partner: string,
  filter: ProfitFilter,
): Promise<ProfitFacts> {
  const [facts] = await run(database, factsStatement, paramsOf(partner, filter));
  return facts ?? { total: 0, total_in: 0, total_out: 0 };
}

/** The next rows below `below`, newest first; null begins at the top. */
export const batchOf = (
  database: Database,
  partner: string,
  filter: ProfitFilter,
  below: number | null,
  most: number,
) => run(database, batchStatement, { ...paramsOf(partner, filter), below, most });

function paramsOf(partner: string, filter: ProfitFilter): FilterParams {
  return {
    partner,
    type: filter.type ?? null,
    from: filter.from ?? null,
    to: filter.to ?? null,
    pattern: containing(filter.search),
  };
}
