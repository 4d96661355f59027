import type { Database } from '../db/client';

export interface LedgerError {
  rule: string;
  subject: string;
  detail: string;
}

/** Each query returns the first rows that violate its rule, with a message for the terminal. */
const rules: readonly { rule: string; text: string }[] = [
  {
    rule: 'a posting sums to zero and has two sides',
    text: `select posting_id::text as subject, 'sum ' || sum(amount) || ', ' || count(*) || ' rows' as detail
from ledger_entries group by posting_id
having sum(amount) <> 0 or count(*) <> 2 or count(balance_id) <> 1`,
  },
  {
    rule: 'a balance is the sum of its entries',
    text: `select b.id::text as subject, b.kind || ' balance ' || b.balance || ', entries ' || coalesce(sum(e.amount), 0)
  as detail
from balances b left join ledger_entries e on e.balance_id = b.id
group by b.id having b.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    rule: 'a version counts the entries of its balance',
    text: `select b.id::text as subject, 'version ' || b.version || ', entries ' || count(e.id) || ', last seq '
  || coalesce(max(e.seq), 0) as detail
from balances b left join ledger_entries e on e.balance_id = b.id
group by b.id having b.version <> count(e.id) or b.version <> coalesce(max(e.seq), 0)`,
  },
  {
    rule: 'entries of a balance follow each other without a gap',
    text: `select id::text as subject, 'seq ' || seq || ' after ' || before_seq || ', balance ' || balance_after
  || ' after ' || before || ' and ' || amount as detail
from (
  select id, seq, amount, balance_after,
    coalesce(lag(seq) over chain, 0) as before_seq, coalesce(lag(balance_after) over chain, 0) as before
  from ledger_entries where balance_id is not null window chain as (partition by balance_id order by seq)
) entries where seq <> before_seq + 1 or balance_after <> before + amount`,
  },
  {
    rule: 'an order was paid once and refunded as it says',
    text: `select t.id::text as subject, t.code || ': paid ' || coalesce(paid.amount, 0) || ' of ' || t.selling_total
  || ' in ' || coalesce(paid.times, 0) || ', refunded ' || coalesce(back.amount, 0) || ' of ' || t.refund_amount
  as detail
from transactions t
left join (select ref_id, -sum(amount) as amount, count(*) as times from ledger_entries
  where ref_type = 'transaction' and type = 2 and balance_id is not null group by ref_id) paid on paid.ref_id = t.id
left join (select ref_id, sum(amount) as amount from ledger_entries
  where ref_type = 'transaction' and type = 3 and balance_id is not null group by ref_id) back on back.ref_id = t.id
where coalesce(paid.amount, 0) <> t.selling_total or coalesce(paid.times, 0) <> 1
  or coalesce(back.amount, 0) <> t.refund_amount`,
  },
  {
    rule: 'money that left for an order has an order',
    text: `select e.id::text as subject, e.ref_code || ' of ' || e.amount as detail
from ledger_entries e left join transactions t on t.id = e.ref_id
where e.ref_type = 'transaction' and t.id is null`,
  },
  {
    rule: 'a top up was credited once when it says so, with its unique code, and never else',
    text: `select t.id::text as subject, t.code || ': status ' || t.status || ', credited ' || coalesce(paid.amount, 0)
  || ' in ' || coalesce(paid.times, 0) || ' of ' || t.credit as detail
from topups t
left join (select ref_id, sum(amount) as amount, count(*) as times from ledger_entries
  where ref_type = 'topup' and balance_id is not null group by ref_id) paid on paid.ref_id = t.id
where (t.status = 2) <> (paid.ref_id is not null)
  or paid.times <> 1 or paid.amount <> t.credit`,
  },
  {
    rule: 'money of a top up has a top up',
    text: `select e.id::text as subject, e.ref_code || ' of ' || e.amount as detail
from ledger_entries e left join topups t on t.id = e.ref_id
where e.ref_type = 'topup' and e.ref_id is not null and t.id is null`,
  },
  {
    rule: 'a withdrawal left its balance as it says, came back when it was rejected, and reached the main balance',
    text: `select w.id::text as subject, w.code || ': status ' || w.status || ', ' || w.purse || ' ' || coalesce(moved.own, 0)
  || ', main ' || coalesce(moved.main, 0) || ' of ' || w.amount as detail
from withdrawals w left join (
  select e.ref_id, sum(e.amount) filter (where b.kind = i.purse) as own,
    sum(e.amount) filter (where b.kind = 'main') as main
  from ledger_entries e join balances b on b.id = e.balance_id join withdrawals i on i.id = e.ref_id
  where e.ref_type = 'withdrawal' group by e.ref_id
) moved on moved.ref_id = w.id
where coalesce(moved.own, 0) <> case w.status when 4 then 0 else - w.amount end
  or coalesce(moved.main, 0) <> case w.target when 1 then w.amount else 0 end`,
  },
  {
    rule: 'a commission is its part of what its order cost, and the balance of who referred holds just that',
    text: `select c.order_id::text as subject, t.code || ': commission ' || c.amount || ' of ' || due.amount
  || ', entries ' || coalesce(moved.amount, 0) as detail
from referral_commissions c join transactions t on t.id = c.order_id cross join lateral (
  select floor(case when t.status = 2 or (t.status = 4 and t.refunded = 2)
    then greatest(0, t.selling_total - t.refund_amount) else 0 end * c.rate / 10000.0)::bigint as amount
) due
left join (select e.ref_id, b.partner_id, sum(e.amount) as amount from ledger_entries e
  join balances b on b.id = e.balance_id and b.kind = 'referral'
  where e.ref_type = 'referral_commission' group by 1, 2
) moved on moved.ref_id = c.order_id and moved.partner_id = c.partner_id
where coalesce(moved.amount, 0) <> c.amount or (c.amount <> due.amount and not exists (select from jobs j
  where j.kind = 'referral-commission' and j.ref_id = c.order_id and j.done_at is null))`,
  },
  {
    rule: 'money of a commission has a commission',
    text: `select e.id::text as subject, e.ref_code || ' of ' || e.amount as detail
from ledger_entries e left join referral_commissions c on c.order_id = e.ref_id
where e.ref_type = 'referral_commission' and c.order_id is null`,
  },
  {
    rule: 'a renewal of a panel was charged once when it says so, and never else',
    text: `select coalesce(c.id, e.ref_id)::text as subject, coalesce(c.code, e.code) || ': result '
  || coalesce(c.result, 0) || ', charged ' || coalesce(e.amount, 0) || ' in ' || coalesce(e.times, 0) || ' of '
  || coalesce(c.amount, 0) as detail
from plan_charges c full join (
  select ref_id, min(ref_code) as code, -sum(amount) as amount, count(*) as times from ledger_entries
  where ref_type = 'plan-charge' and balance_id is not null group by ref_id
) e on e.ref_id = c.id
where case when c.result = 1 then coalesce(e.times, 0) <> 1 or e.amount <> c.amount else e.ref_id is not null end`,
  },
  {
    rule: 'a top up that waits has a job that will end it',
    text: `select t.id::text as subject, t.code as detail
from topups t left join jobs j on j.ref_id = t.id and j.kind = 'topup' and j.done_at is null
where t.status = 1 and j.id is null`,
  },
  {
    rule: 'a pending order has a job that will end it',
    text: `select t.id::text as subject, t.code as detail
from transactions t left join jobs j on j.ref_id = t.id and j.kind = 'fulfil' and j.done_at is null
where t.status = 1 and j.id is null`,
  },
  {
    rule: 'an order of a website holds in the ledger what it says, in both balances',
    text: `select o.id::text as subject, o.invoice || ': profit ' || o.profit_credited || ', entries '
  || coalesce(booked.panel, 0) || '; main ' || o.main_credited || ', entries ' || coalesce(booked.main, 0) as detail
from panel_orders o
left join (select e.ref_id, sum(e.amount) filter (where b.kind = 'panel') as panel,
    sum(e.amount) filter (where b.kind = 'main') as main
  from ledger_entries e join balances b on b.id = e.balance_id where e.ref_type = 'panel_order' group by e.ref_id
) booked on booked.ref_id = o.id
where coalesce(booked.panel, 0) <> o.profit_credited or coalesce(booked.main, 0) <> o.main_credited`,
  },
  {
    // Imported orders have no payment method.
    rule: 'what was received for an order of a website is its partner’s, to the rupiah, and nothing else is',
    text: `select o.id::text as subject, o.invoice || ': received ' || due.amount || ', main ' || o.main_credited
  || ', profit ' || o.profit_credited as detail
from panel_orders o cross join lateral (select case when o.payment_source = 'platform' and o.paid_at is not null
  then greatest(0, o.total - o.payment_fee) else 0 end as amount) due
where o.payment_method_id is not null and o.main_credited + o.profit_credited <> due.amount`,
  },
  {
    rule: 'money of an order of a website has an order',
    text: `select e.id::text as subject, e.ref_code || ' of ' || e.amount as detail
from ledger_entries e left join panel_orders o on o.id = e.ref_id
where e.ref_type = 'panel_order' and e.ref_id is not null and o.id is null`,
  },
  {
    rule: 'balance and points of a member are the sum of their mutations, without a gap',
    text: `select c.entity_id::text as subject, c.field || ' ' || c.value || ', mutations ' || coalesce(m.amount, 0)
  || ' in ' || coalesce(m.times, 0) || ', last ' || coalesce(m.last, 0) as detail
from entity_counters c
left join (select member_id, kind, sum(amount) as amount, count(*) as times, max(seq) as last from member_mutations
  group by member_id, kind) m on m.member_id = c.entity_id and m.kind = c.field
where c.field in ('balance', 'point')
  and (coalesce(m.amount, 0) <> c.value or coalesce(m.times, 0) <> coalesce(m.last, 0))`,
  },
];

/** Null if entries match every balance and order; else the first mismatch. */
export async function firstError(database: Pick<Database, 'run'>): Promise<LedgerError | null> {
  for (const [index, { rule, text }] of rules.entries()) {
    const [row] = await database.run<{ subject: string; detail: string }>(
      { name: `ledger_rule_${index}`, text: `${text} limit 1` },
      [],
    );
    if (row) return { rule, ...row };
  }
  return null;
}

export interface LedgerSummary {
  balances: number;
  entries: number;
  orders: number;
  /** Rupiah of all balances together. */
  total: number;
}

export async function summaryOf(database: Database): Promise<LedgerSummary> {
  const [row] = await database.run<LedgerSummary>(
    {
      name: 'ledger_summary',
      text: `select (select count(*) from balances) as balances, (select count(*) from ledger_entries) as entries,
  (select count(*) from transactions) as orders,
  (select coalesce(sum(balance), 0)::bigint from balances) as total`,
    },
    [],
  );
  return row ?? { balances: 0, entries: 0, orders: 0, total: 0 };
}
