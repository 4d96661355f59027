import type { Database, Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import { queryAll, queryOne, queryRow } from '../../../../platform/db/statement';
import type { TransactionDetail } from '../../contract/transaction';
import type { TransactionSummary } from '../../contract/transaction-list';

/** An order as its list shows it. */
export interface ListedOrder extends TransactionDetail {
  user_id: string;
}

const summaryColumns = `t.id, t.code, t.ref_id, t.product_name, t.item_name, b.image as product_image,
  b.key as product_key, b.monogram, t.brand_id as parent_category_id, t.variation_id, t.destination, t.nickname,
  t.qty, t.selling_total, t.resale_total, t.status, t.refunded, t.status_reason_code, t.version, t.created_at as date, t.finished_at`;

const detailColumns = `${summaryColumns}, t.order_param, t.unit_price, t.customer_name, t.note, t.source,
  u.name as actor_name, t.sn, t.voucher_codes, t.balance_before, t.balance_after, t.refund_amount, t.refund_at,
  t.sla_seconds, t.status = 1 and now() > t.created_at + make_interval(secs => t.sla_seconds) as is_late, t.history,
  case when q.id is not null then jsonb_build_object('customer_name', q.customer_name, 'bill_count', q.bill_count,
    'periods', q.periods, 'bill_amount', q.bill_amount, 'penalty', q.penalty, 'admin_fee', q.admin_fee,
    'commission', q.commission) end as bill`;

const DETAIL_SOURCE = `transactions t join brands b on b.id = t.brand_id join users u on u.id = t.user_id
  left join bill_inquiries q on q.id = t.inquiry_id`;

export const readTransaction = queryOne<{ partner: string; id: string }, TransactionDetail>(
  'transaction_detail',
  `select ${detailColumns}
from ${DETAIL_SOURCE}
where t.id = :id::uuid and t.partner_id = :partner::uuid`,
);

const readRows = queryAll<{ partner: string; skip: number; most: number }, TransactionSummary>(
  'transaction_list',
  `select ${summaryColumns}
from transactions t join brands b on b.id = t.brand_id
where t.partner_id = :partner::uuid
order by t.created_at desc, t.id desc offset :skip::bigint limit :most::int`,
);

const countRows = queryRow<{ partner: string }, { total: number }>(
  'transaction_count',
  'select count(*)::int as total from transactions where partner_id = :partner::uuid',
);

export async function readPage(
  database: Database,
  partner: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: TransactionSummary[]; total: number }> {
  const [rows, counted] = await Promise.all([
    readRows(database, { partner, skip: (page - 1) * limit, most: limit }),
    countRows(database, { partner }),
  ]);
  return { rows, total: counted.total };
}

/** Orders in the order of `tail`, which ends a query over `transactions t`: rows are read only once they are chosen. */
export async function readOrders(db: Db, tail: SQL): Promise<ListedOrder[]> {
  return db.rows<ListedOrder>(sql`
    select ${sql.raw(detailColumns)}, t.user_id
    from unnest(array(select t.id from transactions t where ${tail})) with ordinality as chosen(id, nth)
    join (${sql.raw(DETAIL_SOURCE)}) on t.id = chosen.id
    order by chosen.nth`);
}
