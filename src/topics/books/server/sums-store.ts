import type { Span } from '../../../core/format/periods';
import type { Database, Db } from '../../../platform/db/client';
import { run, runIn, statement } from '../../../platform/db/statement';
import type { BookSum, Books } from '../contract/books';

interface SumParams extends Span {
  partner: string;
  hidden: readonly string[];
}

const SUMS = `line, counts, count(*)::int as rows,
  coalesce(sum(amount) filter (where amount > 0), 0)::bigint as money_in,
  coalesce(- sum(amount) filter (where amount < 0), 0)::bigint as money_out, sum(amount)::bigint as amount`;

const sumsStatement = statement<SumParams, BookSum>(
  'books_sums',
  `select ${SUMS} from book_rows(:partner::uuid, :from::date, :to::date) where line <> all(:hidden::text[]) group by line, counts
order by line, counts`,
);

export const readSums = (database: Database, partner: string, span: Span, hidden: readonly string[] = []) =>
  run(database, sumsStatement, { partner, ...span, hidden });

/** Totals in the transaction `db`, as numbers on both drivers. */
export async function sumsIn(db: Db, partner: string, span: Span): Promise<BookSum[]> {
  const rows = await runIn(db, sumsStatement, { partner, ...span, hidden: [] });
  return rows.map((row) => ({
    ...row,
    money_in: Number(row.money_in),
    money_out: Number(row.money_out),
    amount: Number(row.amount),
  }));
}

const monthsStatement = statement<{ partner: string; months: string[] }, BookSum & { month: string }>(
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
  for (const { month, ...sum } of await run(database, monthsStatement, { partner, months })) {
    sums.get(month)?.push(sum);
  }
  return sums;
}

const ordersStatement = statement<Span & { partner: string }, UncountedOrders>(
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
  partner: string,
  span: Span,
): Promise<Pick<Books, 'unpriced' | 'partly'>> {
  const [row] = await run(database, ordersStatement, { partner, ...span });
  return {
    unpriced: { orders: row?.unpriced ?? 0, amount: row?.unpriced_cost ?? 0 },
    partly: { orders: row?.partly ?? 0, amount: row?.partly_cost ?? 0 },
  };
}

export interface SlotSum extends BookSum {
  slot: string;
}

const slotsStatement = statement<SumParams & { shape: string }, SlotSum>(
  'books_slots',
  `select to_char(happened_at at time zone 'Asia/Jakarta', :shape::text) as slot, ${SUMS}
from book_rows(:partner::uuid, :from::date, :to::date) where line <> all(:hidden::text[]) group by 1, line, counts`,
);

/** `YYYY-MM-DD`, or `YYYY-MM` for months. */
export const readSlotSums = (
  database: Database,
  partner: string,
  span: Span,
  { hidden, byMonth }: { hidden: readonly string[]; byMonth: boolean },
) => run(database, slotsStatement, { partner, ...span, hidden, shape: byMonth ? 'YYYY-MM' : 'YYYY-MM-DD' });

const anythingStatement = statement<{ partner: string }, { any: boolean }>(
  'books_anything',
  `select exists (select 1 from balances where partner_id = :partner::uuid and version > 0)
  or exists (select 1 from panel_orders where partner_id = :partner::uuid and order_status = 3)
  or exists (select 1 from entities where partner_id = :partner::uuid and resource = 'entry' and deleted_at is null)
  as any`,
);

export async function hasAnything(database: Database, partner: string): Promise<boolean> {
  const [row] = await run(database, anythingStatement, { partner });
  return row?.any ?? false;
}
