import type {
  Outcome,
  Supplier,
  SupplierOrder,
  SupplierReply,
} from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import type { JobResult } from '../../../../platform/jobs/job';
import type { NoticeService } from '../../../../platform/notice/service';
import type { PendingOrder } from '../../../orders/server/transaction/end-order';
import { type Fulfil, noteWaiting } from '../../../orders/server/transaction/fulfil';
import { attemptBy } from './attempt-by';
import {
  type Attempt,
  claimCall,
  endUnsent,
  makeAttempt,
  noteAnswer,
  type Supply,
  supplyOf,
  turnUnsent,
  unclaimCall,
} from './attempt-store';
import { type Concluded, type Endings, routeAfter } from './conclude';
import { weighed } from './goods';
import type { Held } from './held';
import type { Standing } from './standing';
import { billRoute, SANDBOX, type Suppliers, supplierNamed } from './suppliers';

/** Milliseconds until a supplier not configured on this server is looked up again. */
const MISSING = 60_000;
const HOUR = 3_600_000;
/** Milliseconds to retry if no supplier can be reached, because our own network may be down. */
const UNREACHED_FOR = 1_800_000;
/** Calls about one order after which the operator is notified: about ten minutes. */
const MANY_CALLS = 8;

export interface FulfilDeps {
  database: Database;
  suppliers: Suppliers;
  notice: Pick<NoticeService, 'notify' | 'notifyOnce'>;
  standing: Pick<Standing, 'refuses' | 'doubts'>;
  endings: Endings;
  held: Pick<Held, 'rests'>;
}

/**
 * Sends orders to external suppliers. Attempts and calls are stored before they are made, so that after a
 * crash the same supplier is asked about the same reference, and never too early.
 */
export function createFulfilment({
  database,
  suppliers,
  notice,
  standing,
  endings,
  held,
}: FulfilDeps): Fulfil {
  const call = (
    supplier: Supplier,
    order: PendingOrder,
    attempt: Attempt,
    { calls, age }: { calls: number; age: number },
  ): Promise<Outcome> => {
    const { bill, qty, order_param } = order;
    const request: SupplierOrder = {
      ...{ id: attempt.reference, sku: attempt.code, qty, age },
      inputs: order_param.map(({ value }) => value),
      bill: bill && { ...bill, reference: attempt.reference },
      ...(attempt.max_price !== null && { maxPrice: attempt.max_price }),
    };
    if (calls > 1) return supplier.status(request);
    return bill ? supplier.pay(request) : supplier.place(request);
  };

  const noteDoubt = async (
    { code }: PendingOrder,
    attempt: Attempt,
    calls: number,
    reply?: SupplierReply,
  ) => {
    if (reply) await noteAnswer(database, { id: attempt.id, answer_code: reply.code, answer: reply.message });
    if (reply?.code === null) await standing.doubts();
    if (calls < MANY_CALLS) return;
    const said = reply?.message ? `: ${reply.message}` : '';
    const text = `${attempt.supplier} belum memberi kepastian${said}. Tanyakan di sana; saldo tidak berubah sampai pasti.`;
    await notice.notifyOnce({ kind: 'supplier_waiting', ref: code, text });
  };

  /**
   * Handles a call that was certainly not made: it is not counted. If it was the first, the attempt is void
   * and the next route follows. If no route is reachable, retries all suppliers for a while, then refunds.
   * Null: the order waits.
   */
  const goesPast = async (
    order: PendingOrder,
    attempt: Attempt,
    supply: Supply,
    { calls, age }: { calls: number; age: number },
  ): Promise<JobResult | null> => {
    const failed = { state: 'failed', reason: 'GANGGUAN', unsent: true } as const;
    const others = supply.attempts.filter(({ id }) => id !== attempt.id);
    const next = routeAfter(suppliers, order, supply, [...others, { ...attempt, ...failed }]);
    const isOver = next === null && age > UNREACHED_FOR;
    const turn = next === null && !isOver && others.find(({ unsent }) => unsent);
    if (calls > 1 || next === 'missing' || !(next || isOver || turn)) {
      await unclaimCall(database, { id: attempt.id, calls });
      return null;
    }
    if (turn) {
      await turnUnsent(database, attempt.id, failed.reason, turn.id);
      return null;
    }
    if (!(await endUnsent(database.db, { id: attempt.id, reason: failed.reason }))) return null;
    await standing.doubts();
    return isOver ? resultOf(await endings.endHere(order, failed)) : { again: 0 };
  };

  /** A process configured for the supplier continues; until then nothing is refunded. */
  const missing = async (supplier: string): Promise<JobResult> => {
    const text = `Ada pesanan yang menunggu ${supplier}, tetapi server ini belum disetel untuknya. Lengkapi pengaturannya, lalu mulai ulang.`;
    await notice.notify(database.db, { kind: 'supplier_missing', ref: supplier, text });
    return { again: MISSING };
  };

  const ask = async (order: PendingOrder, attempt: Attempt, supply: Supply): Promise<JobResult> => {
    // Only this supplier knows the order; no call is counted.
    const supplier = supplierNamed(suppliers, attempt.supplier);
    if (!supplier) return missing(attempt.supplier);
    const pace = suppliers.outside.get(attempt.supplier)?.pace ?? 0;
    // Bills can only be paid on the day of the inquiry; an unsent payment has failed.
    if (order.bill && attempt.asked === null && !supply.is_today) {
      return resultOf(await endings.conclude(order, attempt, { state: 'failed', reason: 'TIMEOUT' }));
    }
    const claimed = await claimCall(database, { id: attempt.id, pace });
    if (!claimed) return { again: Math.max(1_000, pace - (attempt.asked ?? 0)) };
    const outcome = weighed(
      order,
      await call(supplier, order, attempt, claimed),
      numberAfter(pace, claimed.age),
    );
    const { reply, trouble } = outcome;
    if (trouble) await standing.refuses(attempt.supplier, trouble, reply?.deposit ?? null);
    if (outcome.state !== 'pending') return resultOf(await endings.conclude(order, attempt, outcome));
    const past = outcome.unsent && (await goesPast(order, attempt, supply, claimed));
    if (past) return past;
    await noteDoubt(order, attempt, claimed.calls, reply);
    await noteWaiting(database, order.id, outcome.checkAfter);
    return { again: outcome.checkAfter };
  };

  /** The next attempt of an order; null for the sandbox, `nowhere` if there is none. */
  const begin = async (
    order: PendingOrder,
    supply: Supply,
  ): Promise<Attempt | 'nowhere' | 'missing' | null> => {
    const bill = order.bill && billRoute(order.bill);
    const isFirst = supply.attempts.length === 0;
    const route = order.bill
      ? bill && isFirst && { ...bill, max_price: null, falls_over: false }
      : routeAfter(suppliers, order, supply, supply.attempts);
    if (route === 'missing') return route;
    if (isFirst && (!route || (route.supplier === SANDBOX && supply.routes.length === 0))) return null;
    if (!route) return 'nowhere';
    const made = await makeAttempt(database, attemptBy(order, supply, route));
    if (!made) throw new Error('another process has just begun with this order');
    return made;
  };

  return async (order) => {
    const supply = await supplyOf(database, { id: order.id });
    const last = supply?.attempts.at(-1);
    // Only sandbox orders have no attempt: an order sent without one belongs to it, even if the default
    // supplier has changed.
    if (!supply || (!last && order.sent)) return null;
    const rests = await held.rests(order, supply);
    if (rests) return rests;
    const open = supply.attempts.find(({ state }) => state === 'open');
    if (open) return ask(order, open, supply);
    const attempt = await begin(order, supply);
    if (attempt === null) return null;
    if (attempt === 'nowhere')
      return resultOf(await endings.endHere(order, { state: 'failed', reason: last?.reason ?? 'GANGGUAN' }));
    if (attempt === 'missing') return missing(missingOf(suppliers, supply));
    return ask(order, attempt, supply);
  };
}

const missingOf = (suppliers: Suppliers, { routes }: Supply): string =>
  routes.find(({ supplier }) => !supplierNamed(suppliers, supplier))?.supplier ?? suppliers.usual;

/** Milliseconds until a missing serial number is requested again: a tenth of the elapsed time. */
const numberAfter = (pace: number, age: number): number => Math.min(HOUR, Math.max(pace, age / 10));

const resultOf = (concluded: Concluded): JobResult => {
  if (concluded === 'over') return { again: 0 };
  return concluded === 'ended' ? 'closed' : 'done';
};
