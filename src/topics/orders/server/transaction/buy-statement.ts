import { isToday } from '../../../../platform/db/same-day';
import { statement } from '../../../../platform/db/statement';

/** A validated and priced order; ids are UUIDv7. */
export interface OrderRow {
  id: string;
  job: string;
  own_entry: string;
  house_entry: string;
  partner: string;
  user: string;
  actor: string;
  key: string;
  request_hash: string;
  /** Random suffix of `TRX-YYMMDD-…`; the date is the database's. */
  suffix: string;
  /** Null generates `H2H-YYMMDD-…` with the same suffix. */
  ref_id: string | null;
  brand: string;
  variation: string;
  product_name: string;
  item_name: string;
  sku: string;
  destination: string;
  nickname: string | null;
  /** JSON text of `OrderParam[]`. */
  order_param: string;
  qty: number;
  unit_price: number;
  total: number;
  /** Selling price in rupiah; null without a rule. */
  resale_total: number | null;
  customer_name: string | null;
  note: string | null;
  sla_seconds: number;
  /** 1 Web, 2 API, 3 Panel, 4 Massal. */
  source: number;
  /** Inquiry of the bill to pay; null for prepaid products. */
  inquiry: string | null;
  /** Oldest period of the bill. */
  bill_period: string | null;
  /** Refuse if the item went to the same destination within 24 hours in an order that did not fail. */
  is_once: boolean;
}

const types: Record<keyof OrderRow, string> = {
  ...{ id: 'uuid', job: 'uuid', own_entry: 'uuid', house_entry: 'uuid', partner: 'uuid', user: 'uuid' },
  ...{ actor: 'text', key: 'uuid', request_hash: 'text', suffix: 'text', ref_id: 'text', brand: 'uuid' },
  ...{ variation: 'uuid', product_name: 'text', item_name: 'text', sku: 'text', destination: 'text' },
  ...{ nickname: 'text', order_param: 'text', qty: 'smallint', unit_price: 'bigint', total: 'bigint' },
  ...{ resale_total: 'bigint', customer_name: 'text', note: 'text', sla_seconds: 'int', source: 'smallint' },
  ...{ inquiry: 'uuid', bill_period: 'text', is_once: 'boolean' },
};
const fields = Object.entries(types);

/**
 * Effects of `bought`: orders with `balance_id` and the resulting balance and version; `is_last` marks the
 * last order of the statement.
 */
const MADE = `coded as (
  select bought.*, to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || suffix as code from bought
), ordered as (
  insert into transactions (id, code, partner_id, user_id, idempotency_key, request_hash, ref_id, brand_id,
    variation_id, product_name, item_name, sku, destination, nickname, order_param, qty, unit_price, selling_total,
    resale_total, status, customer_name, note, source, balance_before, balance_after, sla_seconds, history,
    inquiry_id, bill_period)
  select id, 'TRX-' || code, partner, "user", key, request_hash, coalesce(ref_id, 'H2H-' || code), brand, variation,
    product_name, item_name, sku, destination, nickname, order_param::jsonb, qty, unit_price, total, resale_total, 1,
    customer_name, note, source, balance + total, balance, sla_seconds,
    jsonb_build_array(
      jsonb_build_object('step', 'created', 'at', now(), 'actor', actor, 'amount', null, 'balance', null),
      jsonb_build_object('step', 'debited', 'at', now(), 'actor', 'Sistem', 'amount', total, 'balance', balance)),
    inquiry, bill_period
  from coded
), entries as (
  insert into ledger_entries (id, posting_id, partner_id, user_id, balance_id, house, amount, seq, balance_after,
    type, ref_type, ref_id, ref_code, description, actor)
  select side.id, coded.id, partner, "user", side.balance_id, side.house, side.amount, side.seq, side.balance_after, 2,
    'transaction', coded.id, 'TRX-' || code, left(product_name || ' · ' || item_name, 160), actor
  from coded cross join lateral (values
    (own_entry, coded.balance_id, null, - total, version, balance),
    (house_entry, null, 'sales', total, null, null)
  ) side (id, balance_id, house, amount, seq, balance_after)
), queued as (
  insert into jobs (id, kind, ref_id, run_at) select job, 'fulfil', id, now() from coded
)
select balance, 'TRX-' || code as code,
  case when is_last then notify_balance(partner, 'main', balance, version) end,
  notify_transaction(partner, id, 1, 0, 1)
from coded`;

/** A purchase guarded by the SQL expression `refusal`, which is null if the buyer may buy. */
const purchase = (name: string, refusal: string) =>
  statement<OrderRow, { balance: number; code: string }>(
    name,
    `with debit as (
  update balances set balance = balance - :total::bigint, version = version + 1
  where partner_id = :partner::uuid and kind = 'main' and balance >= :total::bigint
    and (:inquiry::uuid is null or exists (select 1 from bill_inquiries q
      where q.id = :inquiry::uuid and q.partner_id = :partner::uuid and ${isToday('q.created_at')}))
    and ${refusal} is null
    and not (:is_once::boolean and is_ordered_lately(:partner::uuid, :variation::uuid, :destination::text))
  returning id, balance, version
), bought as (
  select ${fields.map(([name, type]) => `:${name}::${type} as "${name}"`).join(', ')},
    debit.id as balance_id, debit.balance, debit.version, true as is_last
  from debit
), ${MADE}`,
  );

/**
 * A purchase is one statement (design 8): debit, order, ledger entries, fulfilment job and live frames.
 * Returns no row if funds are insufficient, the inquiry is not of today, a sub-account may not buy it, or a
 * once-only order repeats; 23505 means that the key, ref id, code, inquiry or bill is taken.
 */
export const buyStatement = purchase(
  'transaction_buy',
  'sub_account_refusal(:partner::uuid, :user::uuid, array[:brand::uuid], array[:total::bigint])',
);

export const buyApprovedStatement = purchase(
  'transaction_buy_approved',
  'sub_account_bar(:user::uuid, array[:brand::uuid])',
);

/** Several orders of one user in sequence: `position` starts at 1. */
export interface OrderRows {
  partner: string;
  user: string;
  /** JSON text of `(OrderRow & { position: number })[]`. */
  orders: string;
}

/** Buys several orders in one transaction, all or none. */
export const buyManyStatement = statement<OrderRows, { balance: number; code: string }>(
  'transaction_buy_many',
  `with wanted as (
  select w.*, sum(total) over (order by position)::bigint as upto
  from jsonb_to_recordset(:orders::jsonb) as w (position int, ${fields.map(([name, type]) => `"${name}" ${type}`).join(', ')})
), whole as (
  select sum(total)::bigint as total, count(*)::int as orders, array_agg(brand) as brands, array_agg(total) as totals
  from wanted
), debit as (
  update balances b set balance = b.balance - whole.total, version = b.version + whole.orders from whole
  where b.partner_id = :partner::uuid and b.kind = 'main' and b.balance >= whole.total
    and not exists (select 1 from wanted where inquiry is not null and not exists (select 1 from bill_inquiries q
      where q.id = inquiry and q.partner_id = :partner::uuid and ${isToday('q.created_at')}))
    and sub_account_refusal(:partner::uuid, :user::uuid, whole.brands, whole.totals) is null
    and not exists (select 1 from wanted w where w.is_once and (is_ordered_lately(:partner::uuid, w.variation, w.destination)
      or exists (select 1 from wanted before where before.position < w.position and before.variation = w.variation
        and before.destination = w.destination)))
  returning b.id, b.balance, b.version
), bought as (
  select wanted.*, debit.id as balance_id, debit.balance + whole.total - upto as balance,
    debit.version - whole.orders + position as version, position = whole.orders as is_last
  from debit cross join whole cross join wanted
), ${MADE}`,
);
