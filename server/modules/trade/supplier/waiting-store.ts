import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';
import { FULFIL } from '../transaction/fulfil';
import { ATTEMPT, type Attempt } from './attempt-store';
import { IS_ASTRAY } from './restored-store';

/** An order that nobody knows the end of. */
export interface WaitingOrder {
  order: string;
  supplier: string;
  reference: string;
  calls: number;
  answer: string | null;
  since: string;
}

const waitingStatement = statement<object, WaitingOrder>(
  'supplier_attempts_waiting',
  `select t.code as "order", a.supplier, a.reference, a.calls, concat_ws(' ', a.answer_code, a.answer) as answer,
  a.created_at as since
from supplier_attempts a join transactions t on t.id = a.transaction_id where a.state = 1 order by a.created_at limit 200`,
);

/** The oldest first. */
export const waitingOrders = (database: Database): Promise<WaitingOrder[]> =>
  run(database, waitingStatement, {});

const openStatement = statement<{ code: string }, { attempt: Attempt }>(
  'supplier_attempt_open',
  `select ${ATTEMPT} as attempt from supplier_attempts a join transactions t on t.id = a.transaction_id
where t.code = :code::text and a.state = 1`,
);

/** Null for an order that is at no supplier outside, or has ended. */
export async function openAttempt(database: Database, code: string): Promise<Attempt | null> {
  const [found] = await run(database, openStatement, { code });
  return found?.attempt ?? null;
}

const astrayStatement = statement<object, { id: string; since: string }>(
  'supplier_orders_astray',
  `select t.id, t.created_at as since from jobs j join transactions t on t.id = j.ref_id
where j.kind = '${FULFIL}' and j.done_at is null and t.status = 1 and t.inquiry_id is null and ${IS_ASTRAY}
order by t.created_at limit 200`,
);

/** Pending orders that no supplier was asked about since a restore, the oldest first; bills are known where they are. */
export const ordersAstray = (database: Database) => run(database, astrayStatement, {});

const pendingIdStatement = statement<{ code: string }, { id: string }>(
  'supplier_order_pending',
  'select id from transactions where code = :code::text and status = 1',
);

/** Null when there is no such order, or it has ended. */
export async function pendingId(database: Database, code: string): Promise<string | null> {
  const [found] = await run(database, pendingIdStatement, { code });
  return found?.id ?? null;
}
