import { statement } from '../../../../platform/db/statement';

export interface SettleParams {
  id: string;
  status: number;
  refunded: number;
  /** Refund in rupiah; 0 for none. */
  refund: number;
  reason: string | null;
  sn: string | null;
  voucher_codes: string[];
  voucher_sealed: string | null;
  /** Timeline steps before the refund; existing ones are skipped. */
  steps: string[];
  refund_step: 'refunded' | 'partly_refunded' | null;
  posting: string;
  own_entry: string;
  house_entry: string;
  notification: string;
  title: string;
  body: string;
}

const stepsAfter = (alias: string) => `(
    select coalesce(jsonb_agg(jsonb_build_object('step', fresh.step, 'at', now(), 'actor', 'Sistem', 'amount', null,
      'balance', null) order by fresh.position), '[]')
    from unnest(:steps::text[]) with ordinality fresh (step, position)
    where not ${alias}.history @> jsonb_build_array(jsonb_build_object('step', fresh.step))
  )`;

const notifyTransaction = (row: string) =>
  `notify_transaction(${row}.partner_id, ${row}.id, ${row}.status, ${row}.refunded, ${row}.version)`;

/**
 * Settles a pending order once: refund, timeline, notification, job and live frames are one statement.
 * Returns no row if it was settled already. Successful orders of a batch (source 4) send no notification: the
 * batch does.
 */
export const settleStatement = statement<SettleParams, { id: string }>(
  'transaction_settle',
  `with pending as (
  select id, partner_id, user_id, code from transactions where id = :id::uuid and status = 1 for update
), refund as (
  update balances set balance = balances.balance + :refund::bigint, version = balances.version + 1
  from pending
  where balances.partner_id = pending.partner_id and balances.kind = 'main' and :refund::bigint > 0
  returning balances.id, balances.balance, balances.version
), entries as (
  insert into ledger_entries (id, posting_id, partner_id, user_id, balance_id, house, amount, seq, balance_after,
    type, ref_type, ref_id, ref_code, description, actor)
  select side.id, :posting::uuid, pending.partner_id, pending.user_id, side.balance_id, side.house, side.amount,
    side.seq, side.balance_after, 3, 'transaction', pending.id, pending.code, 'Refund ' || pending.code, 'Sistem'
  from pending cross join refund cross join lateral (values
    (:own_entry::uuid, refund.id, null, :refund::bigint, refund.version, refund.balance),
    (:house_entry::uuid, null, 'sales', - :refund::bigint, null, null)
  ) side (id, balance_id, house, amount, seq, balance_after)
), settled as (
  update transactions t set status = :status::smallint, refunded = :refunded::smallint,
    refund_amount = :refund::bigint, refund_at = case when :refund::bigint > 0 then now() end,
    status_reason_code = :reason::text, sn = :sn::text, voucher_codes = :voucher_codes::text[],
    voucher_sealed = :voucher_sealed::text,
    version = t.version + 1, finished_at = now(),
    history = t.history || ${stepsAfter('t')} || case when :refund_step::text is null then '[]'::jsonb
      else jsonb_build_array(jsonb_build_object('step', :refund_step::text, 'at', now(), 'actor', 'Sistem',
        'amount', :refund::bigint, 'balance', refund.balance)) end
  from pending left join refund on true
  where t.id = pending.id
  returning t.id, t.partner_id, t.status, t.refunded, t.version, t.source
), news as (
  insert into notifications (id, partner_id, type, title, body, link)
  select :notification::uuid, partner_id, 'Transaksi', :title::text, :body::text,
    '/detail-transaction?q=' || id from settled
  where not (source = 4 and status = 2)
), job as (
  update jobs set done_at = now(), locked_until = null from settled
  where jobs.kind = 'fulfil' and jobs.ref_id = settled.id
)
select settled.id, ${notifyTransaction('settled')},
  case when refund.id is not null
    then notify_balance(settled.partner_id, 'main', refund.balance, refund.version) end
from settled left join refund on true`,
);

/** Adds timeline steps to a pending order; returns no row if nothing was new. */
export const progressStatement = statement<{ id: string; steps: string[] }, { id: string }>(
  'transaction_progress',
  `with fresh as (
  select t.id, ${stepsAfter('t')} as steps from transactions t where t.id = :id::uuid and t.status = 1
), moved as (
  update transactions t set history = t.history || fresh.steps, version = t.version + 1
  from fresh where t.id = fresh.id and t.status = 1 and jsonb_array_length(fresh.steps) > 0
  returning t.id, t.partner_id, t.status, t.refunded, t.version
)
select moved.id, ${notifyTransaction('moved')} from moved`,
);
