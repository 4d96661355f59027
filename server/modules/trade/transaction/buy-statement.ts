import { statement } from '../../../db/statement';

/** All that an order is made of, checked and priced; ids are UUIDv7. */
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
  /** Random tail of `TRX-YYMMDD-…`; the day is the database's. */
  suffix: string;
  /** Null: `H2H-YYMMDD-…` with the same tail. */
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
  customer_name: string | null;
  note: string | null;
  sla_seconds: number;
  /** 1 Web, 2 API, 3 Panel, 4 Massal. */
  source: number;
}

/**
 * A purchase is one statement (design 8): debit, order, both sides of the ledger, fulfilment job and live frames.
 * No row comes back when the balance is too low; 23505 says that the key, the ref id or the code is taken.
 */
export const buyStatement = statement<OrderRow, { balance: number; code: string }>(
  'transaction_buy',
  `with debit as (
  update balances set balance = balance - :total::bigint, version = version + 1
  where partner_id = :partner::uuid and kind = 'main' and balance >= :total::bigint
  returning id, balance, version, to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || :suffix::text as code
), ordered as (
  insert into transactions (id, code, partner_id, user_id, idempotency_key, request_hash, ref_id, brand_id,
    variation_id, product_name, item_name, sku, destination, nickname, order_param, qty, unit_price, selling_total,
    status, customer_name, note, source, balance_before, balance_after, sla_seconds, history)
  select :id::uuid, 'TRX-' || code, :partner::uuid, :user::uuid, :key::uuid, :request_hash::text,
    coalesce(:ref_id::text, 'H2H-' || code), :brand::uuid, :variation::uuid, :product_name::text, :item_name::text,
    :sku::text, :destination::text, :nickname::text, :order_param::jsonb, :qty::smallint, :unit_price::bigint,
    :total::bigint, 1, :customer_name::text, :note::text, :source::smallint,
    balance + :total::bigint, balance, :sla_seconds::int,
    jsonb_build_array(
      jsonb_build_object('step', 'created', 'at', now(), 'actor', :actor::text, 'amount', null, 'balance', null),
      jsonb_build_object('step', 'debited', 'at', now(), 'actor', 'Sistem', 'amount', :total::bigint,
        'balance', balance))
  from debit
), entries as (
  insert into ledger_entries (id, posting_id, partner_id, user_id, balance_id, house, amount, seq, balance_after,
    type, ref_type, ref_id, ref_code, description, actor)
  select side.id, :id::uuid, :partner::uuid, :user::uuid, side.balance_id, side.house, side.amount, side.seq,
    side.balance_after, 2, 'transaction', :id::uuid, 'TRX-' || debit.code,
    left(:product_name::text || ' · ' || :item_name::text, 160), :actor::text
  from debit cross join lateral (values
    (:own_entry::uuid, debit.id, null, - :total::bigint, debit.version, debit.balance),
    (:house_entry::uuid, null, 'sales', :total::bigint, null, null)
  ) side (id, balance_id, house, amount, seq, balance_after)
), job as (
  insert into jobs (id, kind, ref_id, run_at) select :job::uuid, 'fulfil', :id::uuid, now() from debit
)
select balance, 'TRX-' || code as code,
  pg_notify('live', json_build_object('channel', 'mitra-balance', 'partner_id', :partner::uuid,
    'frame', json_build_object('balance', balance, 'version', version))::text),
  pg_notify('live', json_build_object('channel', 'mitra', 'partner_id', :partner::uuid, 'frame',
    json_build_object('type', 'transaction', 'id', :id::uuid, 'status', 1, 'refunded', 0, 'version', 1))::text)
from debit`,
);
