import type { Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';
import type { Whose } from './whose';

/** Row status (`bulkOutcome`). A fully refunded order counts as failed. */
const OUTCOME = sql.raw(`case r.state when 1 then 'waiting' when 2 then 'placing' when 4 then 'failed'
  when 5 then 'stopped' else case when t.status = 1 then 'pending' when t.status = 2 then 'success'
  when t.refund_amount = t.selling_total then 'failed' else 'attention' end end`);

const ROWS = sql`bulk_rows r left join transactions t on t.id = r.transaction_id`;

export interface Head extends Counted {
  id: string;
  code: string;
  status: number;
  reason: string | null;
  user_name: string;
  created_at: string;
  finished_at: string | null;
  total: number;
  planned: number;
}

interface Counted {
  waiting: number;
  pending: number;
  success: number;
  failed: number;
  attention: number;
  stopped: number;
  spent: number;
  refunded: number;
}

export const seenBy = ({ partner, user }: Whose): SQL =>
  user === null ? sql`b.partner_id = ${partner}` : sql`(b.partner_id = ${partner} and b.user_id = ${user})`;

export const readBatchHead = async (db: Db, whose: Whose, id: string): Promise<Head | null> =>
  (await readHeads(db, sql`${seenBy(whose)} and b.id = ${id}`))[0] ?? null;

export async function readHeads(db: Db, where: SQL): Promise<Head[]> {
  const rows = await db.rows<Omit<Head, keyof Counted> & { counted: Counted }>(sql`
    select b.id, b.code, b.status, b.reason, b.user_name, b.created_at, b.finished_at, b.total, b.planned, (
      select jsonb_build_object('waiting', count(*) filter (where outcome in ('waiting', 'placing')),
        'pending', count(*) filter (where outcome = 'pending'),
        'success', count(*) filter (where outcome = 'success'),
        'failed', count(*) filter (where outcome = 'failed'),
        'attention', count(*) filter (where outcome = 'attention'),
        'stopped', count(*) filter (where outcome = 'stopped'),
        'spent', coalesce(sum(paid), 0), 'refunded', coalesce(sum(back), 0))
      from (select ${OUTCOME} as outcome, t.selling_total as paid, t.refund_amount as back
        from ${ROWS} where r.batch_id = b.id) one
    ) as counted
    from bulk_batches b where ${where}`);
  return rows.map(({ counted, ...row }) => ({ ...row, ...counted }));
}

export interface RowRead {
  id: string;
  position: number;
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
    select r.id, r.position, r.line, r.product_name as brand, r.item_name as item, r.sku, r.destination, r.nickname,
      coalesce(t.selling_total, r.unit_price) as price, r.inquiry_id is not null as is_bill, ${OUTCOME} as outcome, r.refusal, t.id as order_id,
      t.code as order_code, t.sn, t.refund_amount as refund, t.status_reason_code as reason_code
    from ${ROWS} where r.batch_id = ${id} and r.partner_id = ${partnerId} order by r.position`);
