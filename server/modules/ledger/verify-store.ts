import type { Database } from '../../db/client';

/** One disagreement between the entries and what was made of them. */
export interface LedgerFault {
  rule: string;
  /** Balance, posting or order that it was found at. */
  subject: string;
  detail: string;
}

/** Each query answers the first rows that break its rule, in words for the terminal. */
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
    rule: 'a pending order has a job that will end it',
    text: `select t.id::text as subject, t.code as detail
from transactions t left join jobs j on j.ref_id = t.id and j.kind = 'fulfil' and j.done_at is null
where t.status = 1 and j.id is null`,
  },
];

/** Null when the entries agree with every balance and every order; else the first that does not. */
export async function firstFault(database: Database): Promise<LedgerFault | null> {
  for (const [place, { rule, text }] of rules.entries()) {
    const [row] = await database.run<{ subject: string; detail: string }>(
      { name: `ledger_rule_${place}`, text: `${text} limit 1` },
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
  held: number;
}

export async function summaryOf(database: Database): Promise<LedgerSummary> {
  const [row] = await database.run<LedgerSummary>(
    {
      name: 'ledger_summary',
      text: `select (select count(*) from balances) as balances, (select count(*) from ledger_entries) as entries,
  (select count(*) from transactions) as orders,
  (select coalesce(sum(balance), 0)::bigint from balances) as held`,
    },
    [],
  );
  return row ?? { balances: 0, entries: 0, orders: 0, held: 0 };
}
