import { searchedTerms } from '../../../../core/format/phone';
import { batches } from '../../../../platform/db/batches';
import type { Database } from '../../../../platform/db/client';
import { containing } from '../../../../platform/db/containing';
import { queryOne, run, statement } from '../../../../platform/db/statement';
import { type DayParams, withinDays } from '../../../../platform/db/within-days';
import type { TransactionDetail } from '../../contract/transaction';
import type { TransactionSummary } from '../../contract/transaction-list';

export interface TransactionFilter extends DayParams {
  status: 'pending' | 'success' | 'cancelled' | 'refund' | 'error' | null;
  search: string | null;
  /** Id of the person who made them. */
  user: string | null;
}

interface FilterParams extends Omit<TransactionFilter, 'search'> {
  partner: string;
  patterns: (string | null)[] | null;
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

// Terms of specification 4; "error" is everything else.
const filtered = `t.partner_id = :partner::uuid
  and (:user::uuid is null or t.user_id = :user::uuid)
  and ${withinDays('t.created_at')}
  and (:status::text is null or :status::text = case
    when t.status = 1 then 'pending' when t.status = 2 then 'success' when t.status = 3 then 'cancelled'
    when t.status = 4 and t.refunded in (1, 2) then 'refund' else 'error' end)
  and (:patterns::text[] is null or t.code ilike any(:patterns::text[]) or t.ref_id ilike any(:patterns::text[])
    or t.product_name ilike any(:patterns::text[]) or t.item_name ilike any(:patterns::text[])
    or t.destination ilike any(:patterns::text[]) or t.nickname ilike any(:patterns::text[]))`;

export const readTransaction = queryOne<{ partner: string; id: string }, TransactionDetail>(
  'transaction_detail',
  `select ${detailColumns}
from ${DETAIL_SOURCE}
where t.id = :id::uuid and t.partner_id = :partner::uuid`,
);

const listStatement = statement<FilterParams & { skip: number; most: number }, TransactionSummary>(
  'transaction_list',
  `select ${summaryColumns}
from transactions t join brands b on b.id = t.brand_id
where ${filtered}
order by t.created_at desc, t.id desc offset :skip::bigint limit :most::int`,
);

const countStatement = statement<FilterParams, { total: number }>(
  'transaction_count',
  `select count(*)::int as total from transactions t where ${filtered}`,
);

const batchStatement = statement<FilterParams & { after: string | null; most: number }, TransactionDetail>(
  'transaction_batch',
  `select ${detailColumns}
from ${DETAIL_SOURCE}
where ${filtered} and (:after::uuid is null or (t.created_at, t.id) < (
  select created_at, id from transactions where id = :after::uuid))
order by t.created_at desc, t.id desc limit :most::int`,
);

export async function readPage(
  database: Database,
  partner: string,
  filter: TransactionFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: TransactionSummary[]; total: number }> {
  const params = paramsOf(partner, filter);
  const [rows, counted] = await Promise.all([
    run(database, listStatement, { ...params, skip: (page - 1) * limit, most: limit }),
    run(database, countStatement, params),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export const countOf = async (database: Database, partner: string, filter: TransactionFilter) =>
  (await run(database, countStatement, paramsOf(partner, filter)))[0]?.total ?? 0;

export const readAll = (database: Database, partner: string, filter: TransactionFilter) =>
  batches(
    (after: string | null, most) =>
      run(database, batchStatement, { ...paramsOf(partner, filter), after, most }),
    ({ id }) => id,
  );

const paramsOf = (partner: string, { search, ...filter }: TransactionFilter): FilterParams => ({
  partner,
  ...filter,
  patterns: search ? searchedTerms(search).map(containing) : null,
});
