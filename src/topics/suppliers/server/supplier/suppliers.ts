import {
  type BillAnswer,
  type BillRequest,
  type BillToPay,
  DepositShortError,
  type DepositSupplier,
  type Supplier,
  SupplierAwayError,
} from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import { firstTaking, type SupplyRoute } from '../../domain/next-route';
import { type PricedRoute, readRoutes, readSupplierOfBrand } from './route-store';
import { type KnownStanding, readStandings } from './state-store';

/** Sandbox orders without a route have no attempts. */
export const SANDBOX = 'sandbox';

export interface Suppliers {
  sandbox: Supplier;
  outside: ReadonlyMap<string, DepositSupplier>;
  usual: string;
}

export const supplierNamed = ({ sandbox, outside }: Suppliers, name: string): Supplier | null =>
  name === SANDBOX ? sandbox : (outside.get(name) ?? null);

export const routesFor = <Route extends SupplyRoute>(
  { usual }: Suppliers,
  routes: readonly Route[],
  sku: string,
): readonly (Route | SupplyRoute)[] =>
  routes.length > 0 ? routes : [{ supplier: usual, code: sku, max_price: null, falls_over: false }];

/**
 * Routes that this server can use. Empty if none is configured: no other supplier is used instead, because
 * another process may be configured for them.
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

/**
 * Encodes supplier, code and reference of an inquiry (`digiflazz/pln/019…`), because a bill is paid where it
 * was inquired.
 */
const referenceOf = ({ supplier, code }: SupplyRoute, reference: string): string =>
  [supplier, encodeURIComponent(code), reference].join('/');

export function billRoute({
  reference,
}: BillToPay): { supplier: string; code: string; reference: string } | null {
  const [supplier, code, own] = reference.split('/');
  return supplier && code && own ? { supplier, code: decodeURIComponent(code), reference: own } : null;
}

/** Known supplier state; open if never checked. */
type Known = Partial<Pick<KnownStanding, 'trouble' | 'deposit'>> | undefined;

const tooShort = () => new DepositShortError('the deposit does not pay this order');

/** Reason why a supplier refuses an order of this cost (null if unknown); null if it accepts. */
export function refusalOf(standing: Known, cost: number | null): SupplierAwayError | null {
  if (standing?.trouble)
    return new SupplierAwayError(`the supplier takes no orders now: ${standing.trouble}`);
  const isPaid = (cost ?? 0) <= (standing?.deposit ?? Number.POSITIVE_INFINITY);
  return isPaid ? null : tooShort();
}

/**
 * Combines all suppliers for calls before money moves: uses the first route whose supplier is open and whose
 * deposit suffices. Throws SupplierAwayError if there is none, DepositShortError if only deposits are too
 * small.
 */
export function asOne(database: Database, suppliers: Suppliers): Supplier {
  const { sandbox, outside, usual } = suppliers;
  /** Suppliers not configured here are not checked, so none is reported closed. */
  const known = async (): Promise<ReadonlyMap<string, KnownStanding>> =>
    new Map(outside.size > 0 ? (await readStandings(database)).map((one) => [one.supplier, one]) : []);
  /** `dear`: suppliers whose deposit is too small for it. */
  const openRoute = async (sku: string, own: number | null, dear: readonly string[] = []) => {
    const [routes, standing] = await Promise.all([readRoutes(database, { sku }), known()]);
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
  /**
   * The cost of a bill is known only from its answer: tries the next supplier if the deposit is too small.
   */
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
    // The simulated market covers only sandbox items.
    changesAfter: async (moment) => (usual === SANDBOX ? sandbox.changesAfter(moment) : []),
    // The sandbox invents names, which must not be shown for real deliveries.
    async checkNickname(request) {
      const name =
        usual === SANDBOX
          ? await readSupplierOfBrand(database, { brand: request.brandKey, inside: SANDBOX })
          : usual;
      const supplier = supplierNamed(suppliers, name ?? SANDBOX);
      if (!supplier) throw new SupplierAwayError('this server was not set up for the supplier of this brand');
      return supplier.checkNickname(request);
    },
  };
}
