import type { EntitySelection } from '../../../admin/entity/query';
import type { Db } from '../../../platform/db/client';
import { containing } from '../../../platform/db/containing';
import { withinDays } from '../../../platform/db/filtered-days';
import { isoInstant } from '../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../platform/db/sql';
import type { Whose } from './whose';

/** Row status (`bulkOutcome`). A fully refunded order counts as failed. */
const OUTCOME = sql.raw(`case r.state when 1 then 'waiting' when 2 then 'placing' when 4 then 'failed'
  when 5 then 'stopped' else case when t.status = 1 then 'pending' when t.status = 2 then 'success'
  when t.refund_amount = t.selling_total then 'failed' else 'attention' end end`);

const ROWS = sql`bulk_rows r left join transactions t on t.id = r.transaction_id`;

export interface Head {
  id: string;
  code: string;
  status: number;
  reason: string | null;
  user_name: string;
  created_at: string;
  finished_at: string | null;
  total: number;
  planned: number;
  waiting: number;
  pending: number;
  success: number;
  failed: number;
  attention: number;
  stopped: number;
  spent: number;
  refunded: number;
}

const conditions: Record<string, (values: string[]) => SQL> = {
  created_at: ([days]) => withinDays(sql`b.created_at`, days),
  status: (values) => sql`b.status in ${values.map(Number)}`,
};

const seenBy = ({ partner, user }: Whose): SQL =>
  user === null ? sql`b.partner_id = ${partner}` : sql`(b.partner_id = ${partner} and b.user_id = ${user})`;

function matching(whose: Whose, { filters, search }: Pick<EntitySelection, 'filters' | 'search'>): SQL {
  const term = search && containing(search);
  return sql.join(
    [
      seenBy(whose),
      ...filters.map(({ field, values }) => conditions[field]?.(values) ?? sql`false`),
      ...(term ? [sql`(b.code ilike ${term} or b.user_name ilike ${term})`] : []),
    ],
    sql` and `,
  );
}

export async function countBatches(db: Db, whose: Whose, selection: EntitySelection): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from bulk_batches b where ${matching(whose, selection)}`,
  );
  return rows[0]?.total ?? 0;
}

export async function readBatchPage(
  db: Db,
  whose: Whose,
  selection: EntitySelection,
  { offset, limit }: { offset: number; limit: number },
): Promise<Head[]> {
  const direction = sql.raw(selection.sort.descending ? 'desc' : 'asc');
  return heads(
    db,
    sql`select * from bulk_batches b where ${matching(whose, selection)}
      order by b.created_at ${direction}, b.id ${direction} limit ${limit} offset ${offset}`,
    direction,
  );
}

export async function readBatchHead(db: Db, whose: Whose, id: string): Promise<Head | null> {
  const wanted = sql`select * from bulk_batches b where ${seenBy(whose)} and b.id = ${id}`;
  const [head] = await heads(db, wanted, sql.raw('asc'));
  return head ?? null;
}

async function heads(db: Db, batches: SQL, direction: SQL): Promise<Head[]> {
  const { rows } = await db.execute<Head & Record<string, unknown>>(sql`
    select b.id, b.code, b.status, b.reason, b.user_name, b.created_at, b.finished_at, b.total, b.planned, counted.*
    from (${batches}) b
    cross join lateral (
      select count(*) filter (where outcome in ('waiting', 'placing'))::int as waiting,
        count(*) filter (where outcome = 'pending')::int as pending,
        count(*) filter (where outcome = 'success')::int as success,
        count(*) filter (where outcome = 'failed')::int as failed,
        count(*) filter (where outcome = 'attention')::int as attention,
        count(*) filter (where outcome = 'stopped')::int as stopped,
        coalesce(sum(paid), 0)::bigint as spent, coalesce(sum(back), 0)::bigint as refunded
      from (select ${OUTCOME} as outcome, t.selling_total as paid, t.refund_amount as back
        from ${ROWS} where r.batch_id = b.id) one
    ) counted
    order by b.created_at ${direction}, b.id ${direction}`);
  return rows.map((row) => ({
    ...row,
    created_at: isoInstant(row.created_at),
    finished_at: row.finished_at && isoInstant(row.finished_at),
  }));
}

export interface RowRead {
  id: string;
  place: number;
  line: string;
  brand: string;
  item: string;
  sku: string;
  destination: string;
  nickname: string | null;
  price: number;
  is_bill: boolean;
  outcome: string;
  refusal: string | null;
  order_id: string | null;
  order_code: string | null;
  sn: string | null;
  refund: number | null;
  reason_code: string | null;
}

export const readBatchRows = (db: Db, partnerId: string, id: string): Promise<RowRead[]> =>
  db.rows<RowRead>(sql`
    select r.id, r.place, r.line, r.product_name as brand, r.item_name as item, r.sku, r.destination, r.nickname,
      coalesce(t.selling_total, r.unit_price) as price, r.inquiry_id is not null as is_bill, ${OUTCOME} as outcome, r.refusal, t.id as order_id,
      t.code as order_code, t.sn, t.refund_amount as refund, t.status_reason_code as reason_code
    from ${ROWS} where r.batch_id = ${id} and r.partner_id = ${partnerId} order by r.place`);
