import type { SupplyRoute } from '../../../../src/core/supply/next-route';
import { isAt, type Place, placesSince } from '../../../../src/core/supply/restored';
import type { Database, Db } from '../../../db/client';
import type { JobResult } from '../../../jobs/job';
import { requeueJob } from '../../../jobs/queue';
import type { NoticeService } from '../../ground/notice/service';
import { type PendingOrder, pendingOrderOf } from '../transaction/end-order';
import { FULFIL } from '../transaction/fulfil';
import { attemptBy, attemptId } from './attempt-by';
import { lockedSupply, putAttempt, type Supply, supplyOf } from './attempt-store';
import { notePlace } from './restored-store';
import { keptRoutes } from './route-store';
import { routesFor, type Suppliers } from './suppliers';
import { ordersAstray, pendingId, type WaitingOrder } from './waiting-store';

/** Milliseconds after which an order that waits for somebody's word is looked at again: its routes may be others. */
const AGAIN = 60_000;

export interface AstrayParts {
  database: Database;
  suppliers: Suppliers;
  notice: Pick<NoticeService, 'tellOnce'>;
  wake: () => void;
}

export type Astray = ReturnType<typeof createAstray>;

interface NamedPlace extends Place {
  /** What it would know the order by, whether it was sent there or not. */
  reference: string;
}

const referenced = (order: PendingOrder, { attempts }: Supply, places: readonly Place[]): NamedPlace[] =>
  places.map(({ supplier, code }) => {
    const known = attempts.find((attempt) => isAt(attempt, { supplier, code }));
    return { supplier, code, reference: known?.reference ?? attemptId(order, { supplier, code }) };
  });

const joined = <T>(places: readonly T[], word: (place: T) => string): string =>
  places.map(word).join(', ') || '-';

/**
 * Orders older than a restore that may have gone to one of several suppliers since the backup. Asking is buying there where
 * nobody has heard of the order, so that they wait for whoever has looked.
 */
export function createAstray({ database, suppliers, notice, wake }: AstrayParts) {
  /** Null for an order that goes on by itself: there is one place alone where it can be. */
  const placesOf = (order: PendingOrder, { is_astray, routes, attempts }: Supply): Place[] | null => {
    if (!is_astray || order.bill) return null;
    const places = placesSince(routesFor(suppliers, routes, order.sku), attempts);
    return places.length === 1 ? null : places;
  };

  /** How one stands that still waits so, while nobody else takes it anywhere, or ends it, before the commit of `tx`. */
  const locked = async (tx: Db, order: PendingOrder): Promise<Supply | null> => {
    const supply = await lockedSupply(tx, order.id);
    return supply && placesOf(order, supply) && supply;
  };

  /** Null when it is none of them. */
  const found = async (id: string) => {
    const [order, supply] = await Promise.all([pendingOrderOf(database, id), supplyOf(database, id)]);
    const places = order && supply && placesOf(order, supply);
    return places ? { order, supply, places } : null;
  };
  const foundByCode = async (code: string) => {
    const id = await pendingId(database, code);
    return id === null ? null : found(id);
  };

  /** It is there alone from now on, to be asked about in its turn. False when it waits so no more. */
  const putAt = (order: PendingOrder, route: SupplyRoute): Promise<boolean> =>
    database.transaction(async (tx) => {
      const supply = await locked(tx, order);
      if (supply) await putAttempt(tx, attemptBy(order, supply, route));
      return supply !== null;
    });

  return {
    /** Null when it goes on. */
    async rests(order: PendingOrder, supply: Supply): Promise<JobResult | null> {
      // Where a standby took over while the servers run, the first order notices it: those after it are none of then.
      if (supply.is_astray) await notePlace(database);
      const places = placesOf(order, supply);
      if (!places) return null;
      const sought = joined(
        referenced(order, supply, places),
        ({ supplier, code, reference }) => `${supplier} ${code} (${reference})`,
      );
      const text = `Setelah data dipulihkan, tidak diketahui ke mana pesanan ini sudah dikirim. Cari nomor referensinya: ${sought}. Lalu catat: \`supplier delivered\`, \`supplier failed\`, atau \`supplier send\`. Sampai saat itu pesanan menunggu.`;
      await notice.tellOnce({ kind: 'supplier_astray', ref: order.code, text });
      return { again: AGAIN };
    },

    /** The order with this code, when it waits so. */
    orderOf: async (code: string): Promise<PendingOrder | null> => (await foundByCode(code))?.order ?? null,

    /** False when it waits so no more: whoever ends it with the commit of `tx` comes too late. */
    isWaiting: async (tx: Db, order: PendingOrder): Promise<boolean> => (await locked(tx, order)) !== null,

    /** For a list of what waits. */
    async waiting(): Promise<WaitingOrder[]> {
      const rows = (await ordersAstray(database)).map(async ({ id, since }): Promise<WaitingOrder[]> => {
        const one = await found(id);
        if (!one) return [];
        const { order, supply, places } = one;
        const where = joined(places, ({ supplier: name, code }) => `${name} ${code}`);
        return [
          {
            ...{ order: order.code, since, calls: 0 },
            supplier: joined([...new Set(places.map((place) => place.supplier))], String),
            reference: joined(referenced(order, supply, places), (place) => place.reference),
            answer: `since a restore: look there for its references (${where}; ${order.destination || '-'})`,
          },
        ];
      });
      return (await Promise.all(rows)).flat();
    },

    /** Lets one go on by the route at this place of its item, whether it was sent there before or not. */
    async send(code: string, priority: number): Promise<'sent' | 'no order' | 'no route'> {
      const astray = await foundByCode(code);
      if (!astray) return 'no order';
      const routes = await keptRoutes(database, astray.order.sku);
      const route = routes.find((each) => each.priority === priority);
      if (!route) return 'no route';
      if (!(await putAt(astray.order, route))) return 'no order';
      await requeueJob(database.db, FULFIL, astray.order.id);
      wake();
      return 'sent';
    },

    /** A supplier has told by itself that it has made something under this reference: the order that it belongs to is there. */
    async takeUp(supplier: string, reference: string): Promise<boolean> {
      for (const { id } of await ordersAstray(database)) {
        const one = await found(id);
        if (!one) continue;
        const { order, supply, places } = one;
        const named = referenced(order, supply, places).find(
          (place) => place.supplier === supplier && place.reference === reference,
        );
        const route =
          named && routesFor(suppliers, supply.routes, order.sku).find((each) => isAt(each, named));
        if (route) return putAt(order, route);
      }
      return false;
    },
  };
}
