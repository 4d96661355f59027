import type { SupplyAttempt } from '../../../../src/core/supply/next-route';
import type { Told } from '../../../adapters/supplier/supplier';
import type { Database, Db } from '../../../db/client';
import { isToday } from '../../../db/same-day';
import { run, runIn, statement } from '../../../db/statement';
import { IS_HELD } from './hold-store';
import type { PricedRoute } from './route-store';
import type { Closed } from './state-store';

/** States of an attempt, as `supplier_attempts` writes them. */
const states = ['open', 'delivered', 'failed'] as const;

/** An order on its way to one supplier. */
export interface Attempt extends SupplyAttempt {
  id: string;
  transaction_id: string;
  /** As the supplier knows it. */
  reference: string;
  max_price: number | null;
  /** Milliseconds since the last call for it; null before the first. */
  asked: number | null;
}

/** A route with how we stand with its supplier; null: nobody has looked. */
export interface KnownRoute extends PricedRoute {
  trouble: Closed | null;
  deposit: number | null;
}

/** What decides where an order goes. */
export interface Supply {
  /** Rupiah that the partner paid for one item. */
  unit_price: number;
  /** It was made on this calendar day in Asia/Jakarta. */
  is_today: boolean;
  /** On hold since a restore. */
  is_held: boolean;
  attempts: Attempt[];
  routes: KnownRoute[];
}

/** Of an attempt `a`, as JSON. */
export const ATTEMPT = `jsonb_build_object('id', a.id, 'transaction_id', a.transaction_id, 'supplier', a.supplier, 'code', a.code,
  'reference', a.reference, 'max_price', a.max_price, 'falls_over', a.falls_over, 'reason', a.reason,
  'unsent', a.state = 3 and a.calls = 0,
  'state', (array['${states.join("','")}'])[a.state],
  'asked', (extract(epoch from now() - a.asked_at) * 1000)::float8)`;

const supplyStatement = statement<{ id: string }, Supply>(
  'supplier_supply',
  `select t.unit_price, ${isToday('t.created_at')} as is_today, ${IS_HELD} as is_held,
  (select coalesce(jsonb_agg(${ATTEMPT} order by a.nth), '[]') from supplier_attempts a where a.transaction_id = t.id) as attempts,
  (select coalesce(jsonb_agg(jsonb_build_object('supplier', r.supplier, 'code', r.code, 'max_price', r.max_price,
      'falls_over', r.falls_over, 'price', i.price, 'trouble', s.trouble, 'deposit', s.deposit) order by r.priority), '[]')
    from supplier_routes r left join supplier_items i on i.supplier = r.supplier and i.code = r.code
    left join supplier_states s on s.supplier = r.supplier where r.variation_id = t.variation_id) as routes
from transactions t where t.id = :id::uuid`,
);

/** Null when there is no such order. */
export async function supplyOf(database: Database, id: string): Promise<Supply | null> {
  const [supply] = await run(database, supplyStatement, { id });
  return supply ?? null;
}

const referenceStatement = statement<
  { supplier: string; reference: string },
  { attempt: Attempt; code: string; is_held: boolean }
>(
  'supplier_attempt_of',
  `select ${ATTEMPT} as attempt, t.code, ${IS_HELD} as is_held
from supplier_attempts a join transactions t on t.id = a.transaction_id
where a.supplier = :supplier::text and a.reference = :reference::text`,
);

/** An attempt by the supplier's reference, with the code of its order; null for a reference that we never sent. */
export async function attemptOf(database: Database, supplier: string, reference: string) {
  const [found] = await run(database, referenceStatement, { supplier, reference });
  return found ?? null;
}

export interface NewAttempt {
  id: string;
  transaction: string;
  supplier: string;
  code: string;
  reference: string;
  max_price: number | null;
  falls_over: boolean;
}

/** Behind every other attempt `a` of an order that is pending. */
const INSERT = `insert into supplier_attempts as a (id, transaction_id, nth, supplier, code, reference, max_price, falls_over)
  select :id::uuid, t.id, 1 + coalesce((select max(b.nth) from supplier_attempts b where b.transaction_id = t.id), 0),
    :supplier::text, :code::text, :reference::text, :max_price::bigint, :falls_over::boolean
  from transactions t where t.id = :transaction::uuid and t.status = 1`;

const makeStatement = statement<NewAttempt, { attempt: Attempt }>(
  'supplier_attempt_make',
  `with made as (
  ${INSERT} for key share of t
  on conflict do nothing
  returning a.*
)
select ${ATTEMPT} as attempt from made a`,
);

/** Null when the order has ended, or is open or delivered elsewhere. */
export async function makeAttempt(database: Database, attempt: NewAttempt): Promise<Attempt | null> {
  const [made] = await run(database, makeStatement, attempt);
  return made?.attempt ?? null;
}

const elsewhereStatement = statement<{ id: string; transaction: string }>(
  'supplier_attempt_elsewhere',
  `update supplier_attempts set state = 3, reason = 'GANGGUAN', ended_at = now()
where transaction_id = :transaction::uuid and state = 1 and id <> :id::uuid`,
);

const putStatement = statement<NewAttempt>(
  'supplier_attempt_put',
  `${INSERT}
on conflict (id) do update set state = 1, reason = null, ended_at = null, nth = excluded.nth where a.state <> 2`,
);

const calledStatement = statement<{ id: string }>(
  'supplier_attempt_called',
  `update supplier_attempts a set calls = greatest(a.calls, 1), created_at = t.created_at
from transactions t where t.id = a.transaction_id and a.id = :id::uuid`,
);

/**
 * Makes or reopens an attempt as the only open one of its order. It counts as called once, and as old as its order, because
 * the supplier may know its reference: a refusal is not certain then.
 */
export async function putAttempt(tx: Db, attempt: NewAttempt): Promise<void> {
  const { id, transaction } = attempt;
  await runIn(tx, elsewhereStatement, { id, transaction });
  await runIn(tx, putStatement, attempt);
  await runIn(tx, calledStatement, { id });
}

const claimStatement = statement<{ id: string; pace: number }, { calls: number; age: number }>(
  'supplier_attempt_claim',
  `update supplier_attempts set calls = calls + 1, asked_at = now(),
  answer = case when calls > 0 then answer end, answer_code = case when calls > 0 then answer_code end
where id = :id::uuid and state = 1
  and (asked_at is null or asked_at <= now() - make_interval(secs => :pace::float8 / 1000))
returning calls, (extract(epoch from now() - created_at) * 1000)::float8 as age`,
);

/**
 * The right to make one call, noted before it is made, so that no process asks sooner than `pace` milliseconds after the
 * last one, whoever made that. What was said before the first one is no answer to it. Answers which call it is and how old
 * the attempt is; null when it is too soon, or has ended.
 */
export async function claimCall(database: Database, id: string, pace: number) {
  const [claimed] = await run(database, claimStatement, { id, pace });
  return claimed ?? null;
}

const unclaimStatement = statement<{ id: string; calls: number }>(
  'supplier_attempt_unclaim',
  `update supplier_attempts set calls = calls - 1, asked_at = case when calls > 1 then asked_at end
where id = :id::uuid and state = 1 and calls = :calls::int`,
);

/** Call number `calls` was certainly not made: the first one is still to come, a later one comes in its time. */
export const unclaimCall = (database: Database, id: string, calls: number) =>
  run(database, unclaimStatement, { id, calls });

const endUnsentStatement = statement<{ id: string; reason: string }, { id: string }>(
  'supplier_attempt_end_unsent',
  `update supplier_attempts set calls = 0, asked_at = null, state = 3, reason = :reason::text, ended_at = now()
where id = :id::uuid and state = 1 and calls = 1 returning id`,
);

/**
 * Ends an attempt whose one call was certainly not made. In one statement with giving up that call, so that nobody makes
 * it in between; false when somebody has made another one meanwhile, or it had ended.
 */
export async function endUnsent(db: Db, id: string, reason: string): Promise<boolean> {
  const ended = await runIn(db, endUnsentStatement, { id, reason });
  return ended.length > 0;
}

const reopenStatement = statement<{ id: string }>(
  'supplier_attempt_reopen',
  `update supplier_attempts a set state = 1, reason = null, ended_at = null,
  nth = (select max(b.nth) + 1 from supplier_attempts b where b.transaction_id = a.transaction_id)
where a.id = :id::uuid and a.state = 3 and a.calls = 0`,
);

/** From one supplier that was not reached on to another one that was not before, as if nobody had tried there. */
export const turnUnsent = (database: Database, id: string, reason: string, next: string): Promise<void> =>
  database.transaction(async (tx) => {
    if (await endUnsent(tx, id, reason)) await runIn(tx, reopenStatement, { id: next });
  });

interface Answer {
  id: string;
  answer_code: string | null;
  answer: string | null;
}

const noteStatement = statement<Answer>(
  'supplier_attempt_note',
  `update supplier_attempts set answer_code = :answer_code::text, answer = :answer::text
where id = :id::uuid and state = 1`,
);

/** Keeps what the supplier said of an attempt that stays open. */
export const noteAnswer = (database: Database, id: string, told: Told) =>
  run(database, noteStatement, { id, answer_code: told.code, answer: told.message });

export interface AttemptEnd {
  id: string;
  state: 'delivered' | 'failed';
  reason: string | null;
  told: Told | undefined;
}

const endStatement = statement<
  Answer & { state: number; reason: string | null; price: number | null },
  { id: string }
>(
  'supplier_attempt_end',
  `update supplier_attempts set state = :state::smallint, reason = :reason::text, ended_at = now(),
  answer_code = coalesce(:answer_code::text, answer_code), answer = coalesce(:answer::text, answer),
  price = coalesce(:price::bigint, price)
where id = :id::uuid and state = 1 returning id`,
);

/** Ends an attempt with the commit of `tx`; false when it had ended before. */
export async function endAttempt(tx: Db, { id, state, reason, told }: AttemptEnd): Promise<boolean> {
  const ended = await runIn(tx, endStatement, {
    ...{ id, reason, state: states.indexOf(state) + 1 },
    ...{ answer_code: told?.code ?? null, answer: told?.message ?? null, price: told?.price ?? null },
  });
  return ended.length > 0;
}
