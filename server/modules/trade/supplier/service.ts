import type { DepositSupplier } from '../../../adapters/supplier/supplier';
import type { Database, Db } from '../../../db/client';
import type { NoticeService } from '../../ground/notice/service';
import type { QuotaService } from '../../ground/quota/service';
import { type EndOrder, pendingOrderOf } from '../transaction/end-order';
import type { LateNumber } from '../transaction/late-number';
import type { FinalOutcome } from '../transaction/settle';
import { createSupplierCallbacks } from './callbacks';
import { createCarry } from './carry';
import { createEndings, type Endings } from './conclude';
import { createHeld, type Held } from './held';
import { holdPendingOrders, releaseOrder } from './hold-store';
import { addRoutes, keptRoutes, type NewRoute, type RouteWish, removeRoute, setRoute } from './route-store';
import { createStanding } from './standing';
import { standings, supplyFigures } from './state-store';
import { type Suppliers, supplierNamed } from './suppliers';
import { openAttempt, waitingOrders } from './waiting-store';

export interface SupplyParts {
  database: Database;
  suppliers: Suppliers;
  notice: Pick<NoticeService, 'tell' | 'tellOnce' | 'settled'>;
  quota: Pick<QuotaService, 'spendAddress'>;
  /** Low deposit limit in rupiah. */
  low: number;
  wake: () => void;
}

/** Passed later, because orders are created after this service. */
export interface EndParts {
  end: EndOrder;
  lateNumber: LateNumber;
  onEnd: (state: FinalOutcome['state']) => void;
}

export type { NewRoute } from './route-store';

/** External suppliers: routing, answers and deposits (ADR 0030). */
export function createSupply({ database, suppliers, notice, quota, low, wake }: SupplyParts) {
  const outside: DepositSupplier[] = [...suppliers.outside.values()];
  const standing = createStanding({ database, suppliers: outside, notice, low, wake });
  const held = createHeld({ database, suppliers, notice, wake });

  return {
    standing,

    fulfilment: (parts: EndParts) => {
      const endings = createEndings({ database, suppliers, notice, ...parts });
      return {
        carry: createCarry({ database, suppliers, notice, standing, endings, held }),
        callbacks: createSupplierCallbacks({ database, suppliers, notice, quota, endings, wake }),
        endByHand: createEndByHand({ database, endings, held }),
      };
    },

    /** After a restore: puts pending orders on hold. */
    restored: () => holdPendingOrders(database.db),
    figures: () => supplyFigures(database, [...suppliers.outside.keys()]),
    standings: () => standings(database),
    waiting: () => waitingOrders(database),
    send: held.send,
    routes: (sku: string | null) => keptRoutes(database, { sku }),
    isSetUp: (name: string): boolean => supplierNamed(suppliers, name) !== null,
    /** False for an unknown item. */
    setRoute: (wish: RouteWish): Promise<boolean> => setRoute(database, wish),
    addRoutes: (tx: Db, routes: readonly NewRoute[]): Promise<void> => addRoutes(tx, routes),
    removeRoute: (sku: string, priority: number): Promise<boolean> =>
      removeRoute(database, { sku, priority }),
  };
}

interface HandParts {
  database: Database;
  endings: Endings;
  held: Pick<Held, 'orderOf'>;
}

/** `alone`: the order had ended without its attempt and is unchanged. Null if nothing is pending. */
type Ended = 'ended' | 'alone' | null;

const foundOut = (sn: string | null): FinalOutcome =>
  sn === null ? { state: 'failed', reason: 'TIMEOUT' } : { state: 'success', sn, voucherCodes: [] };

/** A result entered by the operator counts like the supplier's. */
function createEndByHand({ database, endings, held }: HandParts) {
  const endHeld = async (code: string, outcome: FinalOutcome): Promise<Ended> => {
    const order = await held.orderOf(code);
    if (!order) return null;
    const concluded = await endings.endHere(order, outcome, (tx) => releaseOrder(tx, { id: order.id }));
    return concluded === 'ended' ? 'ended' : null;
  };

  /** `sn`: delivered serial number or code, or null for a failure. */
  return async (code: string, sn: string | null): Promise<Ended> => {
    const outcome = foundOut(sn);
    const attempt = await openAttempt(database, code);
    if (!attempt) return endHeld(code, outcome);
    const order = await pendingOrderOf(database, attempt.transaction_id);
    if (!order) return (await endings.endAlone(attempt, outcome)) ? 'alone' : null;
    return (await endings.conclude(order, attempt, outcome)) === 'ended' ? 'ended' : null;
  };
}
