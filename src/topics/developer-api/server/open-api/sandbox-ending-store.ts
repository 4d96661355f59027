import { command, queryOne } from '../../../../platform/db/statement';

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

export const pendingInSandbox = queryOne<{ id: string }, PendingSandboxOrder>(
  'sandbox_pending',
  `select id, code, sku, qty, product_name, item_name, destination, order_param, total as selling_total, 2 as source,
     history @> '[{"step": "sent"}]' as sent, (extract(epoch from now() - created_at) * 1000)::float8 as age, bill
   from sandbox_orders where id = :id::uuid and status = 1`,
);

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

/** Completes a pending sandbox order once, with refund if it failed. */
export const settleInSandbox = command<SandboxEnding>(
  'sandbox_settle',
  `with settled as (
     update sandbox_orders t set status = :status::smallint, refunded = :refunded::smallint,
       refund_amount = :refund::bigint, status_reason_code = :reason::text, sn = :sn::text,
       voucher_codes = :voucher_codes::text[], finished_at = now(),
       history = t.history || (
         select coalesce(jsonb_agg(jsonb_build_object('step', fresh.step, 'at', now()) order by fresh.position), '[]')
         from unnest(:steps::text[]) with ordinality fresh (step, position)
         where not t.history @> jsonb_build_array(jsonb_build_object('step', fresh.step)))
     where id = :id::uuid and status = 1 returning id, partner_id, refund_amount
   ), refund as (
     update sandbox_accounts a set balance = a.balance + settled.refund_amount from settled
     where a.partner_id = settled.partner_id and settled.refund_amount > 0
   )
   select id from settled`,
);

export const noteSent = command<{ id: string }>(
  'sandbox_sent',
  `update sandbox_orders set history = history || jsonb_build_array(jsonb_build_object('step', 'sent', 'at', now()))
   where id = :id::uuid and status = 1 and not history @> '[{"step": "sent"}]'`,
);
