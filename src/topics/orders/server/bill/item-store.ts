import { queryAll, queryColumn } from '../../../../platform/db/statement';
import type { BrandForm } from '../../../catalogue/contract/catalogue';
import type { SaleFacts } from '../transaction/check-product';

/** A postpaid item with its sale conditions; rupiah per sheet. */
export interface BillItem extends SaleFacts {
  variation_id: string;
  product_name: string;
  item_name: string;
  sku: string;
  forms: BrandForm[];
  admin_fee: number;
  commission: number;
}

export const readBillItems = queryAll<{ skus: readonly string[] }, BillItem>(
  'bill_items',
  `select v.id as variation_id, b.name as product_name, v.name as item_name, v.sku, b.forms, v.admin_fee, v.commission,
  b.status as brand_status, v.status as item_status, b.cut_off_start, b.cut_off_end,
  (extract(epoch from now()) * 1000)::float8 as now
from variations v join brands b on b.id = v.brand_id
where v.sku = any(:skus::text[]) and v.base_price is null`,
);

/** Periods of a customer's bills paid through this portal by anyone, for suppliers without a real biller. */
export const readPaidPeriods = queryColumn<{ sku: string; customer: string }, string>(
  'bill_paid_periods',
  `select period->>'period' as period
from transactions t join bill_inquiries q on q.id = t.inquiry_id cross join lateral jsonb_array_elements(q.periods) period
where t.variation_id = (select id from variations where sku = :sku::text) and t.destination = :customer::text
  and t.bill_period is not null and t.status = 2`,
);
