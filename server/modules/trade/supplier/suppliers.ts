import { firstTaking, type SupplyRoute } from '../../../../src/core/supply/next-route';
import {
  type BillAnswer,
  type BillRequest,
  type BillToPay,
  DepositShortError,
  type DepositSupplier,
  type Supplier,
  SupplierAwayError,
} from '../../../adapters/supplier/supplier';
import type { Database } from '../../../db/client';
import { type PricedRoute, routesOf, supplierOfBrand } from './route-store';
import { type KnownStanding, standings } from './state-store';

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
export const routesFor = <Route extends SupplyRoute>(
  { usual }: Suppliers,
  routes: readonly Route[],
  sku: string,
): readonly (Route | SupplyRoute)[] =>
  routes.length > 0 ? routes : [{ supplier: usual, code: sku, max_price: null, falls_over: false }];

/**
 * Of these the ones that this server can take. None is left where it was not set up for any: then nobody else is asked
 * instead, because another process may be set up for them.
 */
export function usableRoutes<Route extends SupplyRoute>(
  suppliers: Suppliers,
  routes: readonly Route[],
): Route[] {
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

/** What is known of a supplier; one never looked at is open. */
type Known = Partial<Pick<KnownStanding, 'trouble' | 'deposit'>> | undefined;

const tooShort = () => new DepositShortError('the deposit does not pay this order');

/** Why a supplier takes no order now that costs us so many rupiah (null: nobody knows yet); null where it takes it. */
export function refusalOf(standing: Known, cost: number | null): SupplierAwayError | null {
  if (standing?.trouble)
    return new SupplierAwayError(`the supplier takes no orders now: ${standing.trouble}`);
  const isPaid = (cost ?? 0) <= (standing?.deposit ?? Number.POSITIVE_INFINITY);
  return isPaid ? null : tooShort();
}

/**
 * All of them as one, for what is asked before money moves: each question goes to the first route of its item whose
 * supplier takes orders now, and has enough of our money for this one. Throws SupplierAwayError when none does,
 * DepositShortError when money alone is what is missing everywhere.
 */
export function asOne(database: Database, suppliers: Suppliers): Supplier {
  const { sandbox, outside, usual } = suppliers;
  /** Nobody looks after suppliers that this server was not set up for, so that none is told to be closed. */
  const known = async (): Promise<ReadonlyMap<string, KnownStanding>> =>
    new Map(outside.size > 0 ? (await standings(database)).map((one) => [one.supplier, one]) : []);
  /** `dear`: suppliers whose deposit is known to be too small for it. */
  const openRoute = async (sku: string, own: number | null, dear: readonly string[] = []) => {
    const [routes, standing] = await Promise.all([routesOf(database, sku), known()]);
    const refusals: SupplierAwayError[] = [];
    const takes = ({ supplier, price }: PricedRoute): boolean => {
      const refusal =
        refusalOf(standing.get(supplier), price ?? own) ?? (dear.includes(supplier) ? tooShort() : null);
      if (refusal) refusals.push(refusal);
      return !refusal;
    };
    const route = firstTaking<PricedRoute>(usableRoutes(suppliers, routesFor(suppliers, routes, sku)), takes);
    const supplier = route && supplierNamed(suppliers, route.supplier);
    if (supplier) return { route, supplier, standing: standing.get(route.supplier) };
    throw (
      refusals.find((refusal) => !(refusal instanceof DepositShortError)) ??
      refusals[0] ??
      new SupplierAwayError('this server was not set up for a supplier of this item')
    );
  };
  /** What a bill costs its answer says: where the deposit does not pay it, the next supplier is asked. */
  const inquire = async (request: BillRequest, dear: readonly string[] = []): Promise<BillAnswer> => {
    const { supplier, route, standing } = await openRoute(request.sku, null, dear);
    const answer = await supplier.inquire({ ...request, sku: route.code });
    if (answer.state !== 'found' || route.supplier === SANDBOX) return answer;
    if (refusalOf(standing, answer.cost)) return inquire(request, [...dear, route.supplier]);
    return { ...answer, reference: referenceOf(route, answer.reference) };
  };
  return {
    ...sandbox,
    async quote(request) {
      const { supplier, route } = await openRoute(request.sku, request.price);
      return supplier.quote({ ...request, sku: route.code });
    },
    inquire: (request) => inquire(request),
    // The market of the sandbox is of what is bought there.
    toldAfter: async (moment) => (usual === SANDBOX ? sandbox.toldAfter(moment) : []),
    // The sandbox invents names: nobody is shown one where the goods come from outside.
    async checkNickname(request) {
      const name = usual === SANDBOX ? await supplierOfBrand(database, request.brandKey, SANDBOX) : usual;
      const supplier = supplierNamed(suppliers, name ?? SANDBOX);
      if (!supplier) throw new SupplierAwayError('this server was not set up for the supplier of this brand');
      return supplier.checkNickname(request);
    },
  };
}
