import type { SupplyRoute } from '../../../../src/core/supply/next-route';
import {
  type BillAnswer,
  type BillToPay,
  type DepositSupplier,
  type Supplier,
  SupplierAwayError,
} from '../../../adapters/supplier/supplier';
import type { Database } from '../../../db/client';
import { routesOf } from './route-store';
import { closedSuppliers } from './state-store';

/** Whose orders leave no attempts where they have no route. */
export const SANDBOX = 'sandbox';

/** Whom we can buy from. */
export interface Suppliers {
  sandbox: Supplier;
  /** Those outside, by their names; empty: the sandbox alone. */
  outside: ReadonlyMap<string, DepositSupplier>;
  /** Whom an item without a route is bought from. */
  usual: string;
}

/** Null for a name that this server was not set up for. */
export const supplierNamed = ({ sandbox, outside }: Suppliers, name: string): Supplier | null =>
  name === SANDBOX ? sandbox : (outside.get(name) ?? null);

/** Where an item is bought: its own routes, or from the usual supplier, which knows it by our SKU. */
export const routesFor = (
  { usual }: Suppliers,
  routes: readonly SupplyRoute[],
  sku: string,
): readonly SupplyRoute[] =>
  routes.length > 0 ? routes : [{ supplier: usual, code: sku, max_price: null, falls_over: false }];

/**
 * Of these the ones that this server can take. None is left where it was not set up for any: then nobody else is asked
 * instead, because another process may be set up for them.
 */
export function usableRoutes(suppliers: Suppliers, routes: readonly SupplyRoute[]): SupplyRoute[] {
  const last = routes.findIndex(
    ({ supplier, falls_over }) => !falls_over && !supplierNamed(suppliers, supplier),
  );
  const reachable = last === -1 ? routes : routes.slice(0, last);
  return reachable.filter(({ supplier }) => supplierNamed(suppliers, supplier));
}

/** A bill is paid where it was asked for: `digiflazz/pln/019…` says where, by which code and under which name. */
const referenceOf = ({ supplier, code }: SupplyRoute, reference: string): string =>
  [supplier, encodeURIComponent(code), reference].join('/');

/** Null for a bill that the sandbox answered. */
export function billRoute({
  reference,
}: BillToPay): { supplier: string; code: string; reference: string } | null {
  const [supplier, code, own] = reference.split('/');
  return supplier && code && own ? { supplier, code: decodeURIComponent(code), reference: own } : null;
}

/**
 * All of them as one, for what is asked before money moves: each question goes to the first route of its item whose
 * supplier takes orders now. Throws SupplierAwayError when none does.
 */
export function asOne(database: Database, suppliers: Suppliers): Supplier {
  const { sandbox, outside, usual } = suppliers;
  /** Nobody looks after suppliers that this server was not set up for, so that none is told to be closed. */
  const closed = async (): Promise<ReadonlySet<string>> =>
    outside.size > 0 ? closedSuppliers(database) : new Set();
  const openRoute = async (sku: string): Promise<{ route: SupplyRoute; supplier: Supplier }> => {
    const [routes, away] = await Promise.all([routesOf(database, sku), closed()]);
    for (const route of usableRoutes(suppliers, routesFor(suppliers, routes, sku))) {
      const supplier = supplierNamed(suppliers, route.supplier);
      if (supplier && !away.has(route.supplier)) return { route, supplier };
      if (!route.falls_over) break;
    }
    throw new SupplierAwayError('no supplier of this item takes orders now');
  };
  return {
    ...sandbox,
    async quote(request) {
      const { supplier, route } = await openRoute(request.sku);
      return supplier.quote({ ...request, sku: route.code });
    },
    async inquire(request): Promise<BillAnswer> {
      const { supplier, route } = await openRoute(request.sku);
      const answer = await supplier.inquire({ ...request, sku: route.code });
      if (answer.state !== 'found' || route.supplier === SANDBOX) return answer;
      return { ...answer, reference: referenceOf(route, answer.reference) };
    },
    // The market of the sandbox is of what is bought there.
    toldAfter: async (moment) => (usual === SANDBOX ? sandbox.toldAfter(moment) : []),
    checkNickname: (request) => (outside.get(usual) ?? sandbox).checkNickname(request),
  };
}
