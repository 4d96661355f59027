import type { ApiOrder } from '../../../../src/core/contract/open-api';
import type { Database } from '../../../db/client';
import { dayEnd, isToday } from '../../../db/same-day';
import { run, statement } from '../../../db/statement';

const openStatement = statement<{ partner: string; balance: number }, { balance: number }>(
  'sandbox_account_open',
  `with opened as (
     insert into sandbox_accounts (partner_id, balance) values (:partner::uuid, :balance::bigint)
     on conflict do nothing returning balance
   )
   select balance from opened union all select balance from sandbox_accounts where partner_id = :partner::uuid limit 1`,
);

/** The balance of a partner's sandbox, which the first look fills. */
export async function sandboxBalance(database: Database, partner: string, balance: number): Promise<number> {
  const [row] = await run(database, openStatement, { partner, balance });
  return row?.balance ?? balance;
}

const fillStatement = statement<{ partner: string; balance: number }>(
  'sandbox_account_fill',
  `insert into sandbox_accounts as a (partner_id, balance) values (:partner::uuid, :balance::bigint)
   on conflict (partner_id) do update set balance = excluded.balance`,
);

export async function fillSandbox(database: Database, partner: string, balance: number): Promise<void> {
  await run(database, fillStatement, { partner, balance });
}

const deliveredStatement = statement<{ partner: string }, { orders: number }>(
  'sandbox_delivered',
  'select count(*)::int as orders from sandbox_orders where partner_id = :partner::uuid and status = 2',
);

export async function deliveredInSandbox(database: Database, partner: string): Promise<number> {
  const [row] = await run(database, deliveredStatement, { partner });
  return row?.orders ?? 0;
}

/** An order of the sandbox, checked and priced. */
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
  /** JSON text of what the biller is paid; null for everything else. */
  bill: string | null;
  /** As in the real world. */
  is_once: boolean;
}

const buyStatement = statement<NewSandboxOrder, { id: string }>(
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

/** False where the balance of the sandbox is too low, or it is ordered once and was. Throws 23505 for a `ref_id` that has ordered. */
export const buyInSandbox = async (database: Database, order: NewSandboxOrder): Promise<boolean> =>
  (await run(database, buyStatement, order)).length > 0;

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

const oneStatement = statement<Named, ApiOrder & { request_hash: string }>(
  'sandbox_order',
  `select ${COLUMNS}, t.request_hash from sandbox_orders t
   where t.partner_id = :partner::uuid
     and (t.id = :id::uuid or t.code = :code::text or t.ref_id = :ref::text) limit 1`,
);

export async function sandboxOrder(database: Database, named: Named) {
  const [row] = await run(database, oneStatement, named);
  return row ?? null;
}

const pageStatement = statement<
  { partner: string; status: number | null; skip: number; most: number },
  ApiOrder
>(
  'sandbox_orders',
  `select ${COLUMNS} from sandbox_orders t
   where t.partner_id = :partner::uuid and (:status::smallint is null or t.status = :status::smallint)
   order by t.created_at desc, t.id desc offset :skip::bigint limit :most::int`,
);

export const sandboxOrderPage = (
  database: Database,
  page: { partner: string; status: number | null; skip: number; most: number },
): Promise<ApiOrder[]> => run(database, pageStatement, page);

const recentStatement = statement<
  { partner: string; variation: string; destination: string },
  { orders: number; minutes: number | null }
>(
  'sandbox_recent',
  `select count(*)::int as orders, greatest(1, floor(extract(epoch from now() - max(created_at)) / 60))::int as minutes
   from sandbox_orders
   where partner_id = :partner::uuid and variation_id = :variation::uuid and destination = :destination::text
     and created_at > now() - interval '24 hours' and status in (1, 2)`,
);

/** Orders of the last 24 hours for one item and destination that did not fail. */
export async function recentInSandbox(
  database: Database,
  recent: { partner: string; variation: string; destination: string },
) {
  const [row] = await run(database, recentStatement, recent);
  return row ?? { orders: 0, minutes: null };
}

/** A pending order of the sandbox, as its ending needs it. */
export interface PendingSandboxOrder {
  id: string;
  code: string;
  sku: string;
  qty: number;
  product_name: string;
  item_name: string;
  destination: string;
  order_param: { alias: string; key: string; value: string }[];
  selling_total: number;
  sent: boolean;
  source: number;
  /** Milliseconds since it was made. */
  age: number;
  bill: { reference: string; amount: number } | null;
}

const pendingStatement = statement<{ id: string }, PendingSandboxOrder>(
  'sandbox_pending',
  `select id, code, sku, qty, product_name, item_name, destination, order_param, total as selling_total, 2 as source,
     history @> '[{"step": "sent"}]' as sent, (extract(epoch from now() - created_at) * 1000)::float8 as age, bill
   from sandbox_orders where id = :id::uuid and status = 1`,
);

export async function pendingInSandbox(database: Database, id: string): Promise<PendingSandboxOrder | null> {
  const [order] = await run(database, pendingStatement, { id });
  return order ?? null;
}

export interface SandboxEnding {
  id: string;
  status: number;
  refunded: number;
  refund: number;
  reason: string | null;
  sn: string | null;
  voucher_codes: readonly string[];
  steps: readonly string[];
}

const settleStatement = statement<SandboxEnding, { id: string }>(
  'sandbox_settle',
  `with settled as (
     update sandbox_orders t set status = :status::smallint, refunded = :refunded::smallint,
       refund_amount = :refund::bigint, status_reason_code = :reason::text, sn = :sn::text,
       voucher_codes = :voucher_codes::text[], finished_at = now(),
       history = t.history || (
         select coalesce(jsonb_agg(jsonb_build_object('step', fresh.step, 'at', now()) order by fresh.place), '[]')
         from unnest(:steps::text[]) with ordinality fresh (step, place)
         where not t.history @> jsonb_build_array(jsonb_build_object('step', fresh.step)))
     where id = :id::uuid and status = 1 returning id, partner_id, refund_amount
   ), refund as (
     update sandbox_accounts a set balance = a.balance + settled.refund_amount from settled
     where a.partner_id = settled.partner_id and settled.refund_amount > 0
   )
   select id from settled`,
);

/** Ends a pending order of the sandbox, once, and gives back to its balance. */
export async function settleInSandbox(database: Database, ending: SandboxEnding): Promise<void> {
  await run(database, settleStatement, ending);
}

const sentStatement = statement<{ id: string }>(
  'sandbox_sent',
  `update sandbox_orders set history = history || jsonb_build_array(jsonb_build_object('step', 'sent', 'at', now()))
   where id = :id::uuid and status = 1 and not history @> '[{"step": "sent"}]'`,
);

export async function noteSent(database: Database, id: string): Promise<void> {
  await run(database, sentStatement, { id });
}

const keepStatement = statement<{ id: string; partner: string; bill: string }, { expires_at: string }>(
  'sandbox_inquiry_keep',
  `with forgotten as (
     delete from sandbox_inquiries where partner_id = :partner::uuid and created_at < now() - interval '7 days'
   )
   insert into sandbox_inquiries (id, partner_id, bill) values (:id::uuid, :partner::uuid, :bill::jsonb)
   returning ${dayEnd('created_at')} as expires_at`,
);

/** Answers when it can no longer be paid. */
export async function keepSandboxInquiry(
  database: Database,
  inquiry: { id: string; partner: string; bill: string },
): Promise<string> {
  const [kept] = await run(database, keepStatement, inquiry);
  if (!kept) throw new Error('an inquiry was not kept');
  return kept.expires_at;
}

/** An inquiry of the sandbox; `used_by`: the order that has paid it. */
export interface SandboxInquiry {
  bill: unknown;
  is_today: boolean;
  used_by: string | null;
}

const inquiryStatement = statement<{ id: string; partner: string }, SandboxInquiry>(
  'sandbox_inquiry',
  `select bill, ${isToday('q.created_at')} as is_today,
     (select code from sandbox_orders o where o.partner_id = q.partner_id and o.bill->>'inquiry' = q.id::text limit 1)
       as used_by
   from sandbox_inquiries q where id = :id::uuid and partner_id = :partner::uuid`,
);

export async function sandboxInquiry(
  database: Database,
  id: string,
  partner: string,
): Promise<SandboxInquiry | null> {
  const [found] = await run(database, inquiryStatement, { id, partner });
  return found ?? null;
}
