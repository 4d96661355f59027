import type { SupplierReply } from '../../../../platform/adapters/supplier/supplier';
import type { Database, Db } from '../../../../platform/db/client';
import { isToday } from '../../../../platform/db/same-day';
import { command, queryAny, queryOne, queryValue } from '../../../../platform/db/statement';
import type { SupplyAttempt } from '../../domain/next-route';
import { IS_HELD } from './hold-store';
import type { PricedRoute } from './route-store';
import type { Closed } from './state-store';

/** Attempt states in `supplier_attempts`. */
const states = ['open', 'delivered', 'failed'] as const;

export interface Attempt extends SupplyAttempt {
  id: string;
  transaction_id: string;
  /** Reference at the supplier. */
  reference: string;
  max_price: number | null;
  /** Milliseconds since the last call; null before the first. */
  asked: number | null;
}

export interface KnownRoute extends PricedRoute {
  trouble: Closed | null;
  deposit: number | null;
}

export interface Supply {
  /** Rupiah that the partner paid for one item. */
  unit_price: number;
  /** True if ordered today in Asia/Jakarta. */
  is_today: boolean;
  is_held: boolean;
  attempts: Attempt[];
  routes: KnownRoute[];
}

/** Attempt `a` as JSON. */
export const ATTEMPT = `jsonb_build_object('id', a.id, 'transaction_id', a.transaction_id, 'supplier', a.supplier, 'code', a.code,
  'reference', a.reference, 'max_price', a.max_price, 'falls_over', a.falls_over, 'reason', a.reason,
  'unsent', a.state = 3 and a.calls = 0,
  'state', (array['${states.join("','")}'])[a.state],
  'asked', (extract(epoch from now() - a.asked_at) * 1000)::float8)`;

export const supplyOf = queryOne<{ id: string }, Supply>(
  'supplier_supply',
  `select t.unit_price, ${isToday('t.created_at')} as is_today, ${IS_HELD} as is_held,
  (select coalesce(jsonb_agg(${ATTEMPT} order by a.nth), '[]') from supplier_attempts a where a.transaction_id = t.id) as attempts,
  (select coalesce(jsonb_agg(jsonb_build_object('supplier', r.supplier, 'code', r.code, 'max_price', r.max_price,
      'falls_over', r.falls_over, 'price', i.price, 'trouble', s.trouble, 'deposit', s.deposit) order by r.priority), '[]')
    from supplier_routes r left join supplier_items i on i.supplier = r.supplier and i.code = r.code
    left join supplier_states s on s.supplier = r.supplier where r.variation_id = t.variation_id) as routes
from transactions t where t.id = :id::uuid`,
);

/** An attempt by supplier reference, with its order code; null for an unknown reference. */
export const readAttempt = queryOne<
  { supplier: string; reference: string },
  { attempt: Attempt; code: string; is_held: boolean }
>(
  'supplier_attempt_of',
  `select ${ATTEMPT} as attempt, t.code, ${IS_HELD} as is_held
from supplier_attempts a join transactions t on t.id = a.transaction_id
where a.supplier = :supplier::text and a.reference = :reference::text`,
);

export interface NewAttempt {
  id: string;
  transaction: string;
  supplier: string;
  code: string;
  reference: string;
  max_price: number | null;
  falls_over: boolean;
}

const INSERT = `insert into supplier_attempts as a (id, transaction_id, nth, supplier, code, reference, max_price, falls_over)
  select :id::uuid, t.id, 1 + coalesce((select max(b.nth) from supplier_attempts b where b.transaction_id = t.id), 0),
    :supplier::text, :code::text, :reference::text, :max_price::bigint, :falls_over::boolean
  from transactions t where t.id = :transaction::uuid and t.status = 1`;

/** Null if the order has ended, or has an open or delivered attempt elsewhere. */
export const makeAttempt = queryValue<NewAttempt, Attempt>(
  'supplier_attempt_make',
  `with made as (
  ${INSERT} for key share of t
  on conflict do nothing
  returning a.*
)
select ${ATTEMPT} as attempt from made a`,
);

const endElsewhere = command<{ id: string; transaction: string }>(
  'supplier_attempt_elsewhere',
  `update supplier_attempts set state = 3, reason = 'GANGGUAN', ended_at = now()
where transaction_id = :transaction::uuid and state = 1 and id <> :id::uuid`,
);

const insertOrReopen = command<NewAttempt>(
  'supplier_attempt_put',
  `${INSERT}
on conflict (id) do update set state = 1, reason = null, ended_at = null, nth = excluded.nth where a.state <> 2`,
);

const countAsCalled = command<{ id: string }>(
  'supplier_attempt_called',
  `update supplier_attempts a set calls = greatest(a.calls, 1), created_at = t.created_at
from transactions t where t.id = a.transaction_id and a.id = :id::uuid`,
);

/**
 * Creates or reopens an attempt as the only open one. It counts as called once and as old as its order,
 * because the supplier may know the reference: a refusal is then not certain.
 */
export async function putAttempt(tx: Db, attempt: NewAttempt): Promise<void> {
  const { id, transaction } = attempt;
  await endElsewhere(tx, { id, transaction });
  await insertOrReopen(tx, attempt);
  await countAsCalled(tx, { id });
}

/**
 * Claims a call before making it, so that no process calls within `pace` milliseconds after the previous one.
 * Earlier answers do not belong to it. Returns the call number and the age of the attempt; null if too early
 * or ended.
 */
export const claimCall = queryOne<{ id: string; pace: number }, { calls: number; age: number }>(
  'supplier_attempt_claim',
  `update supplier_attempts set calls = calls + 1, asked_at = now(),
  answer = case when calls > 0 then answer end, answer_code = case when calls > 0 then answer_code end
where id = :id::uuid and state = 1
  and (asked_at is null or asked_at <= now() - make_interval(secs => :pace::float8 / 1000))
returning calls, (extract(epoch from now() - created_at) * 1000)::float8 as age`,
);

/** Reverts call number `calls`, which was certainly not made. */
export const unclaimCall = command<{ id: string; calls: number }>(
  'supplier_attempt_unclaim',
  `update supplier_attempts set calls = calls - 1, asked_at = case when calls > 1 then asked_at end
where id = :id::uuid and state = 1 and calls = :calls::int`,
);

/**
 * Ends an attempt whose only call was certainly not made, atomically with reverting that call; false if
 * another call was made meanwhile, or it had ended.
 */
export const endUnsent = queryAny<{ id: string; reason: string }>(
  'supplier_attempt_end_unsent',
  `update supplier_attempts set calls = 0, asked_at = null, state = 3, reason = :reason::text, ended_at = now()
where id = :id::uuid and state = 1 and calls = 1 returning id`,
);

const reopen = command<{ id: string }>(
  'supplier_attempt_reopen',
  `update supplier_attempts a set state = 1, reason = null, ended_at = null,
  nth = (select max(b.nth) + 1 from supplier_attempts b where b.transaction_id = a.transaction_id)
where a.id = :id::uuid and a.state = 3 and a.calls = 0`,
);

/** Ends an unreached attempt and reopens that of the next supplier, which was never sent either. */
export const turnUnsent = (database: Database, id: string, reason: string, next: string): Promise<void> =>
  database.transaction(async (tx) => {
    if (await endUnsent(tx, { id, reason })) await reopen(tx, { id: next });
  });

interface Answer {
  id: string;
  answer_code: string | null;
  answer: string | null;
}

export const noteAnswer = command<Answer>(
  'supplier_attempt_note',
  `update supplier_attempts set answer_code = :answer_code::text, answer = :answer::text
where id = :id::uuid and state = 1`,
);

export interface AttemptEnd {
  id: string;
  state: 'delivered' | 'failed';
  reason: string | null;
  reply: SupplierReply | undefined;
}

const endOpen = queryAny<Answer & { state: number; reason: string | null; price: number | null }>(
  'supplier_attempt_end',
  `update supplier_attempts set state = :state::smallint, reason = :reason::text, ended_at = now(),
  answer_code = coalesce(:answer_code::text, answer_code), answer = coalesce(:answer::text, answer),
  price = coalesce(:price::bigint, price)
where id = :id::uuid and state = 1 returning id`,
);

/** Ends an attempt in `tx`; false if it had ended. */
export const endAttempt = (tx: Db, { id, state, reason, reply }: AttemptEnd): Promise<boolean> =>
  endOpen(tx, {
    ...{ id, reason, state: states.indexOf(state) + 1 },
    ...{ answer_code: reply?.code ?? null, answer: reply?.message ?? null, price: reply?.price ?? null },
  });
