import { batches } from '../../../../platform/db/batches';
import type { Database } from '../../../../platform/db/client';
import { queryAll, queryColumn, queryOne, run, statement } from '../../../../platform/db/statement';

/** Range of `seq` of a month (first excluded) and its totals. */
export interface MonthFacts {
  balance_id: string;
  /** Eight hex digits that identify the balance in statement numbers. */
  mark: string;
  owner: string;
  after: number;
  until: number;
  opening: number;
  closing: number;
  money_in: number;
  money_out: number;
  rows: number;
  /** SHA-256 of all lines as printed, hex. */
  lines: string;
}

export interface KindSum {
  type: number;
  rows: number;
  money_in: number;
  money_out: number;
}

export interface Movement {
  seq: number;
  date: string;
  ref_code: string;
  description: string;
  amount: number;
  balance_after: number;
}

interface MonthParams {
  balance: string;
  /** `YYYY-MM-01` of the month, and of the next month. */
  from: string;
  before: string;
}

/**
 * Months are separated by `seq`, so that each opens with the previous closing balance. Entries around
 * midnight may be posted out of order: the last `seq` is searched within the last minutes.
 */
const lastBefore = (day: string): string => `coalesce((
  select max(e.seq) from ledger_entries e where e.balance_id = :balance::uuid
    and e.created_at < ${day}::timestamp at time zone 'Asia/Jakarta'
    and e.created_at >= (select max(l.created_at) from ledger_entries l where l.balance_id = :balance::uuid
      and l.created_at < ${day}::timestamp at time zone 'Asia/Jakarta') - interval '15 minutes'), 0)`;

const after = (seq: string): string =>
  `coalesce((select e.balance_after from ledger_entries e where e.balance_id = :balance::uuid and e.seq = ${seq}), 0)`;

const MARK = `left(encode(sha256(convert_to(b.id::text, 'UTF8')), 'hex'), 8)`;

export const readMonth = queryOne<MonthParams, MonthFacts>(
  'balance_statement_facts',
  `with stretch as (
  select ${lastBefore(':from::date')} as after, ${lastBefore(':before::date')} as until
), entries as (
  select count(*)::int as rows, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as money_in,
    coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as money_out,
    encode(sha256(convert_to(coalesce(string_agg(concat_ws(E'\\t',
      to_char(e.created_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI:SS'), e.type, e.ref_code, e.description,
      e.amount, e.balance_after), E'\\n' order by e.seq), ''), 'UTF8')), 'hex') as lines
  from stretch, ledger_entries e
  where e.balance_id = :balance::uuid and e.seq > stretch.after and e.seq <= stretch.until
)
select b.id as balance_id, ${MARK} as mark, p.name as owner, stretch.after, stretch.until, ${after('stretch.after')} as opening,
  ${after('stretch.until')} as closing, entries.rows, entries.money_in, entries.money_out, entries.lines
from stretch, entries, balances b join partners p on p.id = b.partner_id
where b.id = :balance::uuid and b.kind = 'main'`,
);

interface Stretch {
  balance_id: string;
  after: number;
  until: number;
}

export const readKinds = queryAll<Stretch, KindSum>(
  'balance_statement_kinds',
  `select e.type, count(*)::int as rows, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as money_in,
  coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as money_out
from ledger_entries e
where e.balance_id = :balance_id::uuid and e.seq > :after::bigint and e.seq <= :until::bigint
group by e.type order by e.type`,
);

const movementsStatement = statement<Stretch & { most: number }, Movement>(
  'balance_statement_movements',
  `select e.seq, e.created_at as date, e.ref_code, e.description, e.amount, e.balance_after
from ledger_entries e
where e.balance_id = :balance_id::uuid and e.seq > :after::bigint and e.seq <= :until::bigint
order by e.seq limit :most::int`,
);

export const readMovements = (
  database: Database,
  { balance_id, after: first, until }: Stretch,
): AsyncGenerator<Movement[]> =>
  batches(
    (behind: number | null, most) =>
      run(database, movementsStatement, { balance_id, after: behind ?? first, until, most }),
    ({ seq }) => seq,
  );

/** Main balance of a partner, and the time (ISO) of its first possible movement. */
export const readBalance = queryOne<{ partner: string }, { balance_id: string; since: string }>(
  'balance_statement_balance',
  `select b.id as balance_id, least(p.created_at, (
    select min(e.created_at) from ledger_entries e where e.balance_id = b.id)) as since
from balances b join partners p on p.id = b.partner_id where b.partner_id = :partner::uuid and b.kind = 'main'`,
);

/** Balances with this mark; more than one only by chance. */
export const readMarked = queryColumn<{ mark: string }, string>(
  'balance_statement_marked',
  `select b.id from balances b where b.kind = 'main' and ${MARK} = :mark::text`,
);
