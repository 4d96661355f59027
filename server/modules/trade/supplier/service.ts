import type { DepositSupplier } from '../../../adapters/supplier/supplier';
import type { Database, Db } from '../../../db/client';
import type { NoticeService } from '../../ground/notice/service';
import type { QuotaService } from '../../ground/quota/service';
import type { EndOrder } from '../transaction/end-order';
import type { LateNumber } from '../transaction/late-number';
import type { FinalOutcome } from '../transaction/settle';
import { createAstray } from './astray';
import { createSupplierCallbacks } from './callbacks';
import { createCarry } from './carry';
import { createEndings } from './conclude';
import { createEndByHand } from './end-by-hand';
import { notePlace } from './restored-store';
import { addRoutes, keptRoutes, type NewRoute, type RouteWish, removeRoute, setRoute } from './route-store';
import { createStanding } from './standing';
import { standings, supplyFigures } from './state-store';
import { type Suppliers, supplierNamed } from './suppliers';
import { waitingOrders } from './waiting-store';

export interface SupplyParts {
  database: Database;
  suppliers: Suppliers;
  notice: Pick<NoticeService, 'tell' | 'tellOnce' | 'settled'>;
  quota: Pick<QuotaService, 'spendAddress'>;
  /** Rupiah below which a deposit is low. */
  low: number;
  wake: () => void;
}

/** Whoever ends orders is made later. */
export interface EndParts {
  end: EndOrder;
  lateNumber: LateNumber;
  onEnd: (state: FinalOutcome['state']) => void;
}

export type { NewRoute } from './route-store';

/** Suppliers outside: who gets an order, what they say of it, and how we stand with them (ADR 0030). */
export function createSupply({ database, suppliers, notice, quota, low, wake }: SupplyParts) {
  const outside: DepositSupplier[] = [...suppliers.outside.values()];
  const standing = createStanding({ database, suppliers: outside, notice, low, wake });
  const astray = createAstray({ database, suppliers, notice, wake });

  return {
    standing,

    /** What takes orders to them, and hears of them. */
    fulfilment: (parts: EndParts) => {
      const endings = createEndings({ database, suppliers, notice, ...parts });
      return {
        carry: createCarry({ database, suppliers, notice, standing, endings, astray }),
        callbacks: createSupplierCallbacks({ database, suppliers, notice, quota, endings, astray, wake }),
        endByHand: createEndByHand({ database, endings, astray }),
      };
    },

    /** Somebody put the data back where they were: a copy of a folder, a snapshot of a volume. */
    restored: () => notePlace(database, true),
    figures: () => supplyFigures(database, [...suppliers.outside.keys()]),
    standings: () => standings(database),
    /** Those first that nobody may be asked about before somebody has looked. */
    async waiting() {
      const [lost, open] = await Promise.all([astray.waiting(), waitingOrders(database)]);
      const known = new Set(lost.map(({ order }) => order));
      return [...lost, ...open.filter(({ order }) => !known.has(order))];
    },
    send: astray.send,
    /** Of one item, or of all of them. */
    routes: (sku: string | null) => keptRoutes(database, sku),
    isSetUp: (name: string): boolean => supplierNamed(suppliers, name) !== null,
    /** False when no such item is sold. */
    setRoute: (wish: RouteWish): Promise<boolean> => setRoute(database, wish),
    addRoutes: (tx: Db, routes: readonly NewRoute[]): Promise<void> => addRoutes(tx, routes),
    /** False when there is no such route. */
    removeRoute: (sku: string, priority: number): Promise<boolean> => removeRoute(database, sku, priority),
  };
}
