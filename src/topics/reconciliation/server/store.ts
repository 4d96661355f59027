import type { Span } from '../../../core/format/periods';
import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryAll, queryValue } from '../../../platform/db/statement';
import type { ColumnNames } from '../domain/columns';
import type { OurRow } from '../domain/compare';

export const readNames = queryValue<{ partner: string }, ColumnNames>(
  'reconciliation_names',
  'select names from reconciliation_columns where partner_id = :partner::uuid',
);

export const writeNames = (db: Db, partner: string, names: ColumnNames): Promise<void> =>
  db.command(sql`
    insert into reconciliation_columns (partner_id, names) values (${partner}, ${JSON.stringify(names)}::jsonb)
    on conflict (partner_id) do update set names = excluded.names, updated_at = now()`);

/** Columns of `OurRow` in the terms of `core/reconcile`. */
const ORDER = `t.id, t.code, 'order' as kind, false as incoming, t.ref_id, t.source = 2 as own_ref,
  t.product_name || ' · ' || t.item_name as title, t.destination, t.selling_total as paid, t.refund_amount as back,
  case t.status when 1 then 'pending' when 2 then 'success' when 3 then 'failed' else 'refund' end as outcome,
  t.created_at as date`;

/** One day of margin around the range, so that rows around midnight match; Asia/Jakarta. */
const around = (column: string): string =>
  `${column} >= (:from::date - 1)::timestamp at time zone 'Asia/Jakarta'
  and ${column} < (:to::date + 2)::timestamp at time zone 'Asia/Jakarta'`;

interface Asked extends Span {
  partner: string;
  most: number;
}

export const readOrdersAround = queryAll<Asked, OurRow>(
  'reconciliation_orders',
  `select ${ORDER} from transactions t where t.partner_id = :partner::uuid and ${around('t.created_at')}
order by t.created_at, t.id limit :most::int`,
);

export const readOrdersNamed = queryAll<Omit<Asked, 'most'> & { names: string[] }, OurRow>(
  'reconciliation_named',
  `select ${ORDER} from transactions t where t.partner_id = :partner::uuid
  and (t.ref_id = any(:names::text[]) or t.code = any(:names::text[])) and not (${around('t.created_at')})`,
);

export const readMutationsAround = queryAll<Asked, OurRow>(
  'reconciliation_mutations',
  `select e.id, e.ref_code as code, 'mutation' as kind, e.amount > 0 as incoming, e.ref_code as ref_id, false as own_ref,
  e.description as title, '' as destination, abs(e.amount) as paid, 0::bigint as back, 'success' as outcome,
  e.created_at as date
from ledger_entries e
where e.balance_id = (select id from balances where partner_id = :partner::uuid and kind = 'main')
  and e.ref_type <> 'transaction' and ${around('e.created_at')} order by e.created_at, e.seq limit :most::int`,
);
