import type { DepositSupplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database, Db } from '../../../../platform/db/client';
import { queryAll, queryValue } from '../../../../platform/db/statement';
import type { NoticeService } from '../../../../platform/notice/service';
import type { QuotaService } from '../../../../platform/quota/service';
import { type EndOrder, pendingOrderOf } from '../../../orders/server/transaction/end-order';
import type { LateNumber } from '../../../orders/server/transaction/late-number';
import type { FinalOutcome } from '../../../orders/server/transaction/settle';
import { ATTEMPT, type Attempt } from './attempt-store';
import { createSupplierCallbacks } from './callbacks';
import { createEndings, type Endings } from './conclude';
import { createFulfilment } from './fulfil';
import { createHeld, type Held } from './held';
import { holdPendingOrders, IS_HELD, releaseOrder } from './hold-store';
import {
  addRoutes,
  type NewRoute,
  type RouteInput,
  readStoredRoutes,
  removeRoute,
  setRoute,
} from './route-store';
import { createStanding } from './standing';
import { readStandings, readSupplyFigures } from './state-store';
import { type Suppliers, supplierNamed } from './suppliers';

interface WaitingOrder {
  order: string;
  supplier: string;
  reference: string;
  calls: number;
  answer: string | null;
  since: string;
}

const waitingOrders = queryAll<object, WaitingOrder>(
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

const openAttempt = queryValue<{ code: string }, Attempt>(
  'supplier_attempt_open',
  `select ${ATTEMPT} as attempt from supplier_attempts a join transactions t on t.id = a.transaction_id
where t.code = :code::text and a.state = 1`,
);

export interface SupplyDeps {
  database: Database;
  suppliers: Suppliers;
  notice: Pick<NoticeService, 'notify' | 'notifyOnce' | 'settled'>;
  quota: Pick<QuotaService, 'spendAddress'>;
  /** Low deposit limit in rupiah. */
  low: number;
  wake: () => void;
}

/** Passed later, because orders are created after this service. */
export interface EndDeps {
  end: EndOrder;
  lateNumber: LateNumber;
  onEnd: (state: FinalOutcome['state']) => void;
}

export type { NewRoute } from './route-store';

/** External suppliers: routing, answers and deposits (ADR 0030). */
export function createSupplierService({ database, suppliers, notice, quota, low, wake }: SupplyDeps) {
  const outside: DepositSupplier[] = [...suppliers.outside.values()];
  const standing = createStanding({ database, suppliers: outside, notice, low, wake });
  const held = createHeld({ database, suppliers, notice, wake });

  return {
    standing,

    fulfilment: (deps: EndDeps) => {
      const endings = createEndings({ database, suppliers, notice, ...deps });
      return {
        fulfil: createFulfilment({ database, suppliers, notice, standing, endings, held }),
        callbacks: createSupplierCallbacks({ database, suppliers, notice, quota, endings, wake }),
        endByHand: createEndByHand({ database, endings, held }),
      };
    },

    /** After a restore: puts pending orders on hold. */
    restored: () => holdPendingOrders(database.db),
    figures: () => readSupplyFigures(database, { suppliers: [...suppliers.outside.keys()] }),
    standings: () => readStandings(database),
    waiting: () => waitingOrders(database),
    send: held.send,
    routes: (sku: string | null) => readStoredRoutes(database, { sku }),
    isSetUp: (name: string): boolean => supplierNamed(suppliers, name) !== null,
    /** False for an unknown item. */
    setRoute: (input: RouteInput): Promise<boolean> => setRoute(database, input),
    addRoutes: (tx: Db, routes: readonly NewRoute[]): Promise<void> => addRoutes(tx, routes),
    removeRoute: (sku: string, priority: number): Promise<boolean> =>
      removeRoute(database, { sku, priority }),
  };
}

interface HandDeps {
  database: Database;
  endings: Endings;
  held: Pick<Held, 'orderOf'>;
}

/** `alone`: the order had ended without its attempt and is unchanged. Null if nothing is pending. */
type Ended = 'ended' | 'alone' | null;

const foundOut = (sn: string | null): FinalOutcome =>
  sn === null ? { state: 'failed', reason: 'TIMEOUT' } : { state: 'success', sn, voucherCodes: [] };

/** A result entered by the operator counts like the supplier's. */
function createEndByHand({ database, endings, held }: HandDeps) {
  const endHeld = async (code: string, outcome: FinalOutcome): Promise<Ended> => {
    const order = await held.orderOf(code);
    if (!order) return null;
    const concluded = await endings.endHere(order, outcome, (tx) => releaseOrder(tx, { id: order.id }));
    return concluded === 'ended' ? 'ended' : null;
  };

  /** `sn`: delivered serial number or code, or null for a failure. */
  return async (code: string, sn: string | null): Promise<Ended> => {
    const outcome = foundOut(sn);
    const attempt = await openAttempt(database, { code });
    if (!attempt) return endHeld(code, outcome);
    const order = await pendingOrderOf(database, { id: attempt.transaction_id });
    if (!order) return (await endings.endAlone(attempt, outcome)) ? 'alone' : null;
    return (await endings.conclude(order, attempt, outcome)) === 'ended' ? 'ended' : null;
  };
}
