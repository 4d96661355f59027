import { queryAll, queryAny, queryOne, queryRow } from '../../../../platform/db/statement';
import type { ApiOrder } from '../../contract/open-api/orders';

export interface NewSandboxOrder {
  id: string;
  job: string;
  suffix: string;
  partner: string;
  ref_id: string;
  request_hash: string;
  variation: string;
  product_name: string;
  item_name: string;
  sku: string;
  destination: string;
  /** JSON text of `OrderParam[]`. */
  order_param: string;
  qty: number;
  unit_price: number;
  total: number;
  /** JSON text of the bill; null for prepaid products. */
  bill: string | null;
  /** True if a destination may buy it only once within 24 hours. */
  is_once: boolean;
}

/**
 * False if the sandbox balance is too low, or it repeats a once-only order. Throws 23505 for a used `ref_id`.
 */
export const buyInSandbox = queryAny<NewSandboxOrder>(
  'sandbox_buy',
  `with debit as (
     update sandbox_accounts set balance = balance - :total::bigint
     where partner_id = :partner::uuid and balance >= :total::bigint
       and not (:is_once::boolean
         and is_ordered_lately_in_sandbox(:partner::uuid, :variation::uuid, :destination::text))
     returning balance
   ), ordered as (
     insert into sandbox_orders (id, code, partner_id, ref_id, request_hash, variation_id, product_name, item_name, sku,
       destination, order_param, qty, unit_price, total, bill, history)
     select :id::uuid, 'SBX-' || to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || :suffix::text,
       :partner::uuid, :ref_id::text, :request_hash::text, :variation::uuid, :product_name::text, :item_name::text,
       :sku::text, :destination::text, :order_param::jsonb, :qty::smallint, :unit_price::bigint, :total::bigint,
       :bill::jsonb, jsonb_build_array(jsonb_build_object('step', 'created', 'at', now()),
         jsonb_build_object('step', 'debited', 'at', now()))
     from debit returning id
   ), queued as (
     insert into jobs (id, kind, ref_id, run_at) select :job::uuid, 'sandbox-fulfil', id, now() from ordered
   )
   select id from ordered`,
);

const COLUMNS = `t.code, t.ref_id, t.status, t.refunded, t.refund_amount, t.status_reason_code as reason, t.sku,
  t.product_name, t.item_name, t.qty, t.unit_price, t.total, t.sn, t.voucher_codes, t.created_at, t.finished_at,
  (select coalesce(jsonb_object_agg(param->>'key', param->>'value'), '{}') from jsonb_array_elements(t.order_param) param)
    as customer, t.history`;

interface Named {
  partner: string;
  id: string | null;
  code: string | null;
  ref: string | null;
}

export const readSandboxOrder = queryOne<Named, ApiOrder & { request_hash: string }>(
  'sandbox_order',
  `select ${COLUMNS}, t.request_hash from sandbox_orders t
   where t.partner_id = :partner::uuid
     and (t.id = :id::uuid or t.code = :code::text or t.ref_id = :ref::text) limit 1`,
);

export const readSandboxOrderPage = queryAll<
  { partner: string; status: number | null; skip: number; most: number },
  ApiOrder
>(
  'sandbox_orders',
  `select ${COLUMNS} from sandbox_orders t
   where t.partner_id = :partner::uuid and (:status::smallint is null or t.status = :status::smallint)
   order by t.created_at desc, t.id desc offset :skip::bigint limit :most::int`,
);

export const recentInSandbox = queryRow<
  { partner: string; variation: string; destination: string },
  { orders: number; minutes: number | null }
>(
  'sandbox_recent',
  `select count(*)::int as orders, greatest(1, floor(extract(epoch from now() - max(created_at)) / 60))::int as minutes
   from sandbox_orders
   where partner_id = :partner::uuid and variation_id = :variation::uuid and destination = :destination::text
     and stands_lately(created_at, status)`,
);

export const deliveredInSandbox = queryRow<{ partner: string }, { orders: number }>(
  'sandbox_delivered',
  'select count(*)::int as orders from sandbox_orders where partner_id = :partner::uuid and status = 2',
);
