import type { Span } from '../../../core/format/periods';
import type { Database } from '../../../platform/db/client';
import { queryAll, queryRow, queryValue } from '../../../platform/db/statement';
import type { BookSum, Books } from '../contract/books';

interface SumParams extends Span {
  partner: string;
  hidden: readonly string[];
}

const SUMS = `line, counts, count(*)::int as rows,
  coalesce(sum(amount) filter (where amount > 0), 0)::bigint as money_in,
  coalesce(- sum(amount) filter (where amount < 0), 0)::bigint as money_out, sum(amount)::bigint as amount`;

export const readSums = queryAll<SumParams, BookSum>(
  'books_sums',
  `select ${SUMS} from book_rows(:partner::uuid, :from::date, :to::date) where line <> all(:hidden::text[]) group by line, counts
order by line, counts`,
);

const readMonths = queryAll<{ partner: string; months: string[] }, BookSum & { month: string }>(
  'books_months',
  `select m.month, ${SUMS} from unnest(:months::text[]) m (month)
cross join lateral book_rows(:partner::uuid, (m.month || '-01')::date,
  ((m.month || '-01')::date + interval '1 month' - interval '1 day')::date) group by m.month, line, counts
order by line, counts`,
);

/** Totals of many months, `YYYY-MM`. */
export async function readMonthSums(
  database: Database,
  partner: string,
  months: string[],
): Promise<Map<string, BookSum[]>> {
  const sums = new Map<string, BookSum[]>(months.map((month) => [month, []]));
  if (months.length === 0) return sums;
  for (const { month, ...sum } of await readMonths(database, { partner, months })) {
    sums.get(month)?.push(sum);
  }
  return sums;
}

const readOrders = queryRow<Span & { partner: string }, UncountedOrders>(
  'books_uncounted',
  `select count(*) filter (where not is_part)::int as unpriced,
  coalesce(sum(cost) filter (where not is_part), 0)::bigint as unpriced_cost,
  count(*) filter (where is_part)::int as partly, coalesce(sum(cost) filter (where is_part), 0)::bigint as partly_cost
from (
  select t.selling_total - t.refund_amount as cost, t.status = 4 and t.refund_amount > 0 as is_part
  from transactions t where t.partner_id = :partner::uuid and t.created_at >= :from::date::timestamp at time zone 'Asia/Jakarta'
    and t.created_at < (:to::date + 1)::timestamp at time zone 'Asia/Jakarta'
    and book_cost(t.status, t.source, t.selling_total, t.refund_amount, t.resale_total) = 'unpriced'
) o`,
);

/** Orders of a period without profit, and the cost of those fully refunded. */
interface UncountedOrders {
  unpriced: number;
  unpriced_cost: number;
  partly: number;
  partly_cost: number;
}

/** Counts by purchase date, even if refunded on another day. */
export async function readUncountedOrders(
  database: Database,
  asked: Span & { partner: string },
): Promise<Pick<Books, 'unpriced' | 'partly'>> {
  const { unpriced, unpriced_cost, partly, partly_cost } = await readOrders(database, asked);
  return {
    unpriced: { orders: unpriced, amount: unpriced_cost },
    partly: { orders: partly, amount: partly_cost },
  };
}

export interface SlotSum extends BookSum {
  slot: string;
}

/** `shape` is `YYYY-MM-DD`, or `YYYY-MM` for months. */
export const readSlotSums = queryAll<SumParams & { shape: string }, SlotSum>(
  'books_slots',
  `select to_char(happened_at at time zone 'Asia/Jakarta', :shape::text) as slot, ${SUMS}
from book_rows(:partner::uuid, :from::date, :to::date) where line <> all(:hidden::text[]) group by 1, line, counts`,
);

export const hasAnything = queryValue<{ partner: string }, boolean>(
  'books_anything',
  `select exists (select 1 from balances where partner_id = :partner::uuid and version > 0)
  or exists (select 1 from panel_orders where partner_id = :partner::uuid and order_status = 3)
  or exists (select 1 from entities where partner_id = :partner::uuid and resource = 'entry' and deleted_at is null)
  as any`,
);
