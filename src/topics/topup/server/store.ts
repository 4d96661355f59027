import { TOPUP } from '../../../core/states';
import type { Database } from '../../../platform/db/client';
import { queryAll, queryRow } from '../../../platform/db/statement';
import { type DayParams, withinDays } from '../../../platform/db/within-days';
import type { TopupSummary } from '../contract/topup-list';

export interface TopupFilter extends DayParams {
  status: number | null;
}

interface FilterParams extends TopupFilter {
  partner: string;
}

// An unpaid top up counts as expired from its deadline, whether or not the row is marked.
export const STATUS = 'case when t.status = 1 and t.expires_at <= now() then 3 else t.status end';

const FILTERED = `t.partner_id = :partner::uuid and ${withinDays('t.created_at')}
  and (:status::smallint is null or ${STATUS} = :status::smallint)`;

const listTopups = queryAll<FilterParams & { skip: number; most: number }, TopupSummary>(
  'topup_list',
  `select t.id, t.code, t.is_admin, t.amount, t.fee, t.unique_code, t.invoice_paid_amount, t.method_name,
  (${STATUS})::int as status, t.expires_at, t.created_at, t.paid_at
from topups t where ${FILTERED}
order by ${STATUS} in (1, 5) desc, t.created_at desc, t.id desc offset :skip::bigint limit :most::int`,
);

const countTopups = queryRow<FilterParams, { total: number; server_time: string }>(
  'topup_count',
  `select count(*)::int as total, now() as server_time from topups t where ${FILTERED}`,
);

export const readRecentTopupFrames = queryAll<
  { partners: readonly string[] },
  { partner_id: string; type: 'topup'; id: string; status: number; version: number }
>(
  'topup_recent_frames',
  `select partner_id, 'topup' as type, id, (${STATUS})::int as status, version from topups t
where partner_id = any(:partners::uuid[]) and (status in (1, 5) or updated_at > now() - interval '10 minutes')
order by updated_at desc limit 1000`,
);

/** One page, pending first, then newest first; the total, and the database clock. */
export async function readTopupPage(
  database: Database,
  partner: string,
  filter: TopupFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: TopupSummary[]; total: number; server_time: string }> {
  const params = { partner, ...filter };
  const [rows, counted] = await Promise.all([
    listTopups(database, { ...params, skip: (page - 1) * limit, most: limit }),
    countTopups(database, params),
  ]);
  return { rows, ...counted };
}

export const countUnpaid = async (database: Database, partner: string): Promise<number> =>
  (await countTopups(database, { partner, status: TOPUP.waiting, from: null, to: null })).total;
