import type { EntitySelection } from '../../../admin/entity/query';
import { searchedTerms } from '../../../core/format/phone';
import { type OrderStage, PRODUCT_SOURCE } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import { containingAny } from '../../../platform/db/containing';
import { withinDays } from '../../../platform/db/filtered-days';
import { type SQL, sql } from '../../../platform/db/sql';

export interface OrderSelection extends EntitySelection {
  partnerId: string;
}

/** Sort columns by field; each has an index with the partner first. */
const sortColumns: Record<string, string> = {
  created_at: 'created_at',
  total: 'total',
  profit: 'earned',
};

/** SQL conditions by filter; numbers stay numbers, so that indexes apply. */
const conditions: Record<string, (values: string[]) => SQL> = {
  order_status: (values) => sql`order_status in ${values.map(Number)}`,
  payment_status: (values) => sql`payment_status in ${values.map(Number)}`,
  product_source: (values) =>
    sql`product_source in ${values.map((value) => PRODUCT_SOURCE[value === 'vcg' ? 'vcg' : 'custom'])}`,
  payment_source: (values) => sql`payment_source in ${values}`,
  member_id: (values) => sql`member_id in ${values}`,
  created_at: ([days]) => withinDays(sql`created_at`, days),
  stage: (values) =>
    sql.raw(`(${values.map((value) => stages[value as OrderStage] ?? 'false').join(' or ')})`),
};

/** Must match `stageOf` of `present.ts`; written for the index on the status. */
const waits = 'payment_status = 2 and order_status = 2 and reason is not null';
const stages: Record<OrderStage, string> = {
  unpaid: `order_status = 1 and payment_source <> 'manual'`,
  transfer: `(order_status = 1 and payment_source = 'manual')`,
  overdue: `(order_status = 5 and payment_source = 'manual')`,
  running: 'payment_status = 2 and order_status = 2 and reason is null',
  supply: `(payment_status = 2 and order_status = 4 or ${waits} and fulfilment = 'h2h')`,
  code: `(${waits} and fulfilment = 'code')`,
  hand: `(${waits} and fulfilment not in ('h2h', 'code'))`,
  done: 'order_status = 3',
  closed: `(order_status in (2, 4, 5, 6) and payment_status <> 2
    and not (order_status = 5 and payment_source = 'manual'))`,
};

/** Above this many hits, walk the list order: hits are dense and collecting costs more. */
const MANY_HITS = 5_000;

const searched = (term: string): SQL => containingAny(sql`search`, searchedTerms(term));

function matching({ partnerId, filters, search }: Omit<OrderSelection, 'sort'>): SQL {
  return sql.join(
    [
      sql`partner_id = ${partnerId}`,
      ...filters.map(({ field, values }) => conditions[field]?.(values) ?? sql`false`),
      ...(search ? [searched(search)] : []),
    ],
    sql` and `,
  );
}

export async function countOrders(db: Db, selection: OrderSelection): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from panel_orders where ${matching(selection)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Ids of a page; the second half is read from the end. */
export async function readOrderIds(
  db: Db,
  selection: OrderSelection,
  { offset, limit }: { offset: number; limit: number },
  total: number,
): Promise<string[]> {
  const count = Math.min(limit, total - offset);
  if (count <= 0) return [];
  const backwards = offset > total / 2;
  const skipped = backwards ? total - offset - count : offset;
  const direction = sql.raw(selection.sort.descending === backwards ? 'asc' : 'desc');
  const key = sql.raw(sortColumns[selection.sort.field] ?? 'created_at');
  const page = sql`order by key ${direction}, id ${direction} limit ${count} offset ${skipped}`;
  const hits = sql`select id, ${key} as key from panel_orders where ${matching(selection)}`;
  // Few hits are rarely adjacent, so they are collected before sorting.
  const isNarrowed = selection.search !== undefined || selection.filters.length > 0;
  const few = isNarrowed && total <= MANY_HITS;
  const { rows } = await db.execute<{ id: string }>(
    few ? sql`with hits as materialized (${hits}) select id from hits ${page}` : sql`${hits} ${page}`,
  );
  const ids = rows.map(({ id }) => id);
  return backwards ? ids.reverse() : ids;
}

export async function readInvoices(db: Db, partnerId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; invoice: string }>(
    sql`select id, invoice from panel_orders where partner_id = ${partnerId} and id in ${ids}`,
  );
  return new Map(rows.map(({ id, invoice }) => [id, invoice]));
}

export async function lookupOrders(
  db: Db,
  partnerId: string,
  search: string | undefined,
  limit: number,
): Promise<string[]> {
  const narrowed = search ? sql` and ${searched(search)}` : sql``;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from panel_orders where partner_id = ${partnerId}${narrowed}
    order by created_at desc, id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}
