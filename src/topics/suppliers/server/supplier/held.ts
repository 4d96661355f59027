import type { Database } from '../../../../platform/db/client';
import type { JobResult } from '../../../../platform/jobs/job';
import { requeueJob } from '../../../../platform/jobs/queue';
import type { NoticeService } from '../../../../platform/notice/service';
import { type PendingOrder, pendingOrderOf } from '../../../orders/server/transaction/end-order';
import { FULFIL } from '../../../orders/server/transaction/fulfil';
import { attemptBy } from './attempt-by';
import { putAttempt, type Supply, supplyOf } from './attempt-store';
import { readHeldOrder, releaseOrder } from './hold-store';
import { readStoredRoutes } from './route-store';
import { billRoute, routesFor, SANDBOX, type Suppliers } from './suppliers';

/** Milliseconds between polls of an order on hold. */
const AGAIN = 60_000;

export interface HeldDeps {
  database: Database;
  suppliers: Suppliers;
  notice: Pick<NoticeService, 'notifyOnce'>;
  wake: () => void;
}

export type Held = ReturnType<typeof createHeld>;

/** Orders on hold since a restore: no supplier is called until the operator decides (ADR 0030). */
export function createHeld({ database, suppliers, notice, wake }: HeldDeps) {
  /** Routes of the item, or the only supplier of a bill. */
  const routesOf = async ({ bill, sku }: PendingOrder) => {
    const only = { priority: 1, max_price: null, falls_over: false };
    const asked = bill && billRoute(bill);
    if (bill) return asked ? [{ ...asked, ...only }] : [];
    const routes = await readStoredRoutes(database, { sku });
    return routes.length > 0 ? routes : routesFor(suppliers, [], sku).map((route) => ({ ...route, ...only }));
  };

  const orderOf = async (code: string): Promise<PendingOrder | null> => {
    const id = await readHeldOrder(database, { code });
    return id === null ? null : pendingOrderOf(database, { id });
  };

  return {
    /** Null if the order proceeds: not on hold, or only the sandbox can have it. */
    async rests(order: PendingOrder, supply: Supply): Promise<JobResult | null> {
      if (!supply.is_held) return null;
      const possible = (await routesOf(order)).map((route) => attemptBy(order, supply, route));
      const sought = [...supply.attempts, ...possible]
        .filter(({ supplier }) => supplier !== SANDBOX)
        .map(({ supplier, code, reference }) => `${supplier} ${code} (${reference})`);
      if (sought.length === 0) return null;
      const text = `Pesanan ini ditahan sejak data dipulihkan. Cari nomor referensinya: ${[...new Set(sought)].join(', ')}. Lalu catat: \`supplier delivered\`, \`supplier failed\`, atau \`supplier send\`.`;
      await notice.notifyOnce({ kind: 'supplier_held', ref: order.code, text });
      return { again: AGAIN };
    },

    orderOf,

    /** Releases the order to the route with this priority, whether or not it was sent there before. */
    async send(code: string, priority: number): Promise<'sent' | 'no order' | 'no route'> {
      const order = await orderOf(code);
      const supply = order && (await supplyOf(database, { id: order.id }));
      if (!supply) return 'no order';
      const route = (await routesOf(order)).find((each) => each.priority === priority);
      if (!route) return 'no route';
      const isReleased = await database.transaction(async (tx) => {
        if (!(await releaseOrder(tx, { id: order.id }))) return false;
        await putAttempt(tx, attemptBy(order, supply, route));
        return true;
      });
      if (!isReleased) return 'no order';
      await requeueJob(database.db, FULFIL, order.id);
      wake();
      return 'sent';
    },
  };
}
