import type { Trouble } from '../../../../platform/adapters/supplier/supplier';
import { queryAll, queryRow } from '../../../../platform/db/statement';

/** Reason for which a supplier is closed; `away`: no answer. */
export type Closed = Trouble | 'away';

interface Standing {
  supplier: string;
  /** Rupiah; null keeps the value. */
  deposit: number | null;
  trouble: Closed | null;
}

interface Noted {
  before: number | null;
  trouble_before: Closed | null;
  /** Seconds in the current state. */
  lasts: number;
}

export const noteStanding = queryRow<Standing, Noted>(
  'supplier_state_note',
  `with old as (select deposit, trouble from supplier_states where supplier = :supplier::text), noted as (
  insert into supplier_states as s (supplier, deposit, trouble) values (:supplier::text, :deposit::bigint, :trouble::text)
  on conflict (supplier) do update set deposit = coalesce(excluded.deposit, s.deposit), trouble = excluded.trouble,
    since = case when s.trouble is distinct from excluded.trouble then now() else s.since end
  returning since
)
select (select deposit from old) as before, (select trouble from old) as trouble_before,
  extract(epoch from now() - since)::float8 as lasts
from noted`,
);

export interface KnownStanding {
  supplier: string;
  /** Latest known deposit in rupiah. */
  deposit: number | null;
  trouble: Closed | null;
  since: string;
}

export const readStandings = queryAll<object, KnownStanding>(
  'supplier_states_all',
  'select supplier, deposit, trouble, since from supplier_states order by supplier',
);

/** Closed suppliers among these, and seconds since the oldest open attempt or held order. */
export const readSupplyFigures = queryRow<
  { suppliers: readonly string[] },
  { closed: number; waiting: number }
>(
  'supplier_figures',
  `select (select count(*) from supplier_states where trouble is not null and supplier = any(:suppliers::text[]))::int as closed,
  coalesce(extract(epoch from now() - least((select min(created_at) from supplier_attempts where state = 1),
    (select min(t.created_at) from held_after_restore h join transactions t on t.id = h.transaction_id
      where t.status = 1))), 0)::float8 as waiting`,
);
