import type { Database } from '../../../db/client';
import { queryAll, run, statement } from '../../../db/statement';
import { ATTEMPT, type Attempt } from './attempt-store';
import { IS_HELD } from './hold-store';

export interface WaitingOrder {
  order: string;
  supplier: string;
  reference: string;
  calls: number;
  answer: string | null;
  since: string;
}

export const waitingOrders = queryAll<object, WaitingOrder>(
  'supplier_orders_waiting',
  `with waiting as (
  select transaction_id as id from supplier_attempts where state = 1
  union select transaction_id from held_after_restore
)
select t.code as "order", coalesce(a.supplier, '-') as supplier, coalesce(a.reference, '-') as reference,
  coalesce(a.calls, 0) as calls,
  concat_ws(' ', case when ${IS_HELD} then 'on hold since a restore' end, a.answer_code, a.answer) as answer,
  coalesce(a.created_at, t.created_at) as since
from waiting join transactions t using (id) left join supplier_attempts a on a.transaction_id = t.id and a.state = 1
where a.id is not null or t.status = 1 order by since limit 200`,
);

const openStatement = statement<{ code: string }, { attempt: Attempt }>(
  'supplier_attempt_open',
  `select ${ATTEMPT} as attempt from supplier_attempts a join transactions t on t.id = a.transaction_id
where t.code = :code::text and a.state = 1`,
);

export async function openAttempt(database: Database, code: string): Promise<Attempt | null> {
  const [found] = await run(database, openStatement, { code });
  return found?.attempt ?? null;
}
