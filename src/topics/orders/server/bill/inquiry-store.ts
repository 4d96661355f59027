import type { Bill } from '../../../../core/contract/bill';
import type { Database } from '../../../../platform/db/client';
import { dayEnd, isToday } from '../../../../platform/db/same-day';
import { queryAll } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import type { BrandForm } from '../../../catalogue/contract/catalogue';
import type { FormValues } from '../../../catalogue/domain/form-values';
import type { LimitFacts } from '../../domain/unverified-limit';
import type { SaleFacts } from '../transaction/check-product';

export interface NewInquiry extends Bill {
  id: string;
  variation: string;
  customer_no: string;
  form_values: FormValues;
  total: number;
  reference: string;
}

interface Keeping {
  partner: string;
  user: string;
  /** JSON text of `NewInquiry[]`. */
  inquiries: string;
}

// Also deletes the partner's unpaid inquiries older than a week.
const insertInquiries = queryAll<Keeping, { id: string; expires_at: string }>(
  'bill_inquiries_store',
  `with forgotten as (
  delete from bill_inquiries q where q.partner_id = :partner::uuid and q.created_at < now() - interval '7 days'
    and not exists (select from transactions t where t.inquiry_id = q.id)
    and not exists (select from bulk_rows r where r.inquiry_id = q.id)
)
insert into bill_inquiries (id, partner_id, user_id, variation_id, customer_no, form_values, customer_name, bill_count,
  periods, bill_amount, penalty, admin_fee, commission, total, reference)
select q.id, :partner::uuid, :user::uuid, q.variation, q.customer_no, q.form_values, q.customer_name, q.bill_count,
  q.periods, q.bill_amount, q.penalty, q.admin_fee, q.commission, q.total, q.reference
from jsonb_to_recordset(:inquiries::jsonb) as q (id uuid, variation uuid, customer_no text, form_values jsonb,
  customer_name text, bill_count smallint, periods jsonb, bill_amount bigint, penalty bigint, admin_fee bigint,
  commission bigint, total bigint, reference text)
returning id, ${dayEnd('created_at')} as expires_at`,
);

export async function storeInquiries(
  database: Database,
  { partnerId, userId }: Pick<Actor, 'partnerId' | 'userId'>,
  inquiries: readonly NewInquiry[],
): Promise<Map<string, string>> {
  const keeping = { partner: partnerId, user: userId, inquiries: JSON.stringify(inquiries) };
  const stored = await insertInquiries(database, keeping);
  return new Map(stored.map(({ id, expires_at }) => [id, expires_at]));
}

export interface InquiryFacts extends SaleFacts, LimitFacts, Bill {
  inquiry: string;
  brand_id: string;
  variation_id: string;
  product_name: string;
  item_name: string;
  sku: string;
  forms: BrandForm[];
  sla_seconds: number;
  customer_no: string;
  form_values: FormValues;
  total: number;
  is_today: boolean;
  /** Expiry (exclusive). */
  expires_at: string;
  /** Rupiah of the latest inquiry of the same bill; equals this one if there is none newer. */
  newest_total: number;
}

const readFacts = queryAll<{ ids: readonly string[]; partner: string }, InquiryFacts>(
  'bill_inquiry_facts',
  `select q.id as inquiry, b.id as brand_id, v.id as variation_id, b.name as product_name, v.name as item_name, v.sku,
  b.forms, v.sla_seconds, q.customer_no, q.form_values, q.customer_name, q.bill_count, q.periods, q.bill_amount,
  q.penalty, q.admin_fee, q.commission, q.total, ${isToday('q.created_at')} as is_today,
  ${dayEnd('q.created_at')} as expires_at, newest.total as newest_total,
  b.status as brand_status, v.status as item_status, b.cut_off_start, b.cut_off_end,
  (extract(epoch from now()) * 1000)::float8 as now, p.kyc_status, p.maximum_unverified_amount
from bill_inquiries q join variations v on v.id = q.variation_id join brands b on b.id = v.brand_id
join partners p on p.id = q.partner_id
cross join lateral (
  select n.total from bill_inquiries n
  where n.partner_id = q.partner_id and n.variation_id = q.variation_id and n.customer_no = q.customer_no
    and n.form_values = q.form_values
  order by n.created_at desc limit 1
) newest
where q.id = any(:ids::uuid[]) and q.partner_id = :partner::uuid`,
);

export async function readInquiryFacts(
  database: Database,
  partner: string,
  ids: readonly string[],
): Promise<Map<string, InquiryFacts>> {
  const found = ids.length > 0 ? await readFacts(database, { ids, partner }) : [];
  return new Map(found.map((facts) => [facts.inquiry, facts]));
}
