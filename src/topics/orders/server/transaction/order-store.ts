import type { BillToPay } from '../../../../platform/adapters/supplier/supplier';
import { queryAll, queryOne, queryRow } from '../../../../platform/db/statement';
import type { BrandForm } from '../../../catalogue/contract/catalogue';
import type { OrderParam } from './order-param';

/** Facts that determine whether and at which price a partner may buy an item, with the database clock. */
export interface OrderFacts {
  product_name: string;
  category_id: string;
  brand_key: string;
  brand_status: number;
  forms: BrandForm[];
  cut_off_start: string | null;
  cut_off_end: string | null;
  item_name: string;
  item_status: number;
  sku: string;
  /** Null if a bill determines the cost. */
  base_price: number | null;
  max_qty: number;
  multi: boolean;
  sla_seconds: number;
  price_discount_bps: number;
  kyc_status: number;
  maximum_unverified_amount: number;
  /** Milliseconds since 1970. */
  now: number;
}

export const FACTS = `b.name as product_name, b.category_id, b.key as brand_key, b.status as brand_status, b.forms,
  b.cut_off_start, b.cut_off_end, v.name as item_name, v.status as item_status, v.sku, v.base_price, v.max_qty, v.multi,
  v.sla_seconds, t.price_discount_bps, p.kyc_status, p.maximum_unverified_amount,
  (extract(epoch from now()) * 1000)::float8 as now
from variations v
join brands b on b.id = v.brand_id
join partners p on p.id = :partner::uuid
join tiers t on t.id = p.tier_id`;

export const readFacts = queryOne<{ partner: string; brand: string; variation: string }, OrderFacts>(
  'transaction_facts',
  `select ${FACTS} where v.id = :variation::uuid and b.id = :brand::uuid`,
);

/** Orders within 24 hours for one item and destination, except failed ones. */
export interface Recent {
  orders: number;
  minutes: number | null;
}

export const readRecentSame = queryRow<{ partner: string; variation: string; destination: string }, Recent>(
  'transaction_recent',
  `select count(*)::int as orders,
  greatest(1, floor(extract(epoch from now() - max(created_at)) / 60))::int as minutes
from transactions
where partner_id = :partner::uuid and variation_id = :variation::uuid and destination = :destination::text
  and stands_lately(created_at, status)`,
);

export const readOrderByKey = queryOne<
  { partner: string; key: string },
  { id: string; request_hash: string }
>(
  'transaction_key',
  'select id, request_hash from transactions where partner_id = :partner::uuid and idempotency_key = :key::uuid',
);

export interface PendingOrder {
  id: string;
  /** Identifies the request across a restore that has lost the order. */
  origin: string;
  code: string;
  sku: string;
  qty: number;
  brand_key: string;
  product_name: string;
  item_name: string;
  destination: string;
  order_param: OrderParam[];
  selling_total: number;
  sent: boolean;
  /** 1 Web, 2 API, 3 Panel, 4 Massal. */
  source: number;
  /** Milliseconds since it was created. */
  age: number;
  /** The bill to pay; rupiah. */
  bill: BillToPay | null;
}

export const readPendingOrder = queryOne<{ id: string }, PendingOrder>(
  'transaction_pending',
  `select t.id, concat_ws(' ', t.partner_id, t.idempotency_key, t.request_hash) as origin,
  t.code, t.sku, t.qty, t.product_name, t.item_name, t.destination, t.order_param, t.selling_total,
  (select b.key from variations v join brands b on b.id = v.brand_id where v.id = t.variation_id) as brand_key,
  t.source, t.history @> '[{"step": "sent"}]' as sent,
  (extract(epoch from now() - t.created_at) * 1000)::float8 as age,
  case when q.id is not null
    then jsonb_build_object('reference', q.reference, 'amount', q.bill_amount + q.penalty) end as bill
from transactions t left join bill_inquiries q on q.id = t.inquiry_id where t.id = :id::uuid and t.status = 1`,
);

interface OrderFrame {
  partner_id: string;
  type: 'transaction';
  id: string;
  status: number;
  refunded: number;
  version: number;
}

export const readRecentFrames = queryAll<{ partners: readonly string[] }, OrderFrame>(
  'transaction_recent_frames',
  `select partner_id, 'transaction' as type, id, status, refunded, version from transactions
where partner_id = any(:partners::uuid[]) and (status = 1 or finished_at > now() - interval '10 minutes')
order by created_at desc limit 1000`,
);

/** Owner of a partner, the buyer of program orders. */
export const readOwner = queryOne<{ partner: string }, { id: string }>(
  'transaction_owner',
  `select id from users where partner_id = :partner::uuid and role = 'owner' order by created_at limit 1`,
);
